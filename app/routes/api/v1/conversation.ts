import { bookingResponse, changeResponse, refusalResponse, toFormId } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { type BookingMessage, pageMessages, sendMessage } from "~/booking/conversation/messages.server";
import { addNote, type BookingNote, pageNotes, removeNote } from "~/booking/conversation/notes.server";
import { type BookingEvent, findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { toCursor, defaultLimit, toCursorPage } from "~/lib/to-page";
import { unknownBooking } from "~/messages/api";
import { noteRefusals } from "~/refusals/booking.server";
import { problem } from "~/server/json-response.server";

export const conversationCalls = {
  "api:v1-events": {
    GET: async ({ params: { id }, query: { cursor: before, limit = defaultLimit } }) => {
      if (!(await findBooking(id))) return problem(404, unknownBooking);
      const events = await findHistory(id, { before, limit: limit + 1 });
      return toCursorPage(events, limit, { show: showEvent, toNext: (last) => String(last.id) });
    },
  },
  "api:v1-messages": {
    GET: async ({ params: { id }, query: { cursor, limit = defaultLimit } }) => {
      if (!(await findBooking(id))) return problem(404, unknownBooking);
      return toCursorPage(await pageMessages(id, limit + 1, cursor), limit, {
        show: showMessage,
        toNext: toCursor,
      });
    },
    POST: async ({ params: { id }, headers, body: { text }, session }) =>
      changeResponse(id, await sendMessage(id, { formId: toFormId(headers), text }, session)),
  },
  "api:v1-notes": {
    GET: async ({ params: { id }, query: { cursor, limit = defaultLimit } }) => {
      if (!(await findBooking(id))) return problem(404, unknownBooking);
      return toCursorPage(await pageNotes(id, limit + 1, cursor), limit, {
        show: showNote,
        toNext: toCursor,
      });
    },
    POST: async ({ params: { id }, headers, body: { text }, session }) => {
      const outcome = await addNote(id, { formId: toFormId(headers), text }, session);
      return outcome ? bookingResponse(id) : problem(404, unknownBooking);
    },
  },
  "api:v1-note": {
    DELETE: async ({ params: { id, noteId }, session }) => {
      const outcome = await removeNote(id, noteId, session);
      if (!outcome) return problem(404, unknownBooking);
      return outcome.result === "done" ? bookingResponse(id) : refusalResponse(noteRefusals, outcome);
    },
  },
} satisfies ApiCalls;

function showEvent({ createdAt, ...event }: BookingEvent) {
  return { ...event, createdAt: createdAt.toISOString() };
}

function showMessage({ id, kind, author, text, proposedAt, createdAt }: BookingMessage) {
  return {
    id,
    kind,
    author,
    text,
    proposedAt: proposedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function showNote({ id, author, text, createdAt }: BookingNote) {
  return { id, author, text, createdAt: createdAt.toISOString() };
}
