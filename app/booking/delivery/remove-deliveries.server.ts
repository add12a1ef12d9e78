import { and, eq, inArray, lt } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { deliveries, deliveryItems, deliveryShares, publicTours } from "~/db/schema.server";
import { queueRemovals } from "~/files/release-files.server";
import { listReceived, removeReceived } from "~/files/resumable/received-files.server";
import { dayMs, hourMs } from "~/lib/time";

/**
 * Removes a booking's deliveries, items, links and download records, in the transaction that erases the booking or its files. Call
 * `removeReleasedFiles` after the commit. Unfinished uploads end with their row.
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
  await queueRemovals(transaction, storedNames);
  await transaction.delete(deliveryShares).where(eq(deliveryShares.bookingId, bookingId));
  await transaction.delete(publicTours).where(eq(publicTours.bookingId, bookingId));
  await transaction.delete(deliveries).where(eq(deliveries.bookingId, bookingId));
  return storedNames.length;
}

/** Milliseconds for which an upload is kept that nobody continues. */
const maxUnfinishedMs = 7 * dayMs;
/** Milliseconds: the minimum age of a file before its row is searched, longer than any transaction takes. */
const minOrphanMs = hourMs;
const maxPerSweep = 500;

/** Removes uploads that nobody continued for a week, by the age at `now`, and received files of removed items. */
export async function sweepUnfinished(now: Date): Promise<{ unfinished: number; orphans: number }> {
  const isOld = and(
    eq(deliveryItems.state, "receiving"),
    lt(deliveryItems.activeAt, new Date(now.getTime() - maxUnfinishedMs)),
  );
  const old = db().select({ id: deliveryItems.id }).from(deliveryItems).where(isOld).limit(maxPerSweep);
  const items = await db()
    .delete(deliveryItems)
    .where(and(inArray(deliveryItems.id, old), isOld))
    .returning({ id: deliveryItems.id });
  for (const { id } of items) await removeReceived(id);
  return { unfinished: items.length, orphans: await removeOrphans() };
}

/** Uses the process's clock, because the disk stamps files by it. */
async function removeOrphans(): Promise<number> {
  const idle = (await listReceived()).filter(
    ({ modifiedAt }) => modifiedAt.getTime() < Date.now() - minOrphanMs,
  );
  if (idle.length === 0) return 0;
  const ids = idle.map(({ itemId }) => itemId);
  const items = await db()
    .select({ id: deliveryItems.id })
    .from(deliveryItems)
    .where(inArray(deliveryItems.id, ids));
  const known = new Set(items.map(({ id }) => id));
  const orphans = ids.filter((id) => !known.has(id));
  for (const id of orphans) await removeReceived(id);
  return orphans.length;
}
