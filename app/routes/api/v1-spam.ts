import { answerBooking, toFormId } from "~/api/answer-change.server";
import { resource } from "~/api/resource.server";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";

const spam = resource("routes/api/v1-spam", {
  PUT: async ({ params: { id }, body: { isSpam }, headers, session }) => {
    await (isSpam ? markSpam : unmarkSpam)([id], session, toFormId(headers));
    return answerBooking(id);
  },
});

export const loader = spam.loader;
export const action = spam.action;
