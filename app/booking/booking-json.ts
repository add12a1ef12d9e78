import { toFileJson } from "~/files/file-json";
import type { FullBooking } from "./list/full-bookings.server";

/**
 * A booking as the API gives it: the form's field names, moments as ISO 8601, consents as yes or no. Named one
 * by one, so that what is added to the table is not given away unasked.
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
    serviceLocation: booking.serviceLocation,
    accessInstructions: booking.accessInstructions,
    scanType: booking.scanType,
    preferredDate: toMoment(booking.preferredDate),
    backupDate: toMoment(booking.backupDate),
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
    completionDate: toMoment(booking.completionDate),
    createdAt: booking.createdAt.toISOString(),
    files: files.map(toFileJson),
  };
}

function toMoment(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
