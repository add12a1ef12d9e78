import { eq } from "drizzle-orm";
import { findRequestedDate, findMessages } from "~/booking/conversation/messages.server";
import { findPublishedDeliveries } from "~/booking/delivery/find-deliveries.server";
import { findPublicTours } from "~/booking/delivery/public-tours.server";
import { findShares } from "~/booking/delivery/shares.server";
import { isLastFailed } from "~/booking/mail/mail-problems.server";
import { findQuotes } from "~/booking/quote/quotes.server";
import { findEvents } from "~/booking/record/events.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { isClosed } from "~/booking/stage/stages";
import { findVisits, lastCanceledStart } from "~/booking/visit/find-visit.server";
import { db } from "~/db/client.server";
import { bookingDrafts, type Stage } from "~/db/schema.server";
import { findBookingFiles } from "~/files/stored-files.server";
import { isMailDelayed } from "~/mail/mail-stop.server";
import { findBilling } from "~/settings/billing.server";
import type { StageMove } from "./stage-line";

const maxEvents = 50;

export async function loadPrivatePage({ id, stage, email, createdAt }: Booking) {
  const [
    moves,
    files,
    quotes,
    { visits, canceledStart, requestedDates },
    { messages, hasOlder },
    refusedFiles,
    billing,
    isMailLate,
    isMailFailed,
    deliveries,
    shares,
    publicTours,
  ] = await Promise.all([
    movesOf(id),
    findBookingFiles(id),
    quotesWithEnds(id),
    visitsAndRequests(id, stage),
    findMessages(id),
    stage === "new" ? refusedFilesOf(id) : [],
    // A new request has no quote.
    stage === "new" ? null : findBilling(),
    isMailDelayed(id, email),
    isLastFailed({ id, email }),
    // A new request has no results.
    stage === "new" ? [] : findPublishedDeliveries(id),
    stage === "new" ? [] : findShares(id),
    stage === "new" ? [] : findPublicTours(id),
  ]);
  return {
    moves,
    files,
    quotes,
    /** The next visit, or else the last one that is over. */
    visit: visits[0] ?? null,
    visits,
    /** The start of a canceled visit that was not replaced. */
    canceledStart,
    /** Unanswered date requests: one for each visit, or one without a visit. */
    requestedDates,
    messages,
    hasOlder,
    // A refused file may have been added later under the same name.
    refusedFiles: refusedFiles.filter(
      ({ name }) => !files.some((file) => file.originalName === name && file.createdAt > createdAt),
    ),
    billing,
    isMailLate,
    isMailFailed,
    deliveries,
    shares,
    publicTours,
  };
}

/**
 * Returns the visits, and for a request that can get a visit, the canceled start and the date requests. A new request has no visit yet. A
 * closed one gets no more visits, and its page says so.
 */
async function visitsAndRequests(id: string, stage: Stage) {
  const found = await findVisits(id);
  const mayAsk = stage !== "new" && !isClosed(stage);
  if (!mayAsk) return { visits: found, canceledStart: null, requestedDates: [] };
  const [next = null] = found;
  const canceledStart = await lastCanceledStart(id, next);
  const visitsToCheck = next ? found : [null];
  const requestedDates = await Promise.all(visitsToCheck.map((visit) => findRequestedDate(id, visit)));
  return { visits: canceledStart ? [] : found, canceledStart, requestedDates };
}

/** Returns the quotes, newest first, and whether each ended because the visitor canceled the request. */
async function quotesWithEnds(bookingId: string) {
  const quotes = await findQuotes(bookingId);
  const areWithdrawn = quotes.some(({ state }) => state === "withdrawn");
  const ended = areWithdrawn ? await endedByVisitor(bookingId) : [];
  return quotes.map((quote) => ({ ...quote, isEndedByVisitor: ended.includes(String(quote.number)) }));
}

async function endedByVisitor(bookingId: string) {
  const events = await findEvents(bookingId, { kinds: ["quote-withdrawn"], actor: null, limit: maxEvents });
  return events.map(({ detail }) => detail.number);
}

async function movesOf(bookingId: string): Promise<StageMove[]> {
  const newest = await findEvents(bookingId, { kinds: ["stage-changed"], limit: maxEvents });
  return newest.reverse().map(({ detail, createdAt: at }) => ({ to: detail.to as Stage, at }));
}

/** Returns the names of the files that the booking form refused, with the reasons. The list is removed with the booking's draft. */
async function refusedFilesOf(bookingId: string) {
  const [draft] = await db()
    .select({ refusedFiles: bookingDrafts.refusedFiles })
    .from(bookingDrafts)
    .where(eq(bookingDrafts.bookingId, bookingId));
  return draft?.refusedFiles ?? [];
}
