import type { Staff } from "~/access/session";
import type { BookingMessage } from "~/booking/conversation/messages.server";
import { toGreeting } from "~/booking/mail/greeting";
import type { UndeliveredMail } from "~/booking/mail/refused-mails.server";
import { toSignature } from "~/booking/mail/signature";
import { type StageMove, toStageLine } from "~/booking/private-page/stage-line";
import { quoteStateAt } from "~/booking/quote/quote";
import { mayQuote, type Quote } from "~/booking/quote/quotes.server";
import type { Booking } from "~/booking/record/find-booking.server";
import type { Duplicate } from "~/booking/record/find-duplicates.server";
import { formatReference } from "~/booking/reference";
import { toRemovalTime } from "~/booking/spam/spam-days";
import { choicesFrom, isClosed } from "~/booking/stage/stages";
import type { Visit } from "~/booking/visit/find-visit.server";
import { isOver } from "~/booking/visit/visit";
import { mayVisit } from "~/booking/visit/visits.server";
import { formatDollars, formatMinutes } from "~/lib/format-amount";
import { formatPacificDay, formatPacificLong } from "~/lib/pacific-time";
import { formatAppointmentLong } from "~/lib/pacific-weekday";
import type { OfferedReply } from "~/settings/lists/reply";
import type { Colleague } from "~/staff/accounts/users.server";

/** What the panels about the work are built from. */
interface WorkRecord {
  booking: Booking;
  /** The changes of the stage, oldest first. */
  moves: StageMove[];
  quotes: Quote[];
  visit: Visit | null;
  messages: BookingMessage[];
  hasOlderMessages: boolean;
  duplicates: Duplicate[];
  undelivered: UndeliveredMail[];
  colleagues: Colleague[];
  replies: OfferedReply[];
  /** The email of the member of staff who marked the booking as spam; null without one. */
  spamBy: string | null;
  /** Whether the visitor wrote after the mark. */
  isAnsweredSpam: boolean;
  staff: Staff;
}

export type WorkSheet = ReturnType<typeof toWorkSheet>;
export type SheetMessage = ReturnType<typeof toSheetMessage>;

/** Formats the work on a booking for the page. */
export function toWorkSheet({ booking, quotes, visit, messages, duplicates, staff, ...record }: WorkRecord) {
  const { id, stage } = booking;
  // No work is done on spam: whoever wants to, unmarks it first.
  const isSpam = booking.spamAt !== null;
  return {
    id,
    stage,
    stageSince: formatPacificDay(booking.stageChangedAt),
    waitingFor: booking.waitingFor,
    waitingSince: formatPacificDay(booking.waitingSince),
    path: toStageLine(booking, record.moves).map((mark) => mark.stage),
    isClosed: isClosed(stage),
    mayQuote: !isSpam && mayQuote(stage),
    mayVisit: !isSpam && mayVisit(stage),
    choices: isSpam ? [] : choicesFrom(stage),
    spam: toSheetSpam(booking, record),
    staffId: staff.id,
    ownerId: booking.ownerId,
    colleagues: record.colleagues,
    quote: quotes[0] ? toSheetQuote(quotes[0]) : null,
    visit: visit && toSheetVisit(visit),
    messages: messages.map(toSheetMessage),
    hasOlderMessages: record.hasOlderMessages,
    replies: record.replies,
    // Changes after each message of this author, which empties the form.
    messageFormId: messages.findLast(({ author }) => author === staff.email)?.id ?? id,
    // The first and the last line of the mail that a message becomes.
    greeting: toGreeting(booking.fullName),
    signature: toSignature(staff.fullName),
    duplicates: duplicates.map(toSheetDuplicate),
    email: booking.email,
    // Nobody is told anything about spam.
    undelivered: isSpam ? [] : record.undelivered.map(toSheetMail),
  };
}

function toSheetSpam(
  { spamAt, spamReason }: Booking,
  { spamBy, isAnsweredSpam }: Pick<WorkRecord, "spamBy" | "isAnsweredSpam">,
) {
  if (!spamAt || !spamReason) return null;
  return {
    reason: spamReason,
    by: spamBy,
    isAnswered: isAnsweredSpam,
    when: formatPacificLong(spamAt),
    removed: formatPacificDay(toRemovalTime(spamAt)),
  };
}

function toSheetQuote({ number, totalCents, answeredAt, ...quote }: Quote) {
  return {
    number,
    state: quoteStateAt(quote, new Date()),
    isOpen: quote.state === "sent",
    total: formatDollars(totalCents),
    validThrough: formatPacificDay(quote.validUntil),
    answered: answeredAt && formatPacificLong(answeredAt),
  };
}

function toSheetVisit(visit: Visit) {
  const { startsAt, minutes, staffName } = visit;
  return {
    when: formatAppointmentLong(startsAt, minutes),
    length: formatMinutes(minutes),
    who: staffName,
    isOver: isOver(visit, new Date()),
  };
}

function toSheetMail({ state, response, at }: UndeliveredMail) {
  return { state, response, when: formatPacificLong(at) };
}

function toSheetMessage({ id, author, authorName, kind, text, proposedAt, createdAt }: BookingMessage) {
  return {
    id,
    author: authorName || author,
    kind,
    text,
    proposed: proposedAt && formatAppointmentLong(proposedAt),
    when: formatPacificLong(createdAt),
  };
}

function toSheetDuplicate({ id, reference, fullName, createdAt, ...same }: Duplicate) {
  const { sameEmail, samePhone, samePlace } = same;
  return {
    id,
    reference: formatReference(reference),
    fullName,
    created: formatPacificDay(createdAt),
    reasons: [
      ...(sameEmail ? (["email"] as const) : []),
      ...(samePhone ? (["phone"] as const) : []),
      ...(samePlace ? (["place"] as const) : []),
    ],
  };
}
