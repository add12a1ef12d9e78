import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings, files } from "~/db/schema.server";
import { fileStore } from "~/files/configured-store.server";
import { log } from "~/log.server";
import { spamDays } from "./spam-days";

/** Bookings, and addresses, that one statement takes; and the most that one sweep does. The next sweep continues. */
const batchSize = 200;
const maxSwept = 2_000;

const isOld = lt(bookings.spamAt, sql`now() - make_interval(days => ${spamDays}::int)`);

/**
 * Removes bookings that were marked as spam 30 days ago, with everything that belongs to them. Each is a transaction of its own, so
 * that no lock is held for long.
 *
 * @returns the number of removed bookings, at most 2,000
 */
export async function sweepSpam(): Promise<number> {
  let removed = 0;
  while (removed < maxSwept) {
    const old = await db().select({ id: bookings.id }).from(bookings).where(isOld).limit(batchSize);
    for (const { id } of old) if (await removeSpam(id)) removed += 1;
    if (old.length < batchSize) break;
  }
  if (removed > 0) log.info({ event: "spam-removed", removed }, "Removed old spam");
  return removed;
}

/** Checks the mark again under the lock: staff may have undone it meanwhile. The rows of files go before their content. */
async function removeSpam(id: string): Promise<boolean> {
  const stored = await db().transaction(async (transaction) => {
    const [booking] = await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.id, id), isOld))
      .for("update");
    if (!booking) return null;
    const names = await transaction
      .delete(files)
      .where(eq(files.bookingId, id))
      .returning({ storedName: files.storedName });
    await transaction.delete(bookings).where(eq(bookings.id, id));
    return names;
  });
  if (!stored) return false;
  const store = await fileStore();
  for (const { storedName } of stored) await store.remove(storedName);
  return true;
}

/**
 * Erases the network addresses of bookings that arrived 30 days ago. Those that spam came from are in `spam_marks` for as long as
 * they count.
 */
export async function sweepAddresses(): Promise<void> {
  const isErasable = and(
    isNotNull(bookings.clientAddress),
    lt(bookings.createdAt, sql`now() - make_interval(days => ${spamDays}::int)`),
  );
  for (let swept = 0; swept < maxSwept; swept += batchSize) {
    const batch = db().select({ id: bookings.id }).from(bookings).where(isErasable).limit(batchSize);
    const erased = await db()
      .update(bookings)
      .set({ clientAddress: null })
      .where(inArray(bookings.id, batch))
      .returning({ id: bookings.id });
    if (erased.length < batchSize) return;
  }
}
