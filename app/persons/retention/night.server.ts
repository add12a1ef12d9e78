import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import { db, rows } from "~/db/client.server";
import { retentionRuns } from "~/db/schema.server";
import { addDays } from "~/lib/day-range";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { hourMs } from "~/lib/time";
import { log } from "~/process/log.server";

/** The hour in Pacific time from which old data are removed. */
const startHour = 2;
/** Hours without a renewal of its claim after which a process counts as ended. */
const maxSilence = 1;
/** Milliseconds between two renewals. */
const renewalInterval = 60_000;
/** Days for which the counts of a night are stored. */
const keptNights = 400;

export type NightCounts = Record<"canceled" | "done" | "mails" | "logs", number>;

/**
 * Returns the Pacific date of the last 2:00 AM; 1:00 AM after daylight saving time has ended in that night. The work of that night is due
 * until a process has done it.
 */
export function nightOf(now: Date): string {
  return toPacificDay(new Date(now.getTime() - startHour * hourMs));
}

/** Returns the start of the first night after `nightOf(now)`. */
export function nightAfter(now: Date): Date {
  const begin = parsePacific(`${addDays(nightOf(now), 1)}T0${startHour}:00`);
  if (!begin) throw new Error("The next night has no date.");
  return begin;
}

/**
 * Runs a night's work; returns null if it is done or another process runs it. The process renews its claim during the work. When a claim
 * expires, its process has ended, and another process takes it over.
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
          and retention_runs.started_at < now() - make_interval(hours => ${maxSilence})
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
    // The claim lasts for an hour. If all renewals fail until then, another process repeats the work, which does no harm.
    log.warn({ event: "night-not-renewed", err: error }, "Could not renew the claim of a night");
  }
}

export async function isNightOpen(night: string): Promise<boolean> {
  const isDone = and(eq(retentionRuns.night, night), isNotNull(retentionRuns.finishedAt));
  return (await db().$count(retentionRuns, isDone)) === 0;
}

/** Records a night's removals, and adds them to the audit log unless there were none. */
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
