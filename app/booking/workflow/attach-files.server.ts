import { changeAsSoftware } from "~/booking/change/change-booking.server";
import { attachUploads } from "~/files/attach-uploads.server";
import { hourMs } from "~/lib/time";

/** How long after its creation files can be attached to a booking. */
const openMs = hourMs;

/**
 * Attaches uploaded files to a booking that was created within the last hour, all or none. Idempotent, also later.
 *
 * @returns the files in the order of their names, or why they are not attached; null when there is no such booking
 */
export function attachFiles(bookingId: string, storedNames: string[]) {
  return changeAsSoftware(bookingId, ({ transaction, booking }) => {
    const isOpen = booking.createdAt.getTime() >= Date.now() - openMs;
    return attachUploads(transaction, booking.id, storedNames, isOpen);
  });
}
