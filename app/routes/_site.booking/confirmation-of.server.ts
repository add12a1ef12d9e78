import { formatPacificLong } from "~/booking/pacific-time";
import { formatReference } from "~/booking/reference";
import type { bookings } from "~/db/schema.server";
import { filesOfBooking } from "~/files/files.server";

/** What the visitor keeps of a submitted booking. */
export async function confirmationOf(booking: typeof bookings.$inferSelect) {
  const files = await filesOfBooking(booking.id);
  return {
    reference: formatReference(booking.reference),
    fullName: booking.fullName,
    scanType: booking.scanType,
    preferredDate: booking.preferredDate && formatPacificLong(booking.preferredDate),
    serviceLocation: booking.serviceLocation,
    files: files.length,
    receivedAt: formatPacificLong(booking.createdAt),
    contactMethod: booking.contactMethod,
  };
}
