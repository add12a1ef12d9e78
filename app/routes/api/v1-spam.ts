import { answerBooking, toFormId } from "~/api/answer-change.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";
import { unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/v1-spam", {
  PUT: async ({ params: { id }, body: { isSpam }, headers, session }) => {
    const outcome = await (isSpam ? markSpam : unmarkSpam)([id], session, toFormId(headers));
    return outcome ? answerBooking(id) : problem(404, unknownBooking);
  },
});

export const action = loader;
