import { and, eq, inArray, lt } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { deliveries, deliveryItems, deliveryShares } from "~/db/schema.server";
import { noteRemovals } from "~/files/release-files.server";
import { removeReceived } from "~/files/resumable/received-files.server";
import { dayMs } from "~/lib/time";

/**
 * Removes the deliveries of a booking with their items, the links to them, and what is known of downloads, in the transaction of what
 * erases the booking or its files. Call `removeReleasedFiles` after the commit. Uploads under way end with their row.
 *
 * @returns the number of files
 */
export async function removeDeliveries(transaction: Database, bookingId: string): Promise<number> {
  const ofBooking = transaction
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.bookingId, bookingId));
  const removed = await transaction
    .delete(deliveryItems)
    .where(inArray(deliveryItems.deliveryId, ofBooking))
    .returning({ storedName: deliveryItems.storedName });
  const storedNames = removed.flatMap(({ storedName }) => storedName ?? []);
  await noteRemovals(transaction, storedNames);
  await transaction.delete(deliveryShares).where(eq(deliveryShares.bookingId, bookingId));
  await transaction.delete(deliveries).where(eq(deliveries.bookingId, bookingId));
  return storedNames.length;
}

/** How long an upload is kept that nobody continues. */
const unfinishedMs = 7 * dayMs;
const maxPerSweep = 500;

/**
 * Removes files of deliveries that nobody has continued for a week.
 *
 * @param now the time at which their age counts
 * @returns their number
 */
export async function sweepUnfinished(now: Date): Promise<number> {
  const isOld = and(
    eq(deliveryItems.state, "receiving"),
    lt(deliveryItems.activeAt, new Date(now.getTime() - unfinishedMs)),
  );
  const old = db().select({ id: deliveryItems.id }).from(deliveryItems).where(isOld).limit(maxPerSweep);
  const items = await db()
    .delete(deliveryItems)
    .where(and(inArray(deliveryItems.id, old), isOld))
    .returning({ id: deliveryItems.id });
  for (const { id } of items) await removeReceived(id);
  return items.length;
}
