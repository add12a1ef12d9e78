import type { Staff } from "~/access/session";
import type { BookingMessage } from "~/booking/conversation/messages.server";
import { mayDeliver } from "~/booking/delivery/delivery";
import { describeVersion } from "~/booking/delivery/describe-version";
import type { DeliveryWithItems } from "~/booking/delivery/find-deliveries.server";
import { formatWait } from "~/booking/list/waiting-time";
import { toGreeting, toSignature } from "~/booking/mail/greeting";
import type { MailProblem } from "~/booking/mail/mail-problems.server";
import { describeNonEnglishLanguage } from "~/booking/other-language";
import { lineCents, type Quote, quoteStateAt } from "~/booking/quote/quote";
import { maySendQuote } from "~/booking/quote/quotes.server";
import type { Booking } from "~/booking/record/find-booking.server";
import type { Duplicate } from "~/booking/record/find-duplicates.server";
import { formatReference } from "~/booking/reference";
import { toRemovalTime } from "~/booking/spam/spam-days";
import { choicesFrom, isClosed } from "~/booking/stage/stages";
import type { Visit } from "~/booking/visit/find-visit.server";
import { isOver } from "~/booking/visit/visit";
import { maySchedule } from "~/booking/visit/visits.server";
import { formatDollars, formatMinutes, formatQuantity, formatUnitPrice } from "~/lib/format-amount";
import { formatPacific, formatPacificDay } from "~/lib/pacific-time";
import { formatPacificSpan, formatPacificSpanLong } from "~/lib/pacific-weekday";
import { dayMs } from "~/lib/time";
import { states, withState } from "~/messages/booking-results";
import { waits } from "~/messages/booking-state";
import * as text from "~/messages/booking-work";
import { withLocale } from "~/messages/current-locale.server";
import type { OfferedReply } from "~/settings/lists/saved-reply";
import type { Colleague } from "~/staff/accounts/users.server";

interface WorkRecord {
  booking: Booking;
  quotes: Quote[];
  /** The future visits, or else the last past one. */
  visits: readonly Visit[];
  messages: BookingMessage[];
  duplicates: Duplicate[];
  undelivered: MailProblem[];
  colleagues: Colleague[];
  replies: OfferedReply[];
  /** The person who marked the booking as spam. Null if no staff member did. */
  spamBy: string | null;
  /** The last event that the page's forms know. */
  seen: number;
  formId: string;
  /** Whether the visitor has written since the booking was marked as spam. */
  isAnsweredSpam: boolean;
  /** Newest version first. */
  deliveries: readonly DeliveryWithItems[];
  staff: Staff;
}

export type WorkView = ReturnType<typeof toWorkView>;
export type StaffQuoteView = ReturnType<typeof toQuoteView>;

export function toWorkView({ booking, quotes, visits, messages, duplicates, staff, ...record }: WorkRecord) {
  const [visit = null] = visits;
  const { id, stage } = booking;
  // Spam cannot be worked on until a user removes the mark.
  const isSpam = booking.spamAt !== null;
  const unpublished = record.deliveries.find(({ state, items }) => state === "draft" && items.length > 0);
  const hasUpcomingVisit = visit !== null && !isOver(visit, new Date());
  const quoteViews = quotes.map(toQuoteView);
  return {
    id,
    stage,
    waits: toWait(booking),
    /** Whether the customer wrote last and waits for a reply. */
    isReplyDue: !isSpam && booking.waitingFor === "us" && messages.at(-1)?.author === null,
    isClosed: isClosed(stage),
    hasUpcomingVisit,
    /** Whether the visit's panel comes first in this stage. */
    isVisitFirst: hasUpcomingVisit || stage === "scheduled" || stage === "done",
    maySendQuote: !isSpam && maySendQuote(stage),
    maySchedule: !isSpam && maySchedule(stage),
    mayDeliver: !isSpam && mayDeliver(stage),
    isDelivered: record.deliveries[0]?.state === "published",
    /** Describes the unpublished results; null if there are none. */
    unpublished: unpublished ? withState(describeVersion(unpublished), states.draft()) : null,
    choices: isSpam ? [] : choicesFrom(stage),
    spam: toSpamView(booking, record),
    staffId: staff.id,
    ownerId: booking.ownerId,
    owner: record.colleagues.find(({ id }) => id === booking.ownerId)?.fullName ?? null,
    colleagues: record.colleagues,
    quote: quoteViews[0] ?? null,
    earlierQuotes: quoteViews.slice(1),
    acceptedQuotes: quoteViews.filter(({ state }) => state === "accepted"),
    /** The next visit, or else the last past one. */
    visit: visit && toVisitView(visit),
    visits: visits.map(toVisitView),
    replies: record.replies,
    /** Null for English. */
    language: describeNonEnglishLanguage(booking),
    // The first line of the mail; `signature` is its last one.
    greeting: withLocale(booking.language, () => toGreeting(booking.fullName)),
    signature: toSignature(staff.fullName),
    seen: record.seen,
    formId: record.formId,
    duplicates: duplicates.map(toDuplicateView),
    email: booking.email,
    // Spam gets no mails.
    undelivered: (isSpam ? [] : record.undelivered).map(({ state, response, at }) => ({
      state,
      response,
      when: formatPacific(at),
    })),
  };
}

function toSpamView(
  { spamAt, spamReason }: Booking,
  { spamBy, isAnsweredSpam }: Pick<WorkRecord, "spamBy" | "isAnsweredSpam">,
) {
  if (!spamAt || !spamReason) return null;
  return {
    reason: spamReason,
    by: spamBy,
    isAnswered: isAnsweredSpam,
    when: formatPacific(spamAt),
    removed: formatPacificDay(toRemovalTime(spamAt)),
  };
}

/** Returns who must act next, and since when; null if nobody must. */
function toWait({ waitingFor, waitingSince, spamAt }: Booking) {
  if (waitingFor === "nobody" || spamAt) return null;
  return { isForUs: waitingFor === "us", text: waits[waitingFor](formatWait(waitingSince, new Date())) };
}

function toQuoteView({ id, number, lines, note, totalCents, validUntil, createdAt, ...quote }: Quote) {
  const now = new Date();
  const state = quoteStateAt({ ...quote, validUntil }, now);
  const daysLeft = Math.ceil((validUntil.getTime() - now.getTime()) / dayMs);
  const day = formatPacificDay(state === "expired" ? validUntil : (quote.answeredAt ?? createdAt));
  return {
    id,
    number,
    state,
    /** For example, "open, 28 days left". */
    summary: state === "sent" ? text.quoteOpen(daysLeft) : text.quoteOn(text.quoteStates[state], day),
    lines: lines.map((line) => ({
      label: line.label,
      times:
        line.quantity === 1 && line.unit === undefined
          ? null
          : text.lineTimes(formatQuantity(line.quantity), formatUnitPrice(line.unitCents, line.unit)),
      amount: formatDollars(lineCents(line)),
    })),
    note,
    total: formatDollars(totalCents),
    validThrough: formatPacificDay(validUntil),
  };
}

function toVisitView(visit: Visit) {
  const { id, startsAt, minutes, staffName } = visit;
  return {
    id,
    when: formatPacificSpan(startsAt, minutes),
    /** For print, where nothing else names the time zone. */
    printedWhen: formatPacificSpanLong(startsAt, minutes),
    length: formatMinutes(minutes),
    who: staffName,
    isOver: isOver(visit, new Date()),
  };
}

function toDuplicateView({ id, reference, fullName, createdAt, ...same }: Duplicate) {
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
