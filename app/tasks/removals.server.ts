import { isNull, sql } from "drizzle-orm";
import { changeAsAdmin } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { afterCommit, db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import type { Database } from "~/db/connection.server";
import { sweepClock, sweepHolds } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { log } from "~/process/log.server";
import { sweeps, type SweptKind } from "./sweeps.server";

/** Why old data are kept: the clock, or a sweep that would remove most of what there is. */
export const holdReasons = ["ahead", "back", "share"] as const;

type HoldReason = (typeof holdReasons)[number];

/** Returns why old data are kept; null when all goes on as it should. */
export async function readHold(database: Database = db()): Promise<HoldReason | null> {
  const [clock] = await database.select({ state: sweepClock.state }).from(sweepClock);
  if (clock && clock.state !== "steady") return clock.state;
  return (await database.$count(sweepHolds, isNull(sweepHolds.confirmedAt))) > 0 ? "share" : null;
}

/** Returns what an administrator has to know to confirm: the times, and how much would go, by kind. */
export async function readRemovals() {
  const now = await databaseTime();
  const [clock] = await db().select({ horizon: sweepClock.horizon }).from(sweepClock);
  const due: Partial<Record<SweptKind, number>> = {};
  for (const { count, countOverdue = count } of sweeps)
    for (const [kind, rows] of Object.entries((await countOverdue?.(now)) ?? {}))
      due[kind as SweptKind] = rows.due;
  return { reason: await readHold(), now, horizon: clock?.horizon ?? now, due };
}

/**
 * Confirms the clock, and that what is due by it goes, however much that is. The next sweep begins within ten minutes. Without a hold
 * nothing changes.
 *
 * @param shownAt the time that the administrator was shown
 * @returns `clock-moved` when the clock has moved by more than a day since then
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function confirmRemovals(
  shownAt: Date,
  session: Session,
): Promise<{ result: "done" } | { result: "clock-moved" }> {
  return changeAsAdmin(session, { act: "removals-confirmed" }, async (transaction) => {
    await transaction.select({ id: sweepClock.id }).from(sweepClock).for("update");
    const now = await databaseTime(transaction);
    const held = await readHold(transaction);
    if (!held) return { result: "done" };
    if (Math.abs(now.getTime() - shownAt.getTime()) > dayMs) return { result: "clock-moved" };
    await transaction.update(sweepClock).set({ horizon: now, seenAt: now, state: "steady" });
    const confirmed = { confirmedAt: sql`now()` };
    await transaction
      .insert(sweepHolds)
      .values(sweeps.filter(({ count }) => count).map(({ name }) => ({ sweep: name, ...confirmed })))
      .onConflictDoUpdate({ target: sweepHolds.sweep, set: confirmed });
    await recordAudit(transaction, { action: "removals-confirmed", actor: session.staff });
    afterCommit(transaction, () =>
      log.warn({ event: "removals-confirmed", reason: held }, "An administrator confirmed the clock"),
    );
    return { result: "done" };
  });
}
