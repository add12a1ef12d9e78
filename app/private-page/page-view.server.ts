import { describeService } from "~/booking/answers/format-answer";
import { pageEnd, resultsEnd } from "~/booking/delivery/availability";
import { readableBooking } from "~/booking/form/readable-answers";
import { describeLocation } from "~/booking/location";
import { toSignature } from "~/booking/mail/greeting";
import type { loadPrivatePage } from "~/booking/private-page/load-private-page.server";
import { type StageOnLine, toStageLine } from "~/booking/private-page/stage-line";
import { lineCents, type Quote, quoteStateAt } from "~/booking/quote/quote";
import type { Booking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import { describePriceByName, describeTurnaroundByName } from "~/booking/service-price";
import { canChange, isClosed } from "~/booking/stage/stages";
import { isOver, mayCancel } from "~/booking/visit/visit";
import { fileTag, formatFileSize } from "~/files/rules";
import { formatDollars, formatQuantity, formatUnitPrice } from "~/lib/format-amount";
import { formatPacific, formatPacificDay, formatPacificLong } from "~/lib/pacific-time";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import { toQrCode } from "~/lib/qr-code.server";
import * as text from "~/messages/private-page";
import * as tourText from "~/messages/public-tour";
import * as resultsText from "~/messages/results";
import { paths } from "~/paths";
import { describeRefusedFile } from "~/refusals/file";
import type { Flash } from "~/server/flash.server";
import { toBillingFacts } from "~/settings/billing.server";
import { settings } from "~/settings/settings.server";
import { toPublicName } from "~/staff/public-name";
import { toResultsView, toShareView } from "./results/results-view";

/** A change that the visitor confirms on a separate page. */
export type Confirm = "accept" | "decline" | "cancel";

export type PageView = ReturnType<typeof toPageView>;

type PrivatePageData = Awaited<ReturnType<typeof loadPrivatePage>>;

interface Occasion {
  flash: Flash | null;
  /** Whether the page shows a rejected form. */
  isRefused: boolean;
  formId: string;
  /** The site's origin, for links that the customer shares. */
  origin: string;
}

export function toPageView(token: string, booking: Booking, page: PrivatePageData, occasion: Occasion) {
  const now = new Date();
  const { stage } = booking;
  const reference = formatReference(booking.reference);
  const quotes = page.quotes.map((quote) => toQuoteView(quote, now));
  const [latest] = quotes;
  const results = toResultsView(page.deliveries, {
    file: (id, query) => paths.privatePageResult(token, id, query),
    scan: (id) => paths.privatePageScan(token, id),
    zip: (id) => paths.privatePageResultsZip(token, id),
  });
  const closing = { ...booking, publishedAt: page.deliveries[0]?.publishedAt ?? null };
  const end = pageEnd(closing);
  const available = results && resultsEnd(closing, settings(), page.publicTours);
  const isQuoteOpen = latest?.state === "sent";
  const mayStillCancel = canChange(stage, "canceled", "visitor");
  // Spam gets no mail.
  const isMailed = !booking.spamAt && !page.isMailLate;
  const isMailMissed = page.isMailLate || page.isMailFailed;
  const isVisitOver = stage === "scheduled" && page.visit !== null && isOver(page.visit, now);
  const isInTime = mayCancel(stage === "scheduled" ? page.visit : null, now, settings().cutOffHours);
  return {
    kind: "page" as const,
    ...occasion,
    confirm: null as Confirm | null,
    token,
    title: stage === "new" ? text.confirmationTitle : text.pageName(reference),
    stage,
    headline: results
      ? { title: resultsText.headline, next: resultsText.lead }
      : headlineOf(booking, isMailMissed, latest, { visit: page.visit, isVisitOver }),
    results,
    availableUntil: available && formatPacificDay(available),
    shares: page.shares.map((share) =>
      toShareView(share, (each) => occasion.origin + paths.sharedResults(each)),
    ),
    /** The public links to the tour, while there are results. */
    publicTours: results ? page.publicTours.flatMap((tour) => toPublicTour(tour, occasion.origin)) : [],
    /** Whether to offer a correction of the first mail's address. */
    asksForAddress: stage === "new" && isMailed,
    /** Whether to suggest a call, because nobody may see a request that is marked as spam. */
    suggestsCall: booking.spamAt !== null,
    closesOn: end && !results ? formatPacificDay(end) : null,
    progress: toStageLine({ ...booking, hasVisit: page.visit !== null }, page.moves).map((mark) =>
      toMark(mark, page),
    ),
    reference,
    code: toQrCode(reference),
    service: describeService(booking),
    /** A sentence with the service's lowest price. Null if the company has set none. */
    price: describePriceByName(booking.service),
    /** A sentence with the service's usual duration. Null if the company has set none. */
    turnaround: describeTurnaroundByName(booking.service),
    receivedAt: formatPacificLong(booking.createdAt),
    groups: readableBooking(booking),
    refusedFiles: page.refusedFiles.map(describeRefusedFile),
    isMailLate: page.isMailLate,
    /** The address of the last mail if it failed. */
    failedEmail: page.isMailFailed ? booking.email : null,
    quotes,
    billing: page.billing ? toBillingFacts(page.billing) : [],
    ...toVisitsView(token, booking, page),
    /** Whether the scheduled visit is not over. The stage stays until staff complete the work. */
    hasUpcomingVisit: stage === "scheduled" && page.visit !== null && !isVisitOver,
    /** The time of a canceled visit to mention; null if there is none. */
    canceledVisit: page.canceledStart && formatPacificSpanLong(page.canceledStart),
    messages: page.messages.map(toMessageView),
    hasOlderMessages: page.hasOlder,
    files: page.files.map((file) => toFileView(file, paths.privatePageFile(token, file.storedName))),
    /** Whether staff view the page. Then it has no forms, and nothing that needs the customer's link. */
    isReadOnly: false,
    allows: {
      accept: isQuoteOpen,
      decline: isQuoteOpen,
      cancel: mayStillCancel && isInTime,
      // Before the first visit, there is no date to change.
      date: !isClosed(stage) && !isVisitOver && (page.visit !== null || page.canceledStart !== null),
    },
    isTooLate: mayStillCancel && !isInTime && !isVisitOver,
  };
}

/** Formats the customer's page for staff, without the link and forms. */
export function toReadOnlyView(booking: Booking, page: PrivatePageData): PageView {
  const view = toPageView("", booking, page, {
    flash: null,
    isRefused: false,
    formId: "",
    origin: "",
  });
  return {
    ...view,
    isReadOnly: true,
    allows: { accept: false, decline: false, cancel: false, date: false },
    files: page.files.map((file) => toFileView(file, paths.apiDownload(file.storedName))),
    results: toResultsView(page.deliveries, {
      file: (id, query) => paths.bookingResult(booking.id, id, query),
      scan: (id) => paths.bookingScan(booking.id, id),
      zip: (id) => paths.bookingResultsZip(booking.id, id),
    }),
  };
}

function toPublicTour(
  { id, title, token, expiresAt }: PrivatePageData["publicTours"][number],
  origin: string,
) {
  if (token === null) return [];
  const until = expiresAt ? tourText.worksUntil(formatPacificDay(expiresAt)) : tourText.worksUntilEnded;
  return [{ id, title, until, address: origin + paths.publicTour(token) }];
}

function toFileView({ originalName, byteSize }: PrivatePageData["files"][number], path: string) {
  return { name: originalName, size: formatFileSize(byteSize), tag: fileTag(originalName), path };
}

/**
 * Adds a stage's label and day. An accepted quote shows the day of its acceptance, even if a later quote adds work. A visit shows its
 * start.
 */
function toMark({ reachedAt, ...mark }: StageOnLine, { quotes, visit }: PrivatePageData) {
  const current = mark.state === "current" ? quotes.slice(0, 1) : quotes;
  const accepted = mark.stage === "quoted" ? current.find(({ state }) => state === "accepted") : undefined;
  const label = accepted ? text.acceptedStage : text.stages[mark.stage];
  const isReached = mark.state !== "next";
  const dates = { quoted: accepted ? accepted.answeredAt : reachedAt, scheduled: visit?.startsAt ?? null };
  const date = mark.stage === "quoted" || mark.stage === "scheduled" ? dates[mark.stage] : reachedAt;
  return { ...mark, label, day: isReached && date ? formatPacificDay(date) : null };
}

/** Returns the next visit, or else the last past one, and the visits after it, each with its unanswered date request. */
function toVisitsView(
  token: string,
  booking: Pick<Booking, "serviceLocation">,
  { visits, requestedDates }: Pick<PrivatePageData, "visits" | "requestedDates">,
) {
  const dates = requestedDates.map((date) => date && formatPacificSpanLong(date));
  const [visit = null, ...otherVisits] = visits.map((each, index) => ({
    ...toVisitView(booking, each),
    calendar: paths.privatePageCalendar(token, { visit: visits.length > 1 ? each.id : undefined }),
    requestedDate: dates[index] ?? null,
  }));
  return { visit, otherVisits, requestedDate: dates[0] ?? null };
}

function toVisitView(
  { serviceLocation }: Pick<Booking, "serviceLocation">,
  visit: PrivatePageData["visits"][number],
) {
  return {
    id: visit.id,
    when: formatPacificSpanLong(visit.startsAt, visit.minutes),
    who: visit.staffName && (toPublicName(visit.staffName) || text.visit.team),
    place: describeLocation(serviceLocation),
  };
}

function toMessageView({
  id,
  author,
  authorName,
  kind,
  text: body,
  proposedAt,
  createdAt,
}: PrivatePageData["messages"][number]) {
  return {
    id,
    isOwn: author === null,
    author: author === null ? text.messages.you : toSignature(authorName),
    kind,
    text: body,
    proposed: proposedAt && formatPacificSpanLong(proposedAt),
    at: formatPacific(createdAt),
    dateTime: createdAt.toISOString(),
  };
}

interface Headline {
  title: string;
  /** The next step in one sentence. Null if a message above already states it. */
  next: string | null;
}

/** `isMailMissed` means that a message reports delayed or failed mail, and tells the visitor to save the page's address. */
function headlineOf(
  { stage, waitingFor, spamAt, email }: Pick<Booking, "stage" | "waitingFor" | "spamAt" | "email">,
  isMailMissed: boolean,
  quote: Pick<QuoteView, "state" | "validDay"> | undefined,
  { visit, isVisitOver }: { visit: unknown; isVisitOver: boolean },
): Headline {
  const { headings, next } = text;
  if (stage === "new") {
    const emailed = spamAt ? text.confirmationNotEmailed : text.confirmationEmailed(email);
    return { title: text.confirmationHeading, next: isMailMissed ? null : emailed };
  }
  if (stage === "in-review" && quote?.state !== "sent")
    return { title: headings[stage], next: waitingFor === "them" ? next.answer : next.review };
  if (stage === "quoted" || stage === "in-review") {
    if (quote?.state === "accepted") return { title: text.quoteAcceptedHeading, next: next.accepted };
    if (quote?.state === "expired")
      return { title: text.quoteExpiredHeading, next: next.expired(quote.validDay) };
    return { title: headings.quoted, next: quote ? next.quoted(quote.validDay) : next.review };
  }
  if (isVisitOver) return { title: text.visitOverHeading, next: next.visitOver };
  if (stage === "scheduled")
    return {
      title: headings.scheduled,
      next: visit ? next.scheduled : next.scheduledSoon,
    };
  return { title: headings[stage], next: next[stage] };
}

export type QuoteView = ReturnType<typeof toQuoteView>;

/** Formats a quote. The visitor may have ended it by canceling the request. */
export function toQuoteView(quote: Quote & { isEndedByVisitor?: boolean }, now: Date) {
  const { id, number, lines, totalCents, validUntil, note, answeredAt, createdAt } = quote;
  const state = quoteStateAt(quote, now);
  const validDay = formatPacificDay(validUntil);
  const decisionDay = formatPacificDay(answeredAt ?? createdAt);
  const outcome = {
    sent: null,
    accepted: text.quote.acceptedOn(decisionDay),
    declined: text.quote.declinedOn(decisionDay),
    withdrawn: quote.isEndedByVisitor
      ? text.quote.canceledOn(decisionDay)
      : text.quote.withdrawnOn(decisionDay),
    expired: text.quote.expiredOn(validDay),
  }[state];
  return {
    id,
    number,
    state,
    outcome,
    lines: lines.map((line) => ({
      label: line.label,
      quantity: formatQuantity(line.quantity),
      price: formatUnitPrice(line.unitCents, line.unit),
      amount: formatDollars(lineCents(line)),
    })),
    total: formatDollars(totalCents),
    validDay,
    note,
  };
}
