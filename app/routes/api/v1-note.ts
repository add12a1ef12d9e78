import { answerBooking } from "~/api/answer-change.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { removeNote } from "~/booking/record/notes.server";
import { notYourNote, unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/v1-note", {
  DELETE: async ({ params: { id, noteId }, session }) => {
    const outcome = await removeNote(id, noteId, session);
    if (!outcome) return problem(404, unknownBooking);
    return outcome.result === "not-allowed" ? problem(403, notYourNote) : answerBooking(id);
  },
});

export const action = loader;
