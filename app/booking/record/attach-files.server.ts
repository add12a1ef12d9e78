import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { attachUploads } from "~/files/attach-uploads.server";
import type { StoredFile } from "~/files/store-records.server";

/** How long after its making a booking still takes files. */
const openMs = 60 * 60_000;

/** The booking was made too long ago to take files. */
export class BookingClosedError extends Error {
  override name = "BookingClosedError";
}

/**
 * Gives uploaded files to a booking that was made within the hour, all or none. Repeating it is harmless, later too.
 *
 * @returns the files in the order of their names; null when there is no such booking
 * @throws {BookingClosedError}
 * @throws {ClaimRefusedError}
 */
export async function attachFiles(bookingId: string, storedNames: string[]): Promise<StoredFile[] | null> {
  return db().transaction(async (transaction) => {
    const [booking] = await transaction
      .select({ id: bookings.id, createdAt: bookings.createdAt })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for("update");
    if (!booking) return null;
    const { attached: claimed, added } = await attachUploads(transaction, booking.id, storedNames);
    // Thrown after the fact: the transaction takes back what was claimed.
    if (added > 0 && booking.createdAt.getTime() < Date.now() - openMs)
      throw new BookingClosedError("The booking takes no more files.");
    return claimed;
  });
}
