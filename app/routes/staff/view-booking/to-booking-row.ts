import { mapLink, emailLink } from "~/back-office/contact-links";
import { formatAnswer } from "~/booking/answers/format-answer";
import type { BookingSummary } from "~/booking/list/list-bookings.server";
import { formatWait, lateMs } from "~/booking/list/waiting-time";
import { readLocation } from "~/booking/location";
import { describeNonEnglishLanguage } from "~/booking/other-language";
import { toRemovalTime } from "~/booking/spam/spam-days";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";
import { formatPacificWeekday } from "~/lib/pacific-weekday";
import { formatPhone, telephoneLink } from "~/lib/phone";
import { waits } from "~/messages/booking-state";
import { newReply } from "~/messages/bookings-list";

export type BookingRow = ReturnType<typeof toBookingRow>;

interface RowContext {
  answered: ReadonlySet<string>;
  withFailedMail: ReadonlySet<string>;
  /** The start of each booking's next visit, by the booking's id. */
  nextVisits: ReadonlyMap<string, Date>;
  now: Date;
}

/** Formats a row of the list. Dates are formatted on the server, because a browser may format them differently. */
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
    language: describeNonEnglishLanguage(booking),
    service: service && formatAnswer("service", service),
    preferredDate: preferredDate && formatPacificShort(preferredDate),
    received: formatPacificDay(createdAt),
    /** How long the customer's last reply has been unread; null without an unread one. */
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
    addressHref: mapLink(serviceLocation),
    mapHref: readLocation(serviceLocation)?.href ?? null,
  };
}

/** Returns who must act next, and since when; null if nobody must. */
function describeWaiting(
  { waitingFor, waitsFrom, stage }: Pick<BookingSummary, "waitingFor" | "waitsFrom" | "stage">,
  now: Date,
) {
  const isLate = waitingFor === "us" && now.getTime() - waitsFrom.getTime() > lateMs;
  if (waitingFor !== "nobody") return { text: waits[waitingFor](formatWait(waitsFrom, now)), isLate };
  return stage === "scheduled" ? { text: waits.visit, isLate: false } : null;
}
