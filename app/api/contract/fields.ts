import { z } from "zod";
import { optionalText } from "~/lib/text-fields";
import { readCursor } from "~/lib/to-page";
import * as errors from "~/messages/api";
import { id as idDescription } from "~/messages/api-reference";
import * as companyText from "~/messages/api-reference-company";
import * as text from "~/messages/api-reference-v1";
import * as conversation from "~/messages/conversation";
import { type Translation, translations } from "~/messages/languages";
import * as language from "~/messages/locale";
import { omitEmpty } from "~/settings/translated-settings";
import { about, type OperationTexts } from "./operation";

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

/** An `ETag` with a number that rises with every change, and one with a digest of what is stored. */
const etags = {
  number: { pattern: /^"\d{1,15}"$/, examples: ['"17"'] },
  digest: { pattern: /^"[\w-]{1,64}"$/, examples: ['"hSVb1GCpJ2VZ0LzB3XJwNA"'] },
};

/** The headers of a write that others may contradict: `If-Match` has the `ETag` that the caller has seen. */
export function conditional(description: string, kind: keyof typeof etags = "number") {
  const { pattern, examples } = etags[kind];
  const ifMatch = z.string().regex(pattern, errors.etagFormat).optional().meta({ description, examples });
  return z.object({ ...idempotency, "If-Match": ifMatch });
}

/** A success that returns something with its `ETag`. */
export function tagged<Body extends z.ZodType>({ done, etag }: { done: string; etag: string }, body: Body) {
  const headers = z.object({ ETag: z.string().meta({ description: etag }) });
  return { status: 200, description: done, headers, body } as const;
}

/** A call that moves an entry of a list before another one, or to the end. */
export function placing(texts: OperationTexts) {
  return {
    ...about(texts),
    body: z.object({ before: id.nullable().meta({ description: text.before }) }),
    example: { before: null },
    problems: { 404: companyText.entry.unknown },
  } as const;
}

/** A text in other languages, as a request has it: one that is empty or absent is none. */
export function translationsOf<Field extends z.ZodType<string>>(fieldOf: (locale: Translation) => Field) {
  const fields = translations.map((locale) => [locale, fieldOf(locale)] as const);
  return z.object(Object.fromEntries(fields) as Record<Translation, Field>).transform(omitEmpty);
}

/** A text in other languages, as a response has it. */
export const writtenTranslations = z
  .object({ vi: z.string(), "fr-BE": z.string(), "fr-CA": z.string() } satisfies Record<
    Translation,
    z.ZodString
  >)
  .partial()
  .meta({ id: "Translations", description: companyText.translations.written });

const limit = count(100, text.limit);

/** ISO 8601 in any time zone, without years such as 0, which PostgreSQL does not have. */
const anyMoment = z.iso
  .datetime({ offset: true })
  .transform((typed) => new Date(typed))
  .refine((date) => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() < 3000, {
    error: errors.yearFormat,
  });

/** A moment in a request. */
export const moment = (description: string) =>
  anyMoment.meta({ description, override: { type: "string", format: "date-time" } });

/** A moment in a request, or none. */
export const momentOrNull = (description: string) =>
  anyMoment.nullable().meta({ description, override: { type: ["string", "null"], format: "date-time" } });

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
