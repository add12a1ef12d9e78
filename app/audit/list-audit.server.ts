import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import { auditEntries } from "~/db/schema.server";
import { isReversed, toTimeRange } from "~/lib/day-range";
import { actionsOf, type AuditFilter } from "./filter";

export type AuditEntry = typeof auditEntries.$inferSelect;

const pageSize = 50;
/** Accounts that the filter offers at most. */
const maxPeople = 200;

/** Returns a page of the entries that match a filter, newest first, and the `after` of the next page if there is one. */
export async function listAudit(filter: AuditFilter, after: number | undefined) {
  const found = await readAudit(filter, after, pageSize + 1);
  const entries = found.slice(0, pageSize);
  return { entries, next: found.length > pageSize ? entries.at(-1)?.id : undefined };
}

/** Returns up to `limit` entries that match a filter, newest first. */
export async function readAudit(
  filter: AuditFilter,
  after: number | undefined,
  limit: number,
): Promise<AuditEntry[]> {
  if (isReversed(filter)) return [];
  return db()
    .select()
    .from(auditEntries)
    .where(and(toCondition(filter), after === undefined ? undefined : lt(auditEntries.id, after)))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

/** Returns the number of entries that match a filter. */
export async function countAudit(filter: AuditFilter): Promise<number> {
  return isReversed(filter) ? 0 : db().$count(auditEntries, toCondition(filter));
}

function toCondition({ what, person, ...days }: AuditFilter): SQL | undefined {
  const { since, before } = toTimeRange(days);
  return and(
    what && inArray(auditEntries.action, [...actionsOf(what)]),
    person === undefined ? undefined : or(eq(auditEntries.actor, person), eq(auditEntries.subject, person)),
    since ? gte(auditEntries.createdAt, since) : undefined,
    before ? lt(auditEntries.createdAt, before) : undefined,
  );
}

/** Returns the emails of the accounts in the log and of the current ones, by name; at most two hundred. */
export async function listPeople(): Promise<string[]> {
  // Reads one index entry for each account in the log, however many entries it has.
  const found = await rows<{ email: string }>(
    db(),
    sql`with recursive actors(actor) as (
      (select actor from audit_entries where actor > '' order by actor limit 1)
      union all
      select (select entry.actor from audit_entries entry where entry.actor > actors.actor order by entry.actor limit 1)
      from actors where actors.actor is not null
    ), accounts as (select email from users where deactivated_at is null)
    select email from (
      select actor as email from actors where actor is not null union select email from accounts
    ) people order by lower(email), email limit ${maxPeople}::int`,
  );
  return found.map(({ email }) => email);
}
