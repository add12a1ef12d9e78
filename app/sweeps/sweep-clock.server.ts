import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import { sweepClock } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { log } from "~/process/log.server";
import { moveHorizon } from "./move-horizon";

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
