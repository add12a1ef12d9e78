import "~/lib/zod-config";
import { and, desc, eq, lt, or, gte, type SQL } from "drizzle-orm";
import { z } from "zod";
import { db } from "~/db/client.server";
import { auditEntries } from "~/db/schema.server";
import { toTimeRange } from "~/lib/day-range";
import { optionalDay } from "~/lib/day-schema";
import { readFields } from "~/lib/parse-form";
import { cleanLine } from "~/lib/text";
import { auditActions } from "./actions";

export type AuditEntry = typeof auditEntries.$inferSelect;

const pageSize = 50;
/** Longer than any account's email. */
const maxPerson = 320;

/** The query string of the audit page. An invalid parameter is ignored. */
const querySchema = z.object({
  action: z.enum(auditActions).optional().catch(undefined),
  /** The email of the acting or the changed account. */
  person: z.string().overwrite(cleanLine).trim().min(1).max(maxPerson).optional().catch(undefined),
  /** A day in Pacific time. */
  day: optionalDay,
  /** The id of the previous page's last entry. */
  after: z.coerce.number().int().positive().optional().catch(undefined),
});

type AuditFilter = z.output<typeof querySchema>;

/** Reads the filter from a query string. Never throws: an invalid parameter is ignored. */
export function readAuditQuery(search: URLSearchParams): AuditFilter {
  return querySchema.parse(readFields(search, querySchema));
}

/** Returns a page of matching entries, newest first, and the `after` of the next page if there is one. */
export async function listAudit(query: AuditFilter) {
  const found = await db()
    .select()
    .from(auditEntries)
    .where(toAuditCondition(query))
    .orderBy(desc(auditEntries.id))
    .limit(pageSize + 1);
  const entries = found.slice(0, pageSize);
  return { entries, next: found.length > pageSize ? entries.at(-1)?.id : undefined };
}

function toAuditCondition({ action, person, day, after }: AuditFilter): SQL | undefined {
  const { since, before } = toTimeRange({ from: day, to: day });
  return and(
    action && eq(auditEntries.action, action),
    person === undefined ? undefined : or(eq(auditEntries.actor, person), eq(auditEntries.subject, person)),
    since ? gte(auditEntries.createdAt, since) : undefined,
    before ? lt(auditEntries.createdAt, before) : undefined,
    after === undefined ? undefined : lt(auditEntries.id, after),
  );
}
