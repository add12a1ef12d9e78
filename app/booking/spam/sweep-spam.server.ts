import { and, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { eraseBookings } from "~/booking/erase/erase-bookings.server";
import { repeatBatches, countDue } from "~/db/batches.server";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { log } from "~/process/log.server";
import { spamDays } from "./spam-days";

/** Bookings, and client addresses, that one statement takes; and the most that one sweep does. The next sweep continues. */
const batchSize = 200;
const maxSwept = 2_000;

const daysBefore = (now: Date) => sql`${sqlTime(now)} - make_interval(days => ${spamDays}::int)`;
const isOldSpam = (now: Date) => lt(bookings.spamAt, daysBefore(now));
const isErasable = (now: Date) =>
  and(isNotNull(bookings.clientAddress), lt(bookings.createdAt, daysBefore(now)));

/**
 * Removes bookings that were marked as spam 30 days ago, with everything that belongs to them. Each is a transaction of its own, so
 * that no lock is held for long. One whose mail is being sent is left for the next sweep.
 *
 * @param now the time by which the 30 days are over
 * @returns the number of removed bookings, at most 2,000
 */
export async function sweepSpam(now: Date): Promise<number> {
  const isOld = isOldSpam(now);
  const old = await db().select({ id: bookings.id }).from(bookings).where(isOld).limit(maxSwept);
  const erased = await eraseBookings(
    old.map(({ id }) => id),
    { mode: "erase", condition: isOld },
  );
  if (erased.length > 0) log.info({ event: "spam-removed", removed: erased.length }, "Removed old spam");
  return erased.length;
}

/**
 * Erases the network addresses of bookings that arrived 30 days ago. Not by `booking/change/`, which opens a transaction for each booking: an address is no part of the history.
 */
export async function sweepClientAddresses(now: Date): Promise<void> {
  await repeatBatches({ size: batchSize, max: maxSwept }, async () => {
    const batch = db().select({ id: bookings.id }).from(bookings).where(isErasable(now)).limit(batchSize);
    const erased = await db()
      .update(bookings)
      .set({ clientAddress: null })
      .where(inArray(bookings.id, batch))
      .returning({ id: bookings.id });
    return erased.length;
  });
}

/** Counts the spam that is removed at `now`, among all spam. */
export function countOldSpam(now: Date) {
  return countDue(bookings, isOldSpam(now), isNotNull(bookings.spamAt));
}

/** Counts the client addresses that are erased at `now`, among all. */
export function countOldClientAddresses(now: Date) {
  return countDue(bookings, isErasable(now), isNotNull(bookings.clientAddress));
}
