import { toFormId } from "~/api/answer-change.server";
import { answerDelivery, answerDeliveryChange } from "~/api/answer-delivery.server";
import { resource } from "~/api/resource.server";
import { withdrawDelivery } from "~/booking/delivery/publish-delivery.server";

export const loader = resource("routes/api/v1-delivery", {
  GET: ({ params: { id, deliveryId } }) => answerDelivery(id, deliveryId),
  DELETE: async ({ params: { id, deliveryId }, headers, session }) => {
    const form = { formId: toFormId(headers) };
    const outcome = await withdrawDelivery(id, { deliveryId, form, session });
    return answerDeliveryChange(id, outcome, { id: deliveryId });
  },
});

export const action = loader;
