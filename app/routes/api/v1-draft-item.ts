import { answerDeliveryChange } from "~/api/answer-delivery.server";
import { resource } from "~/api/resource.server";
import { removeItem } from "~/booking/delivery/change-draft.server";
import { removeReleasedFiles } from "~/files/release-files.server";

export const loader = resource("routes/api/v1-draft-item", {
  DELETE: async ({ params: { id, itemId }, session }) => {
    const outcome = await removeItem({ bookingId: id, session }, itemId);
    await removeReleasedFiles();
    return answerDeliveryChange(id, outcome);
  },
});

export const action = loader;
