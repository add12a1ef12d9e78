import { pageEnd, resultsEnd } from "~/booking/delivery/availability";
import { describeService } from "~/booking/format-answer";
import { describeLocation } from "~/booking/location";
import { toSignature } from "~/booking/mail/greeting";
import type { loadPrivatePage } from "~/booking/private-page/load-private-page.server";
import { type StageOnLine, toStageLine } from "~/booking/private-page/stage-line";
import { lineCents, type Quote, quoteStateAt } from "~/booking/quote/quote";
import { readableBooking } from "~/booking/readable-answers";
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
import { sayFile } from "~/refusals/file";
import type { Flash } from "~/server/flash.server";
import { toBillingFacts } from "~/settings/billing.server";
import { settings } from "~/settings/settings.server";
import { toPublicName } from "~/staff/public-name";
import { toResultsView, toShareView } from "./results/results-view";

/** A change that the visitor confirms on a page of its own. */
export type Confirm = "accept" | "decline" | "cancel";

export type PageView = ReturnType<typeof toPageView>;

type Page = Awaited<ReturnType<typeof loadPrivatePage>>;

interface Occasion {
  flash: Flash | null;
  /** Whether a refused form is shown. */
  isRefused: boolean;
  formId: string;
  /** Of the site, for links that the customer passes on. */
  origin: string;
}

/** Formats everything that a visitor's private page shows. */
export function toPageView(token: string, booking: Booking, page: Page, occasion: Occasion) {
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
  const available = results && resultsEnd(closing, settings());
  const isQuoteOpen = latest?.state === "sent";
  const mayStillCancel = canChange(stage, "canceled", "visitor");
  // What looks like spam gets no mail.
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
    /** What the company has handed over; null if it is nothing. */
    results,
    availableUntil: available && formatPacificDay(available),
    shares: page.shares.map((share) =>
      toShareView(share, (each) => occasion.origin + paths.sharedResults(each)),
    ),
    /** The links by which everybody sees the tour, while there is something to see. */
    publicTours: results ? page.publicTours.flatMap((tour) => toPublicTour(tour, occasion.origin)) : [],
    /** Whether to offer a way to correct the address of the first mail. */
    asksForAddress: stage === "new" && isMailed,
    /** Whether to suggest a call: nobody may see the request, because it is marked as spam. */
    suggestsCall: booking.spamAt !== null,
    closesOn: end && !results ? formatPacificDay(end) : null,
    progress: toStageLine({ ...booking, hasVisit: page.visit !== null }, page.moves).map((mark) =>
      toMark(mark, page),
    ),
    reference,
    code: toQrCode(reference),
    service: describeService(booking),
    /** The sentence about the lowest price of the service; null if the company names none. */
    price: describePriceByName(booking.service),
    /** The sentence about how long the service usually takes; null if the company does not say. */
    turnaround: describeTurnaroundByName(booking.service),
    receivedAt: formatPacificLong(booking.createdAt),
    groups: readableBooking(booking),
    refusedFiles: page.refusedFiles.map(sayFile),
    isMailLate: page.isMailLate,
    /** The address that the last mail did not reach; null if it may have. */
    failedEmail: page.isMailFailed ? booking.email : null,
    quotes,
    /** Who bills; shown with a quote. */
    billing: page.billing ? toBillingFacts(page.billing) : [],
    ...toVisitsView(token, booking, page),
    /** Whether a visit is scheduled that is not over; the stage stays until staff say that the work is done. */
    isVisitToCome: stage === "scheduled" && page.visit !== null && !isVisitOver,
    /** When the visit that was canceled would have been; null if there is nothing to tell. */
    canceledVisit: page.canceledStart && formatPacificSpanLong(page.canceledStart),
    messages: page.messages.map(toMessageView),
    hasOlderMessages: page.hasOlder,
    files: page.files.map((file) => toFileView(file, paths.privatePageFile(token, file.storedName))),
    /** Whether staff look at the page: it has no form, and nothing that needs the customer's link. */
    isReadOnly: false,
    allows: {
      accept: isQuoteOpen,
      decline: isQuoteOpen,
      cancel: mayStillCancel && isInTime,
      // Before a visit, there is no date to change.
      date: !isClosed(stage) && !isVisitOver && (page.visit !== null || page.canceledStart !== null),
    },
    /** Whether the visit is too near to cancel without a call. */
    isTooLate: mayStillCancel && !isInTime && !isVisitOver,
  };
}

/** Formats the page as its customer sees it, for staff: without the link, and with nothing to send. */
export function toReadOnlyView(booking: Booking, page: Page): PageView {
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

function toPublicTour({ id, title, token, expiresAt }: Page["publicTours"][number], origin: string) {
  if (token === null) return [];
  const until = expiresAt ? tourText.worksUntil(formatPacificDay(expiresAt)) : tourText.worksUntilEnded;
  return [{ id, title, until, address: origin + paths.publicTour(token) }];
}

function toFileView({ originalName, byteSize }: Page["files"][number], path: string) {
  return { name: originalName, size: formatFileSize(byteSize), tag: fileTag(originalName), path };
}

/**
 * A stage with its name and its day: of a quote that was accepted, that one, also where a later one is about what was added; of a visit,
 * when it takes place.
 */
function toMark({ reachedAt, ...mark }: StageOnLine, { quotes, visit }: Page) {
  const current = mark.state === "current" ? quotes.slice(0, 1) : quotes;
  const accepted = mark.stage === "quoted" ? current.find(({ state }) => state === "accepted") : undefined;
  const label = accepted ? text.acceptedStage : text.stages[mark.stage];
  const isReached = mark.state !== "next";
  const dates = { quoted: accepted ? accepted.answeredAt : reachedAt, scheduled: visit?.startsAt ?? null };
  const date = mark.stage === "quoted" || mark.stage === "scheduled" ? dates[mark.stage] : reachedAt;
  return { ...mark, label, day: isReached && date ? formatPacificDay(date) : null };
}

/** The next visit, or the last one that is over, and those after it; with each the date that the visitor asked for, until it is answered. */
function toVisitsView(
  token: string,
  booking: Pick<Booking, "serviceLocation">,
  { visits, requestedDates }: Pick<Page, "visits" | "requestedDates">,
) {
  const dates = requestedDates.map((date) => date && formatPacificSpanLong(date));
  const [visit = null, ...otherVisits] = visits.map((each, index) => ({
    ...toVisitView(booking, each),
    calendar: paths.privatePageCalendar(token, { visit: visits.length > 1 ? each.id : undefined }),
    requestedDate: dates[index] ?? null,
  }));
  return { visit, otherVisits, requestedDate: dates[0] ?? null };
}

function toVisitView({ serviceLocation }: Pick<Booking, "serviceLocation">, visit: Page["visits"][number]) {
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
  text: said,
  proposedAt,
  createdAt,
}: Page["messages"][number]) {
  return {
    id,
    isOwn: author === null,
    author: author === null ? text.messages.you : toSignature(authorName),
    kind,
    text: said,
    proposed: proposedAt && formatPacificSpanLong(proposedAt),
    at: formatPacific(createdAt),
    dateTime: createdAt.toISOString(),
  };
}

interface Headline {
  title: string;
  /** What happens next, in a sentence; null if a message above it says so. */
  next: string | null;
}

/**
 * Says in a title and a sentence where a request stands and what happens next.
 *
 * @param isMailMissed whether a message says that mail is late or was refused, and to save the address of the page
 */
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

/** Formats a quote for its visitor, who may have ended it by canceling the request. */
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
