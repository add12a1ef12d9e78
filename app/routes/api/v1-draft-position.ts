import { answerDeliveryChange } from "~/api/answer-delivery.server";
import { resource } from "~/api/resource.server";
import { moveItem } from "~/booking/delivery/change-draft.server";

export const loader = resource("routes/api/v1-draft-position", {
  PUT: async ({ params: { id, itemId }, body: { before }, session }) =>
    answerDeliveryChange(id, await moveItem({ bookingId: id, session }, itemId, before)),
});

export const action = loader;
