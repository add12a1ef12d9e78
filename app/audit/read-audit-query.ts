import "~/lib/zod-config";
import { z } from "zod";
import { optionalDay } from "~/lib/day-schema";
import { readFields } from "~/lib/parse-form";
import { cleanLine } from "~/lib/text";
import { type AuditFilter, auditSubjects } from "./filter";

/** The longest email that an account can have is shorter. */
const maxPerson = 320;

/** The query string of the audit page. An invalid parameter is ignored. */
const auditFilterSchema = z.object({
  what: z.enum(auditSubjects).optional().catch(undefined),
  person: z
    .string()
    .transform((text) => cleanLine(text.slice(0, maxPerson)).trim() || undefined)
    .optional(),
  from: optionalDay,
  to: optionalDay,
});

/** Parses the query string of the audit page. Never throws: invalid parameters are ignored. */
export function readAuditFilter(search: URLSearchParams): AuditFilter {
  return auditFilterSchema.parse(readFields(search, auditFilterSchema));
}

/** Parses `?after=`, the id of the last entry of the page before; undefined for anything else. */
export function readAfter(search: URLSearchParams): number | undefined {
  const text = search.get("after") ?? "";
  const id = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}
