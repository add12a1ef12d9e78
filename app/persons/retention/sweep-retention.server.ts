import { and, asc, notInArray, type SQL } from "drizzle-orm";
import { eraseBookings, type Erasure, type ErasureMode } from "~/booking/erase/erase-bookings.server";
import { deleteEvents } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { MailUnderWayError, removeOldMails } from "~/mail/remove-mails.server";
import { removalFailures } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import { settings } from "~/settings/settings.server";
import { finishNight, type NightCounts, nightOf, runNight } from "./night.server";
import { type RetentionTimes, toOldRowConditions } from "./retention-rules.server";

/** Rows of one statement, and bookings of one read. Each booking is one transaction. */
const batchSize = 200;
/** Rows of each kind per night. The next night continues. */
const maxPerNight = 50_000;

/**
 * Removes data after their retention time, once a night among all processes. A process that starts later catches up. Canceled and declined
 * requests are erased. Finished ones are anonymized, because the statistics need them. Zero days keep everything. `now` is the time at
 * which the retention times end, and determines the night. Returns the counts; null if the night's work is done already or another process
 * runs it.
 */
export function sweepRetention(now: Date, times: RetentionTimes = settings()): Promise<NightCounts | null> {
  const night = nightOf(now);
  return runNight(night, () => removeOld(night, now, times));
}

async function removeOld(night: string, now: Date, times: RetentionTimes): Promise<NightCounts> {
  const conditions = toOldRowConditions(times, now);
  const removed = {
    canceled: await eraseClosed(conditions.canceled, "erase"),
    done: await eraseClosed(conditions.done, "anonymize"),
    mails: await removeOldMails(conditions.mails, maxPerNight),
    logs: await deleteEvents(conditions.logs, maxPerNight),
  };
  await finishNight(night, removed);
  log.info({ event: "retention-swept", night, ...removed }, "The nightly removal of old data is done");
  return removed;
}

/**
 * Erases each booking in its own transaction. A booking with a mail that is being sent, or whose erasure fails, waits for the next night.
 */
async function eraseClosed(condition: SQL | undefined, mode: ErasureMode): Promise<number> {
  const skipped: string[] = [];
  let erased = 0;
  for (;;) {
    const batch = await db()
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(condition, skipped.length > 0 ? notInArray(bookings.id, skipped) : undefined))
      .orderBy(asc(bookings.stageChangedAt), asc(bookings.id))
      .limit(batchSize);
    for (const { id } of batch) {
      // Rechecked under the booking's lock, because a colleague may reopen it in the meantime.
      const done = await eraseIfPossible(id, { mode, condition, maxWaitMs: 0 });
      if (done) erased++;
      else skipped.push(id);
    }
    if (batch.length < batchSize || erased >= maxPerNight || skipped.length >= batchSize) return erased;
  }
}

async function eraseIfPossible(id: string, erasure: Erasure): Promise<boolean> {
  try {
    return (await eraseBookings([id], erasure)).length > 0;
  } catch (error) {
    if (error instanceof MailUnderWayError) return false;
    removalFailures.inc({ kind: "request" });
    log.error(
      { event: "booking-not-erased", bookingId: id, err: error },
      "An old booking could not be erased",
    );
    return false;
  }
}
