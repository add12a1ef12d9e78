import { and, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { eraseBookings } from "~/booking/erase/erase-bookings.server";
import { repeatBatches, countDue } from "~/db/batches.server";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { log } from "~/process/log.server";
import { spamDays } from "./spam-days";

/** Limits for bookings and client addresses: for each statement, and for each sweep. The next sweep continues. */
const batchSize = 200;
const maxSwept = 2_000;

const daysBefore = (now: Date) => sql`${sqlTime(now)} - make_interval(days => ${spamDays}::int)`;
const isOldSpam = (now: Date) => lt(bookings.spamAt, daysBefore(now));
const isErasable = (now: Date) =>
  and(isNotNull(bookings.clientAddress), lt(bookings.createdAt, daysBefore(now)));

/**
 * Removes bookings that were marked as spam 30 days ago, with all their data. Each has its own transaction, so that locks are short. The
 * next sweep retries a booking whose mail is being sent.
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
 * Erases the client addresses of bookings that arrived 30 days ago. Bypasses `booking/change/` and its transaction for each booking,
 * because an address is not part of the history.
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

/** Counts the spam to remove at `now`, and all spam. */
export function countOldSpam(now: Date) {
  return countDue(bookings, isOldSpam(now), isNotNull(bookings.spamAt));
}

/** Counts the client addresses to erase at `now`, and all addresses. */
export function countOldClientAddresses(now: Date) {
  return countDue(bookings, isErasable(now), isNotNull(bookings.clientAddress));
}
