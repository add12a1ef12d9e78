import { sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";

export interface OutboxState {
  /** Mails that wait, 10,000 at most: the count of more takes too long. */
  waiting: number;
  /** Seconds since the oldest of them was queued; 0 if none waits. */
  oldestSeconds: number;
  /** Seconds for which the one that was due first has been due; 0 if none is. A mail that is tried again later is not due. */
  overdueSeconds: number;
}

const maxCount = 10_000;

/** Returns how far behind the sending of mails is. */
export async function readOutboxState(): Promise<OutboxState> {
  const [state] = await rows<{ waiting: number; oldest: number | null; overdue: number | null }>(
    db(),
    sql`with waiting as (
        select created_at, next_attempt_at, leased_until from mails where state = 'waiting'
        order by next_attempt_at, id limit ${maxCount}::int
      )
      select count(*)::int as waiting,
        extract(epoch from now() - min(created_at))::float8 as oldest,
        extract(epoch from now() - min(next_attempt_at)
          filter (where next_attempt_at <= now() and (leased_until is null or leased_until < now())))::float8 as overdue
      from waiting`,
  );
  return {
    waiting: state?.waiting ?? 0,
    oldestSeconds: Math.round(state?.oldest ?? 0),
    overdueSeconds: Math.round(state?.overdue ?? 0),
  };
}
