import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { attachUploads } from "~/files/attach-uploads.server";
import type { StoredFile } from "~/files/stored-files.server";

/** How long after its creation files can be attached to a booking. */
const openMs = 60 * 60_000;

/** The booking was created too long ago to attach files. */
export class BookingClosedError extends Error {
  override name = "BookingClosedError";
}

/**
 * Attaches uploaded files to a booking that was created within the last hour, all or none. Idempotent, also later.
 *
 * @returns the files in the order of their names; null when there is no such booking
 * @throws {BookingClosedError}
 * @throws {AttachRefusedError}
 */
export async function attachFiles(bookingId: string, storedNames: string[]): Promise<StoredFile[] | null> {
  return db().transaction(async (transaction) => {
    const [booking] = await transaction
      .select({ id: bookings.id, createdAt: bookings.createdAt })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for("update");
    if (!booking) return null;
    const { attached, added } = await attachUploads(transaction, booking.id, storedNames);
    // The error rolls the transaction back, and with it what was attached.
    if (added > 0 && booking.createdAt.getTime() < Date.now() - openMs)
      throw new BookingClosedError("Files can no longer be attached to this booking.");
    return attached;
  });
}
