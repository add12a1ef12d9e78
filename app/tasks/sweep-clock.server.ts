import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import { sweepClock } from "~/db/schema.server";
import { dayMs, hourMs } from "~/lib/time";
import { log } from "~/process/log.server";

/**
 * Compares the database's clock with what it said at the last sweep of any process, and remembers it. Says so once in the log when the
 * clock has jumped, and when it is right again.
 *
 * The first sweep of a database has nothing to compare with but the last night in which old data were removed: that is how a database of
 * an older release, or restored from one, remembers.
 */
export async function observeClock() {
  return db().transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into sweep_clock (horizon, seen_at)
      select time, time from (select coalesce(max(started_at), clock_timestamp()) as time from retention_runs) first
      on conflict do nothing`);
    const [memory] = await transaction.select().from(sweepClock).for("update");
    if (!memory) throw new Error("The row of the clock is missing.");
    // Read under the lock: another process may have moved the horizon while this one waited.
    const now = await databaseTime(transaction);
    const step = moveHorizon(memory, now);
    await transaction
      .update(sweepClock)
      .set({ horizon: step.horizon, seenAt: now, state: step.state })
      .where(eq(sweepClock.id, true));
    if (step.state !== memory.state) logChange(step.state, memory.horizon, now);
    return step;
  });
}

function logChange(state: string, horizon: Date, now: Date) {
  const daysMissing = Math.round((now.getTime() - horizon.getTime()) / dayMs);
  const fields = { state, databaseTime: now, horizon, daysMissing };
  if (state === "steady") log.info({ event: "clock-steady", ...fields }, "The clock is right again");
  else
    log.error(
      { event: "clock-jumped", ...fields },
      "The clock has jumped, or the site was off: nothing that is due because of that is removed until an administrator confirms it at /removals",
    );
}

/** `ahead`: more than a day is missing before this sweep. `back`: the clock is before what earlier sweeps have seen. */
export type ClockState = "steady" | "ahead" | "back";

/** What the last sweep has left. */
export interface SweepMemory {
  /** What ended before this time is removed. */
  horizon: Date;
  /** When it began. */
  seenAt: Date;
}

interface Step {
  state: ClockState;
  horizon: Date;
  /** Whether this sweep may remove what ended before the horizon. */
  mayRemove: boolean;
}

/**
 * Decides until when a sweep removes. The horizon follows the clock while no more than a day is missing. Where more is missing, either
 * the clock has jumped or the site was off, which nothing here can tell apart: the horizon stays behind, and from then on moves with the
 * time that passes between sweeps. So what is removed is never removed earlier than after the time that it was promised to be kept,
 * counted in hours in which the site ran.
 *
 * A clock up to an hour behind the horizon was set right. One that is farther behind was wrong before or is wrong now.
 */
export function moveHorizon({ horizon, seenAt }: SweepMemory, now: Date): Step {
  const missing = now.getTime() - horizon.getTime();
  if (missing < -hourMs) return { state: "back", horizon, mayRemove: false };
  if (missing <= dayMs) return { state: "steady", horizon: now, mayRemove: true };
  const passed = now.getTime() - seenAt.getTime();
  const isJump = passed < 0 || passed > dayMs;
  if (isJump) return { state: "ahead", horizon, mayRemove: false };
  return { state: "ahead", horizon: new Date(horizon.getTime() + passed), mayRemove: true };
}
