import { z } from "zod";
import { optionalText } from "~/lib/text-fields";
import { readCursor } from "~/lib/to-page";
import * as errors from "~/messages/api";
import { id as idDescription } from "~/messages/api-reference";
import * as text from "~/messages/api-reference-v1";
import * as conversation from "~/messages/conversation";
import * as language from "~/messages/locale";

/** An id in a path. */
export const id = z.uuid().meta({ description: idDescription });

/** A timestamp in a response: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime({ precision: 3 }).meta({ examples: ["2026-12-11T17:30:00.000Z"] });

/** A whole number in a query, at least 1. */
export function count(max: number, description: string) {
  const message = errors.wholeNumber(max.toLocaleString(language.locale));
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(max, message))
    .optional()
    .meta({ description, override: { type: "integer", minimum: 1, maximum: max, pattern: undefined } });
}

/** `?page=` of a list. */
export const page = (description: string) => count(1_000_000, description);

/** The header that makes a request safe to repeat. */
export function idempotencyKey(description: string) {
  return z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, errors.idempotencyKey)
    .optional()
    .meta({ description });
}

/** A day in a query, such as `2026-12-11`. */
export const day = (description: string) => z.iso.date(errors.dayFormat).optional().meta({ description });

/** The id of a booking in a path. */
export const bookingPath = z.object({ id });

/** What a call about one booking has. */
export const ofBooking = { params: bookingPath, problems: { 404: text.problems[404] } };

const idempotency = { "Idempotency-Key": idempotencyKey(text.headers.idempotencyKey) };

/** The headers of a write that contradicts nothing that others do, such as a message. */
export const repeatable = z.object(idempotency);

/** The headers of a write that others may contradict: `If-Match` has the `ETag` that the caller has seen. */
export function conditional(description: string) {
  const ifMatch = z
    .string()
    .regex(/^"\d{1,15}"$/, errors.etagFormat)
    .optional()
    .meta({ description, examples: ['"17"'] });
  return z.object({ ...idempotency, "If-Match": ifMatch });
}

/** A success that returns something with its `ETag`. */
export function tagged<Body extends z.ZodType>({ done, etag }: { done: string; etag: string }, body: Body) {
  const headers = z.object({ ETag: z.string().meta({ description: etag }) });
  return { status: 200, description: done, headers, body } as const;
}

const limit = count(100, text.limit);

/** A moment in a request: ISO 8601 in any time zone, without years such as 0, which PostgreSQL does not have. */
export const moment = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .transform((typed) => new Date(typed))
    .refine((date) => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() < 3000, {
      error: errors.yearFormat,
    })
    .meta({ description, override: { type: "string", format: "date-time" } });

/** The query of a list in pages, by time. */
export const pages = {
  cursor: z
    .string()
    .transform((typed, context) => {
      const position = readCursor(typed);
      if (position) return position;
      context.addIssue({ code: "custom", message: errors.cursorFormat });
      return z.NEVER;
    })
    .optional()
    .meta({ description: text.cursor, override: { type: "string" } }),
  limit,
};

/** The query of a list in pages, by a number. */
export const numberedPages = z.object({
  cursor: count(1e9 - 1, text.cursor).meta({ override: { type: "string", pattern: "^\\d+$" } }),
  limit,
});

/** A whole list. */
export function listOf<Item extends z.ZodType>(items: Item) {
  return z.object({ items: z.array(items) });
}

/** One page of a list. */
export function pageOf<Item extends z.ZodType>(items: Item) {
  return listOf(items).extend({ nextCursor: z.string().nullable().meta({ description: text.nextCursor }) });
}

/** The email to the customer that goes with a change. */
export const mailProperties = {
  sendMail: z.boolean().default(true).meta({ description: text.mail.sendMail }),
  mailText: optionalText(() => conversation.mail).meta({ description: text.mail.mailText }),
};
