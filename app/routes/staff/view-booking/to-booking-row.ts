import { addressLink, emailLink } from "~/back-office/contact-links";
import { formatAnswer } from "~/booking/format-answer";
import type { BookingSummary } from "~/booking/list/list-bookings.server";
import { readLocation } from "~/booking/location";
import { toRemovalTime } from "~/booking/spam/spam-days";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";
import { formatPhone, telephoneLink } from "~/lib/phone";

/** A booking, formatted for a row of the table. */
export type BookingRow = ReturnType<typeof toBookingRow>;

/**
 * Formats a booking for the table. Dates become text here, because a browser may format them differently.
 *
 * @param answered the marked bookings whose visitor wrote after the mark
 * @param refused the bookings with a mail that did not reach the customer
 */
export function toBookingRow(
  { preferredDate, createdAt, phone, service, spamAt, spamReason, ...booking }: BookingSummary,
  answered: ReadonlySet<string>,
  refused: ReadonlySet<string>,
) {
  const { email, serviceLocation } = booking;
  return {
    ...booking,
    service: service && formatAnswer("service", service),
    preferredDate: preferredDate && formatPacificShort(preferredDate),
    received: formatPacificDay(createdAt),
    /** Null unless the booking is marked as spam. */
    spam: spamAt &&
      spamReason && {
        reason: spamReason,
        removed: formatPacificDay(toRemovalTime(spamAt)),
        isAnswered: answered.has(booking.id),
      },
    isEmailRefused: refused.has(booking.id),
    emailHref: emailLink(email),
    phone: formatPhone(phone),
    phoneHref: telephoneLink(phone),
    addressHref: addressLink(serviceLocation),
    mapHref: readLocation(serviceLocation)?.href ?? null,
  };
}
