import { addressLink, emailLink } from "~/back-office/contact-links";
import { formatAnswer } from "~/booking/format-answer";
import type { BookingSummary } from "~/booking/list/list-bookings.server";
import { formatWait, lateMs } from "~/booking/list/waiting-time";
import { readLocation } from "~/booking/location";
import { otherLanguage } from "~/booking/other-language";
import { toRemovalTime } from "~/booking/spam/spam-days";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";
import { formatPacificWeekday } from "~/lib/pacific-weekday";
import { formatPhone, telephoneLink } from "~/lib/phone";
import { waits } from "~/messages/booking-state";
import { newReply } from "~/messages/bookings-list";

/** A booking, formatted for a row of the table. */
export type BookingRow = ReturnType<typeof toBookingRow>;

interface RowContext {
  /** The marked bookings whose visitor wrote after the mark. */
  answered: ReadonlySet<string>;
  /** The bookings with a mail that did not reach the customer. */
  withFailedMail: ReadonlySet<string>;
  /** When the visits to come begin, by booking. */
  nextVisits: ReadonlyMap<string, Date>;
  now: Date;
}

/** Formats a booking for the table. Dates become text here, because a browser may format them differently. */
export function toBookingRow(
  {
    preferredDate,
    createdAt,
    phone,
    service,
    spamAt,
    spamReason,
    waitsFrom,
    repliedAt,
    ...booking
  }: BookingSummary,
  { answered, withFailedMail, nextVisits, now }: RowContext,
) {
  const { id, email, serviceLocation } = booking;
  const visit = nextVisits.get(id);
  return {
    ...booking,
    language: otherLanguage(booking),
    service: service && formatAnswer("service", service),
    preferredDate: preferredDate && formatPacificShort(preferredDate),
    received: formatPacificDay(createdAt),
    /** How long the customer's last reply is unread; null without one. */
    reply: repliedAt && newReply(formatWait(repliedAt, now)),
    // Spam waits for nobody.
    waiting: spamAt ? null : describeWaiting({ ...booking, waitsFrom }, now),
    visit: visit ? formatPacificWeekday(visit) : null,
    /** Null unless the booking is marked as spam. */
    spam: spamAt &&
      spamReason && {
        reason: spamReason,
        removed: formatPacificDay(toRemovalTime(spamAt)),
        isAnswered: answered.has(id),
      },
    hasFailedMail: withFailedMail.has(id),
    emailHref: emailLink(email),
    phone: formatPhone(phone),
    phoneHref: telephoneLink(phone),
    addressHref: addressLink(serviceLocation),
    mapHref: readLocation(serviceLocation)?.href ?? null,
  };
}

/** Returns whom a booking waits for and how long; null if it waits for nobody. */
function describeWaiting(
  { waitingFor, waitsFrom, stage }: Pick<BookingSummary, "waitingFor" | "waitsFrom" | "stage">,
  now: Date,
) {
  const isLate = waitingFor === "us" && now.getTime() - waitsFrom.getTime() > lateMs;
  if (waitingFor !== "nobody") return { text: waits[waitingFor](formatWait(waitsFrom, now)), isLate };
  return stage === "scheduled" ? { text: waits.visit, isLate: false } : null;
}
