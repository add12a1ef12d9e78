import { z } from "zod";

/** An id that a path names. */
export const id = z.uuid().meta({ description: "The id, a UUID" });

/** A moment as answers give it: ISO 8601 in UTC. */
export const moment = z.iso.datetime({ precision: 3 }).meta({ examples: ["2026-12-11T17:30:00.000Z"] });

/** A whole number in a query, at least 1. */
export function count(most: number, description: string) {
  const message = `Must be a whole number from 1 to ${most.toLocaleString("en-US")}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(most, message))
    .optional()
    .meta({ description, override: { type: "integer", minimum: 1, maximum: most, pattern: undefined } });
}

/** `?page=` of a list. */
export const page = (description: string) => count(1_000_000, description);
