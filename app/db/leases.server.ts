import { and, eq, getTableName, type SQL, sql } from "drizzle-orm";
import { db } from "./client.server";
import type { mails, webhookCalls } from "./schema.server";

/**
 * A table whose rows wait for a worker of any process. A worker owns the rows that it has claimed until their lease ends. If its process is
 * killed, another worker claims the rows after the end of the lease.
 */
type LeasedTable = typeof mails | typeof webhookCalls;

const leaseSeconds = 60;

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds}::int)`;

export function lease(table: LeasedTable, worker: string) {
  return { leasedUntil: leaseEnd, leasedBy: worker, attempts: sql`${table.attempts} + 1` };
}

/** The condition for a row that is due and that no worker owns. */
export const isDue = sql`state = 'waiting' and next_attempt_at <= now() and (leased_until is null or leased_until < now())`;

/** The milliseconds until a worker can claim the first of the waiting rows; null without rows. */
export const untilDue = sql`extract(epoch from min(greatest(next_attempt_at, coalesce(leased_until, next_attempt_at))) - now())::float8 * 1000`;

export async function renewLeases(table: LeasedTable, worker: string): Promise<void> {
  await db().execute(sql`update ${nameOf(table)} set leased_until = ${leaseEnd}
    where leased_by = ${worker}::uuid and leased_until > now()`);
}

/** Ends all leases. Call it only in a process with exclusive use of the database, because a running worker may hold a lease. */
export async function endLeases(table: LeasedTable): Promise<void> {
  await db().execute(sql`update ${nameOf(table)} set leased_until = null, leased_by = null
    where leased_until is not null`);
}

/** Releases claimed rows on which the work has not begun. */
export async function releaseRows(
  table: LeasedTable,
  claimed: readonly { id: string; leasedBy: string }[],
): Promise<void> {
  for (const row of claimed)
    await db().execute(sql`update ${nameOf(table)}
      set leased_until = null, leased_by = null, attempts = attempts - 1 where ${isOwned(table, row)}`);
}

function isOwned(table: LeasedTable, { id, leasedBy }: { id: string; leasedBy: string }): SQL | undefined {
  return and(eq(table.id, id), eq(table.leasedBy, leasedBy));
}

const nameOf = (table: LeasedTable) => sql.identifier(getTableName(table));
