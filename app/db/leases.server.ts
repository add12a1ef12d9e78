import { and, eq, getTableName, type SQL, sql } from "drizzle-orm";
import { db } from "./client.server";
import type { mails, webhookCalls } from "./schema.server";

/**
 * A table whose rows wait until a worker of any process takes them. A worker owns the rows that it has claimed as long as their lease runs;
 * rows whose process ended in the middle are claimed again when it ends.
 */
type LeasedTable = typeof mails | typeof webhookCalls;

/** Seconds for which a worker owns what it has claimed. */
const leaseSeconds = 60;

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds}::int)`;

/** What a claim sets. */
export function lease(table: LeasedTable, worker: string) {
  return { leasedUntil: leaseEnd, leasedBy: worker, attempts: sql`${table.attempts} + 1` };
}

/** The columns of a row that waits and is due, and that no worker has. */
export const isDue = sql`state = 'waiting' and next_attempt_at <= now() and (leased_until is null or leased_until < now())`;

/** The milliseconds until the first of the rows that wait is due and no worker has it; null without rows. */
export const untilDue = sql`extract(epoch from min(greatest(next_attempt_at, coalesce(leased_until, next_attempt_at))) - now())::float8 * 1000`;

/** Extends the leases of a worker. */
export async function renewLeases(table: LeasedTable, worker: string): Promise<void> {
  await db().execute(sql`update ${named(table)} set leased_until = ${leaseEnd}
    where leased_by = ${worker}::uuid and leased_until > now()`);
}

/** Ends all leases. Only for a process that has the database for itself: no other one can be at work. */
export async function endLeases(table: LeasedTable): Promise<void> {
  await db().execute(sql`update ${named(table)} set leased_until = null, leased_by = null
    where leased_until is not null`);
}

/** Gives back rows on which the work has not begun. */
export async function releaseRows(
  table: LeasedTable,
  claimed: readonly { id: string; leasedBy: string }[],
): Promise<void> {
  for (const row of claimed)
    await db().execute(sql`update ${named(table)}
      set leased_until = null, leased_by = null, attempts = attempts - 1 where ${isOwned(table, row)}`);
}

/** Whether a worker still owns a row. */
function isOwned(table: LeasedTable, { id, leasedBy }: { id: string; leasedBy: string }): SQL | undefined {
  return and(eq(table.id, id), eq(table.leasedBy, leasedBy));
}

const named = (table: LeasedTable) => sql.identifier(getTableName(table));
