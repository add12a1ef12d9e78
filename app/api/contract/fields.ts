import { z } from "zod";
import * as errors from "~/messages/api";
import { id as idDescription } from "~/messages/api-reference";
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
