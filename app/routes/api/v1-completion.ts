import { answerBooking, toFormId } from "~/api/answer-change.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { setCompletionDate } from "~/booking/record/completion-date.server";
import { unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/v1-completion", {
  PUT: async ({ params: { id }, body: { completionDate }, headers, session }) => {
    const isChanged = await setCompletionDate(id, completionDate, session, toFormId(headers));
    return isChanged === null ? problem(404, unknownBooking) : answerBooking(id);
  },
});

export const action = loader;
