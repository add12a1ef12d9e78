import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import { db, rows } from "~/db/client.server";
import { retentionRuns } from "~/db/schema.server";
import { addDays } from "~/lib/day-range";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { hourMs } from "~/lib/time";
import { log } from "~/process/log.server";

/** The hour of the night, in Pacific time, from which old data are removed. */
const startHour = 2;
/** Hours after which a process that has neither finished nor renewed its claim counts as ended. */
const longestSilence = 1;
/** Milliseconds between two renewals. */
const renewalInterval = 60_000;
/** Days for which it is known what a night removed. */
const keptNights = 400;

/** What a night removed, by kind. */
export type NightCounts = Record<"canceled" | "done" | "mails" | "logs", number>;

/** Returns the Pacific date of the last 2:00 AM: the night whose work is due, also hours later if no process ran then. */
export function nightOf(now: Date): string {
  return toPacificDay(new Date(now.getTime() - startHour * hourMs));
}

/** Returns when the first night begins that `nightOf(now)` is not. */
export function nightAfter(now: Date): Date {
  const begin = parsePacific(`${addDays(nightOf(now), 1)}T0${startHour}:00`);
  if (!begin) throw new Error("The next night has no date.");
  return begin;
}

/**
 * Runs the work of a night, unless it is done or under way elsewhere: then returns null. The process keeps its claim for as long as the
 * work takes; a claim that is no longer renewed is that of a process that has ended, and is taken over.
 */
export async function runNight<Result>(night: string, work: () => Promise<Result>): Promise<Result | null> {
  if (!(await claimNight(night))) return null;
  const renewal = setInterval(() => void renewClaim(night), renewalInterval);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}

async function claimNight(night: string): Promise<boolean> {
  const claimed = await rows(
    db(),
    sql`insert into retention_runs (night) values (${night}::date)
      on conflict (night) do update set started_at = now()
        where retention_runs.finished_at is null
          and retention_runs.started_at < now() - make_interval(hours => ${longestSilence})
      returning night`,
  );
  return claimed.length > 0;
}

async function renewClaim(night: string): Promise<void> {
  try {
    await db()
      .update(retentionRuns)
      .set({ startedAt: sql`now()` })
      .where(eq(retentionRuns.night, night));
  } catch (error) {
    // The next renewal is early enough. Without it, another process does the work, too, which does no harm.
    log.warn({ event: "night-not-renewed", err: error }, "Could not renew the claim of a night");
  }
}

/** Whether nobody has done a night's work yet. */
export async function isNightOpen(night: string): Promise<boolean> {
  const isDone = and(eq(retentionRuns.night, night), isNotNull(retentionRuns.finishedAt));
  return (await db().$count(retentionRuns, isDone)) === 0;
}

/** Records what a night removed; in the audit log, too, if it was anything. */
export async function finishNight(night: string, removed: NightCounts): Promise<void> {
  const counts = Object.entries(removed).filter(([, count]) => count > 0);
  await db().transaction(async (transaction) => {
    await transaction
      .update(retentionRuns)
      .set({ finishedAt: sql`now()`, removed })
      .where(eq(retentionRuns.night, night));
    await transaction
      .delete(retentionRuns)
      .where(lt(retentionRuns.startedAt, sql`now() - make_interval(days => ${keptNights})`));
    if (counts.length === 0) return;
    const detail = Object.fromEntries(counts.map(([kind, count]) => [kind, String(count)]));
    await recordAudit(transaction, { action: "retention-swept", actor: null, subject: night, detail });
  });
}
