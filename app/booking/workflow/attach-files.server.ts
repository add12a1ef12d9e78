import { changeAsSoftware } from "~/booking/change/change-booking.server";
import { attachUploads } from "~/files/attach-uploads.server";
import { hourMs } from "~/lib/time";

const attachWindowMs = hourMs;

/**
 * Attaches uploaded files to a booking that was created within the last hour, all or none. Idempotent.
 *
 * @returns the files by name, or the reason for a rejection; null if the booking does not exist
 */
export function attachFiles(bookingId: string, storedNames: string[]) {
  return changeAsSoftware(bookingId, ({ transaction, booking }) => {
    const isOpen = booking.createdAt.getTime() >= Date.now() - attachWindowMs;
    return attachUploads(transaction, booking.id, storedNames, isOpen);
  });
}
