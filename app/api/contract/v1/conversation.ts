import { z } from "zod";
import { id, timestamp } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import { messageSchema } from "~/booking/conversation/message";
import { noteSchema } from "~/booking/record/note";
import * as text from "~/messages/api-reference-v1";
import { changed } from "./bookings";
import { bookingPath, numberedPages, pageOf, pages, repeatable } from "./fields";

const missing = { 404: text.refusals[404] };

const list = { params: bookingPath, query: z.object(pages), refusals: missing };

const message = z
  .object({
    id,
    kind: z.enum(["message", "date-request", "quote-declined", "cancellation"]),
    author: z.string().nullable().meta({ description: text.message.author }),
    text: z.string(),
    proposedAt: timestamp.nullable().meta({ description: text.message.proposedAt }),
    createdAt: timestamp,
  })
  .meta({ id: "Message", description: text.message.message });

export const v1Messages = {
  path: "/api/v1/bookings/{id}/messages",
  operations: {
    GET: {
      ...list,
      summary: text.messages.summary,
      description: text.messages.description,
      success: { status: 200, description: text.messages.done, body: pageOf(message) },
    },
    POST: {
      summary: text.sendMessage.summary,
      description: text.sendMessage.description,
      params: bookingPath,
      headers: repeatable,
      body: messageSchema.pick({ text: true }),
      example: { text: "We’re there at 9:30. Please leave the gate open." },
      success: changed,
      refusals: missing,
    },
  },
} as const satisfies Resource;

const note = z
  .object({ id, author: z.string(), text: z.string(), createdAt: timestamp })
  .meta({ id: "Note", description: text.note.note });

export const v1Notes = {
  path: "/api/v1/bookings/{id}/notes",
  operations: {
    GET: {
      ...list,
      summary: text.notes.summary,
      description: text.notes.description,
      success: { status: 200, description: text.notes.done, body: pageOf(note) },
    },
    POST: {
      summary: text.addNote.summary,
      params: bookingPath,
      headers: repeatable,
      body: noteSchema.pick({ text: true }),
      example: { text: "Order 4711 in the CRM" },
      success: changed,
      refusals: missing,
    },
  },
} as const satisfies Resource;

export const v1Note = {
  path: "/api/v1/bookings/{id}/notes/{noteId}",
  operations: {
    DELETE: {
      summary: text.removeNote.summary,
      description: text.removeNote.description,
      params: bookingPath.extend({ noteId: id }),
      success: changed,
      refusals: { ...missing, ...text.removeNote.refusals },
    },
  },
} as const satisfies Resource;

const event = z
  .object({
    id: z.int(),
    kind: z.string().meta({ description: text.event.kind }),
    actor: z.string().nullable().meta({ description: text.event.actor }),
    detail: z.record(z.string(), z.string()),
    createdAt: timestamp,
  })
  .meta({ id: "Event", description: text.event.event });

export const v1Events = {
  path: "/api/v1/bookings/{id}/events",
  operations: {
    GET: {
      params: bookingPath,
      query: numberedPages,
      summary: text.events.summary,
      description: text.events.description,
      success: { status: 200, description: text.events.done, body: pageOf(event) },
      refusals: missing,
    },
  },
} as const satisfies Resource;
