import { z } from "zod";
import { id, timestamp } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import { messageSchema } from "~/booking/conversation/message";
import { noteSchema } from "~/booking/record/note";
import * as text from "~/messages/api-reference-v1";
import { plainChange } from "./bookings";
import { about, bookingPath, numberedPages, ofBooking, pageOf, pages, reading } from "./fields";

const list = { ...ofBooking, query: z.object(pages) };

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
      ...reading(text.messages, pageOf(message)),
    },
    POST: {
      ...plainChange,
      ...about(text.sendMessage),
      body: messageSchema.pick({ text: true }),
      example: { text: "We’re there at 9:30. Please leave the gate open." },
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
      ...reading(text.notes, pageOf(note)),
    },
    POST: {
      ...plainChange,
      ...about(text.addNote),
      body: noteSchema.pick({ text: true }),
      example: { text: "Order 4711 in the CRM" },
    },
  },
} as const satisfies Resource;

export const v1Note = {
  path: "/api/v1/bookings/{id}/notes/{noteId}",
  operations: {
    DELETE: {
      ...plainChange,
      ...about(text.removeNote),
      params: bookingPath.extend({ noteId: id }),
      refusals: { ...ofBooking.refusals, ...text.removeNote.refusals },
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
      ...ofBooking,
      ...reading(text.events, pageOf(event)),
      query: numberedPages,
    },
  },
} as const satisfies Resource;
