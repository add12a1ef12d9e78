import { answerBooking, toFormId } from "~/api/answer-change.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { addNote, type BookingNote, pageNotes } from "~/booking/record/notes.server";
import { toCursor } from "~/lib/cursor";
import { defaultLimit, toPage } from "~/lib/to-page";
import { unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/v1-notes", {
  GET: async ({ params: { id }, query: { cursor, limit = defaultLimit } }) => {
    if (!(await findBooking(id))) return problem(404, unknownBooking);
    return toPage(await pageNotes(id, limit + 1, cursor), limit, { show, toNext: toCursor });
  },
  POST: async ({ params: { id }, headers, body: { text }, session }) => {
    const outcome = await addNote(id, { formId: toFormId(headers), text }, session);
    return outcome ? answerBooking(id) : problem(404, unknownBooking);
  },
});

function show({ id, author, text, createdAt }: BookingNote) {
  return { id, author, text, createdAt: createdAt.toISOString() };
}

export const action = loader;
