import { z } from "zod";
import { optionalText } from "~/lib/text-fields";
import { readCursor } from "~/lib/to-page";
import * as errors from "~/messages/api";
import { id as idDescription } from "~/messages/api-reference";
import * as text from "~/messages/api-reference-v1";
import * as conversation from "~/messages/conversation";
import * as language from "~/messages/locale";

export const id = z.uuid().meta({ description: idDescription });

export const timestamp = z.iso.datetime({ precision: 3 }).meta({ examples: ["2026-12-11T17:30:00.000Z"] });

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

export const page = (description: string) => count(1_000_000, description);

/** The header that makes a request safe to repeat. */
export function idempotencyKey(description: string) {
  return z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, errors.idempotencyKey)
    .optional()
    .meta({ description });
}

export const day = (description: string) => z.iso.date(errors.dayFormat).optional().meta({ description });

export const bookingPath = z.object({ id });

export const bookingOperation = { params: bookingPath, problems: { 404: text.problems[404] } };

const idempotency = { "Idempotency-Key": idempotencyKey(text.headers.idempotencyKey) };

/** The headers of a write that cannot conflict with another one, such as a message. */
export const repeatableHeaders = z.object(idempotency);

/** The headers of a write that can conflict with another one. `If-Match` contains the `ETag` that the caller has seen. */
export function conditionalHeaders(description: string) {
  const ifMatch = z
    .string()
    .regex(/^"\d{1,15}"$/, errors.etagFormat)
    .optional()
    .meta({ description, examples: ['"17"'] });
  return z.object({ ...idempotency, "If-Match": ifMatch });
}

export function successWithEtag<Body extends z.ZodType>(
  { done, etag }: { done: string; etag: string },
  body: Body,
) {
  const headers = z.object({ ETag: z.string().meta({ description: etag }) });
  return { status: 200, description: done, headers, body } as const;
}

const limit = count(100, text.limit);

/** A moment in a request: ISO 8601 in any time zone, with a year that PostgreSQL supports. */
export const moment = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .transform((typed) => new Date(typed))
    .refine((date) => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() < 3000, {
      error: errors.yearFormat,
    })
    .meta({ description, override: { type: "string", format: "date-time" } });

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

export const numberedPages = z.object({
  cursor: count(1e9 - 1, text.cursor).meta({ override: { type: "string", pattern: "^\\d+$" } }),
  limit,
});

export function listOf<Item extends z.ZodType>(items: Item) {
  return z.object({ items: z.array(items) });
}

export function pageOf<Item extends z.ZodType>(items: Item) {
  return listOf(items).extend({ nextCursor: z.string().nullable().meta({ description: text.nextCursor }) });
}

export const mailProperties = {
  sendMail: z.boolean().default(true).meta({ description: text.mail.sendMail }),
  mailText: optionalText(() => conversation.mail).meta({ description: text.mail.mailText }),
};
