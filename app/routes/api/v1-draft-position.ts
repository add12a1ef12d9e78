import { answerDeliveryChange } from "~/api/answer-delivery.server";
import { resource } from "~/api/resource.server";
import { moveItem } from "~/booking/delivery/change-draft.server";

const position = resource("routes/api/v1-draft-position", {
  PUT: async ({ params: { id, itemId }, body: { before }, session }) =>
    answerDeliveryChange(id, await moveItem({ bookingId: id, session }, itemId, before)),
});

export const loader = position.loader;
export const action = position.action;
