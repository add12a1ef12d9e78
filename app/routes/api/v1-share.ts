import { toFormId } from "~/api/answer-change.server";
import { answerShares } from "~/api/answer-shares.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { endShareAsStaff } from "~/booking/delivery/shares.server";
import { unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/v1-share", {
  DELETE: async ({ params: { id, shareId }, headers, session }) => {
    const outcome = await endShareAsStaff(id, { formId: toFormId(headers), shareId, session });
    return outcome ? answerShares(id) : problem(404, unknownBooking);
  },
});

export const action = loader;
