import type { BookingSummary } from "~/booking/list/list-bookings.server";
import { addressLink, emailLink, telephoneLink } from "~/back-office/contact-links";
import { formatAnswer } from "~/booking/format-answer";
import { formatPhone } from "~/booking/format-phone";
import { readLocation } from "~/booking/location";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";

/** A booking, formatted for a row of the table. */
export type BookingRow = ReturnType<typeof toBookingRow>;

/** Formats a booking for the table. Dates become text here, because a browser may format them differently. */
export function toBookingRow({ preferredDate, createdAt, phone, service, ...booking }: BookingSummary) {
  const { email, serviceLocation } = booking;
  return {
    ...booking,
    service: service && formatAnswer("service", service),
    preferredDate: preferredDate && formatPacificShort(preferredDate),
    received: formatPacificDay(createdAt),
    emailHref: emailLink(email),
    phone: formatPhone(phone),
    phoneHref: telephoneLink(phone),
    addressHref: addressLink(serviceLocation),
    mapHref: readLocation(serviceLocation)?.href ?? null,
  };
}
