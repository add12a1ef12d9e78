import { z } from "zod";
import {
  bookingPath,
  id,
  numberedPages,
  bookingOperation,
  pageOf,
  pages,
  timestamp,
} from "~/api/contract/fields";
import { pickOperationTexts, type Resources, toOperation } from "~/api/contract/operation";
import { messageSchema, noteSchema } from "~/booking/conversation/conversation";
import * as text from "~/messages/api-reference-v1";
import { plainChange } from "./bookings";

const list = { ...bookingOperation, query: z.object(pages) };

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

const note = z
  .object({ id, author: z.string(), text: z.string(), createdAt: timestamp })
  .meta({ id: "Note", description: text.note.note });

const event = z
  .object({
    id: z.int(),
    kind: z.string().meta({ description: text.event.kind }),
    actor: z.string().nullable().meta({ description: text.event.actor }),
    detail: z.record(z.string(), z.string()),
    createdAt: timestamp,
  })
  .meta({ id: "Event", description: text.event.event });

export const conversation = {
  "api:v1-messages": {
    GET: {
      ...list,
      ...toOperation(text.messages, pageOf(message)),
    },
    POST: {
      ...plainChange,
      ...pickOperationTexts(text.sendMessage),
      body: messageSchema.pick({ text: true }),
      example: { text: "We’re there at 9:30. Please leave the gate open." },
    },
  },
  "api:v1-notes": {
    GET: {
      ...list,
      ...toOperation(text.notes, pageOf(note)),
    },
    POST: {
      ...plainChange,
      ...pickOperationTexts(text.addNote),
      body: noteSchema.pick({ text: true }),
      example: { text: "Order 4711 in the CRM" },
    },
  },
  "api:v1-note": {
    DELETE: {
      ...plainChange,
      ...pickOperationTexts(text.removeNote),
      params: bookingPath.extend({ noteId: id }),
      problems: { ...bookingOperation.problems, ...text.removeNote.problems },
    },
  },
  "api:v1-events": {
    GET: {
      ...bookingOperation,
      ...toOperation(text.events, pageOf(event)),
      query: numberedPages,
    },
  },
} as const satisfies Resources;
