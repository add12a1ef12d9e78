import { sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import { env } from "~/process/env.server";
import { isFirstOfThread } from "./claim-mails.server";
import { findMailStop } from "./mail-stop.server";

/** Returns whether a mail server is set. Without one, mails wait in the outbox. */
export function hasMailServer(): boolean {
  return env().SMTP_URL !== undefined;
}

interface OutboxState {
  /** Waiting mails, 10,000 at most, because a higher count takes too long. */
  waiting: number;
  /** Mails that a limit holds, 10,000 at most. */
  held: number;
  /** Seconds since the oldest waiting mail was queued; 0 without one. */
  oldestSeconds: number;
  /**
   * Seconds since the first due mail became due; 0 without one. A mail is not due while a worker holds it, before a later retry, or while
   * an earlier mail about the same booking to the same recipient is unsent.
   */
  overdueSeconds: number;
}

const maxCount = 10_000;
const heldCount = sql`select count(*)::int from (select 1 from mails where state = 'held' limit ${maxCount}::int) held`;

export async function readOutboxState(): Promise<OutboxState> {
  const [state] = await rows<{
    waiting: number;
    held: number;
    oldest: number | null;
    overdue: number | null;
  }>(
    db(),
    sql`with waiting as (
        select created_at, next_attempt_at, leased_until, ${isFirstOfThread} as is_next from mails where state = 'waiting'
        order by next_attempt_at, id limit ${maxCount}::int
      )
      select count(*)::int as waiting,
        (${heldCount}) as held,
        extract(epoch from now() - min(created_at))::float8 as oldest,
        extract(epoch from now() - min(next_attempt_at)
          filter (where is_next and next_attempt_at <= now() and (leased_until is null or leased_until < now())))::float8 as overdue
      from waiting`,
  );
  return {
    waiting: state?.waiting ?? 0,
    held: state?.held ?? 0,
    oldestSeconds: Math.round(state?.oldest ?? 0),
    overdueSeconds: Math.round(state?.overdue ?? 0),
  };
}

async function countHeldMails(): Promise<number> {
  const [found] = await rows<{ count: number }>(db(), sql`select (${heldCount}) as count`);
  return found?.count ?? 0;
}

/** Returns the causes of unsent mails. Reports none without a mail server, although all mails wait. */
export async function readMailTrouble() {
  if (!hasMailServer()) return { held: 0, stop: null };
  const [held, stop] = await Promise.all([countHeldMails(), findMailStop()]);
  return { held, stop: stop && { cause: stop.cause, since: stop.since, response: stop.response } };
}
