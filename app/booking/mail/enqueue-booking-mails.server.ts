import { sql } from "drizzle-orm";
import { describeLocation } from "~/booking/location";
import { describeNonEnglishLanguage } from "~/booking/other-language";
import { formatReference } from "~/booking/reference";
import { describePriceByName, describeTurnaroundByName } from "~/booking/service-price";
import { rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import { enqueueLimitedMail, type MailSender } from "~/mail/mail-limits.server";
import { enqueueMail, type NewMail, updateWaitingMail } from "~/mail/outbox.server";
import * as text from "~/messages/booking-answers";
import { withLocale } from "~/messages/current-locale.server";
import { defaultLocale, type Locale } from "~/messages/languages";
import * as sharedText from "~/messages/mails/shared";
import * as staffText from "~/messages/mails/staff";
import * as visitorText from "~/messages/mails/visitor";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { describeReplyTime } from "~/settings/offer";
import { type NamedBooking, toBookingFacts } from "./about-booking";
import { toGreeting } from "./greeting";
import { newBookingRecipients } from "./recipients.server";

const staffNotice = "booking-received-staff";
const summaryKind = "bookings-summary-staff";

/** Maximum number of notices to one recipient within an hour. Further requests go into a summary. */
export const noticesPerHour = 10;
const summaryMinutes = 15;

interface NewBooking extends NamedBooking {
  fullName: string;
  email: string;
  language: Locale;
  serviceLocation: string;
  preferredDate: Date | null;
}

/**
 * Queues the mails about a new booking to the visitor, the company and staff, in the transaction that creates it. Notices to staff are
 * never held or lost: requests beyond ten an hour go into a summary.
 */
export async function enqueueBookingMails(
  transaction: Database,
  booking: NewBooking,
  sender: MailSender,
): Promise<void> {
  // The visitor's mail comes first because it serializes transactions, so each one sees the summary of the previous one.
  await withLocale(booking.language, () => enqueueLimitedMail(transaction, visitorMail(booking), sender));
  await withLocale(defaultLocale, () => enqueueStaffMails(transaction, booking));
}

/** Queues only the confirmation, because staff entered the request themselves. */
export async function enqueueConfirmation(transaction: Database, booking: NewBooking): Promise<void> {
  await withLocale(booking.language, () => enqueueMail(transaction, visitorMail(booking)));
}

async function enqueueStaffMails(transaction: Database, booking: NewBooking): Promise<void> {
  for (const toAddress of await newBookingRecipients(transaction))
    if (!(await addToSummary(transaction, toAddress)))
      await enqueueMail(transaction, staffMail(booking, toAddress));
}

/** Contains only a plain name, a date and a service from the fixed list, because the sender of the form chooses the recipient. */
function visitorMail(booking: NewBooking): NewMail {
  const { id, email, fullName, reference } = booking;
  return {
    kind: "booking-received",
    bookingId: id,
    toAddress: email,
    replyTo: company().email,
    subject: visitorText.received.subject(formatReference(reference)),
    content: {
      greeting: toGreeting(fullName),
      paragraphs: [
        ...visitorText.received.paragraphs,
        ...[
          describeReplyTime(),
          describePriceByName(booking.service),
          describeTurnaroundByName(booking.service),
        ].filter((sentence) => sentence !== null),
      ],
      facts: toRequestFacts(booking),
      action: { label: sharedText.openPrivatePage, page: "request" },
    },
  };
}

/** Contains the facts for staff to judge the urgency. The other answers require a sign-in. */
function staffMail(booking: NewBooking, toAddress: string): NewMail {
  const { id, email, reference } = booking;
  const language = describeNonEnglishLanguage(booking);
  return {
    kind: staffNotice,
    isNotice: true,
    bookingId: id,
    toAddress,
    replyTo: email,
    subject: staffText.companySubject(formatReference(reference)),
    content: {
      paragraphs: staffText.companyText,
      facts: [
        ...toRequestFacts(booking),
        { label: text.answerLabels.fullName, value: booking.fullName },
        ...(language ? [{ label: staffText.reads, value: language }] : []),
        { label: text.answerLabels.serviceLocation, value: describeLocation(booking.serviceLocation).value },
      ],
      action: { label: sharedText.openBooking, path: paths.bookingDetails(id) },
    },
  };
}

function toRequestFacts(booking: NewBooking) {
  return [
    ...toBookingFacts(booking),
    ...(booking.preferredDate
      ? [{ label: text.answerLabels.preferredDate, value: formatPacificSpanLong(booking.preferredDate) }]
      : []),
  ];
}

/**
 * Adds a new request to the summary of a recipient with many notices within the hour, so that a flood of bookings does not fill their
 * mailbox. A waiting summary is updated. After it is sent, the next one starts.
 *
 * @returns false if the recipient should get a separate notice
 */
async function addToSummary(transaction: Database, toAddress: string): Promise<boolean> {
  if (!(await hasManyNotices(transaction, toAddress))) return false;
  const isUpdated = await updateWaitingMail(transaction, { kind: summaryKind, toAddress }, (summary) =>
    toSummaryMail((summary.content.summed ?? 0) + 1, summary.createdAt),
  );
  if (isUpdated) return true;
  await enqueueMail(transaction, {
    ...toSummaryMail(1, new Date()),
    toAddress,
    nextAttemptAt: sql`now() + make_interval(mins => ${summaryMinutes}::int)`,
  });
  return true;
}

async function hasManyNotices(transaction: Database, toAddress: string): Promise<boolean> {
  const [found] = await rows<{ count: number }>(
    transaction,
    sql`select count(*)::int as count from (
      select 1 from mails
      where created_at > now() - interval '1 hour' and kind = ${staffNotice} and to_address = ${toAddress}
      limit ${noticesPerHour}::int) notices`,
  );
  return (found?.count ?? 0) >= noticesPerHour;
}

function toSummaryMail(count: number, since: Date) {
  return {
    kind: summaryKind,
    isNotice: true,
    subject: staffText.summary.subject(count),
    content: {
      paragraphs: staffText.summary.paragraphs(count, formatPacificLong(since)),
      action: { label: staffText.summary.open, path: paths.viewBooking() },
      footnote: staffText.footnote,
      summed: count,
    },
  };
}
