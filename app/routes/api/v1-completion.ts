import { answerBooking, toFormId } from "~/api/answer-change.server";
import { resource } from "~/api/resource.server";
import { setCompletionDate } from "~/booking/record/completion-date.server";

const completion = resource("routes/api/v1-completion", {
  PUT: async ({ params: { id }, body: { completionDate }, headers, session }) => {
    await setCompletionDate(id, completionDate, session, toFormId(headers));
    return answerBooking(id);
  },
});

export const loader = completion.loader;
export const action = completion.action;
