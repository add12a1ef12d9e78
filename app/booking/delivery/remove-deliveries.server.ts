import { eq, inArray } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { deliveries, deliveryItems, deliveryShares } from "~/db/schema.server";
import { noteRemovals } from "~/files/release-files.server";

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
