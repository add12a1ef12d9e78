import { readEtag } from "~/api/answer-change.server";
import { answerDeliveryChange } from "~/api/answer-delivery.server";
import { resource } from "~/api/resource.server";
import { saveDelivery } from "~/booking/delivery/change-draft.server";

export const loader = resource("routes/api/v1-draft", {
  PUT: async ({ params: { id }, headers, body, session }) => {
    const known = readEtag(headers);
    const outcome = await saveDelivery(
      { bookingId: id, session },
      body,
      ({ revision }) => known === undefined || revision === known,
    );
    return answerDeliveryChange(id, outcome);
  },
});

export const action = loader;
