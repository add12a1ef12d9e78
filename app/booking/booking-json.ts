import { toFileJson } from "~/files/file-json";
import type { FullBooking } from "./list/full-bookings.server";

/**
 * Serializes a booking for the API: the form's field names, timestamps in ISO 8601, consents as booleans. Each column is
 * listed, so a column that is added to the table does not become public.
 */
export function toBookingJson({ booking, files }: FullBooking) {
  return {
    id: booking.id,
    reference: booking.reference,
    status: booking.status,
    fullName: booking.fullName,
    email: booking.email,
    phone: booking.phone,
    contactMethod: booking.contactMethod,
    company: booking.company,
    service: booking.service,
    serviceLocation: booking.serviceLocation,
    accessInstructions: booking.accessInstructions,
    scanType: booking.scanType,
    preferredDate: toTimestamp(booking.preferredDate),
    backupDate: toTimestamp(booking.backupDate),
    purpose: booking.purpose,
    projectScope: booking.projectScope,
    numberOfRooms: booking.numberOfRooms,
    outputFormats: booking.outputFormats,
    additionalServices: booking.additionalServices,
    specialInstructions: booking.specialInstructions,
    budgetRange: booking.budgetRange,
    projectTimeline: booking.projectTimeline,
    deliveryPreferences: booking.deliveryPreferences,
    termsAccepted: booking.termsAcceptedAt !== null,
    privacyConsent: booking.privacyConsentAt !== null,
    showcaseConsent: booking.showcaseConsentAt !== null,
    completionDate: toTimestamp(booking.completionDate),
    createdAt: booking.createdAt.toISOString(),
    files: files.map(toFileJson),
  };
}

function toTimestamp(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
