import type { BookingSummary } from "~/booking/list/list-bookings.server";
import { addressLink, emailLink, telephoneLink } from "~/back-office/contact-links";
import { formatAnswer } from "~/booking/format-answer";
import { formatPhone } from "~/booking/format-phone";
import { readLocation } from "~/booking/location";
import { toRemovalTime } from "~/booking/spam/spam-days";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";

/** A booking, formatted for a row of the table. */
export type BookingRow = ReturnType<typeof toBookingRow>;

/** Formats a booking for the table. Dates become text here, because a browser may format them differently. */
export function toBookingRow({
  preferredDate,
  createdAt,
  phone,
  service,
  spamAt,
  spamReason,
  ...booking
}: BookingSummary) {
  const { email, serviceLocation } = booking;
  return {
    ...booking,
    service: service && formatAnswer("service", service),
    preferredDate: preferredDate && formatPacificShort(preferredDate),
    received: formatPacificDay(createdAt),
    /** Null unless the booking is marked as spam. */
    spam: spamAt && spamReason && { reason: spamReason, removed: formatPacificDay(toRemovalTime(spamAt)) },
    emailHref: emailLink(email),
    phone: formatPhone(phone),
    phoneHref: telephoneLink(phone),
    addressHref: addressLink(serviceLocation),
    mapHref: readLocation(serviceLocation)?.href ?? null,
  };
}
