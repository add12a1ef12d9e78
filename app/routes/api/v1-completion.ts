import { answerBooking, toFormId } from "~/api/answer-change.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { setCompletionDate } from "~/booking/record/completion-date.server";
import { unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/v1-completion", {
  PUT: async ({ params: { id }, body: { completionDate }, headers, session }) => {
    const outcome = await setCompletionDate(id, completionDate, session, toFormId(headers));
    return outcome ? answerBooking(id) : problem(404, unknownBooking);
  },
});

export const action = loader;
