import { toFormId } from "~/api/answer-change.server";
import { answerDeliveryChange } from "~/api/answer-delivery.server";
import { resource } from "~/api/resource.server";
import { addLink } from "~/booking/delivery/change-draft.server";

export const loader = resource("routes/api/v1-draft-links", {
  POST: async ({ params: { id }, headers, body, session }) => {
    const acting = { bookingId: id, session, formId: toFormId(headers) };
    return answerDeliveryChange(id, await addLink(acting, body));
  },
});

export const action = loader;
