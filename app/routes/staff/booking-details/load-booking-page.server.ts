import { randomUUID } from "node:crypto";
import type { Staff } from "~/access/session";
import { offerReplies } from "~/back-office/booking-form/offered-replies.server";
import { findMessages } from "~/booking/conversation/messages.server";
import { findNotes } from "~/booking/conversation/notes.server";
import { findDeliveries } from "~/booking/delivery/find-deliveries.server";
import { findReceipts } from "~/booking/delivery/receipts.server";
import { findShares } from "~/booking/delivery/shares.server";
import { findMailProblems } from "~/booking/mail/mail-problems.server";
import { findQuotes } from "~/booking/quote/quotes.server";
import { staffOf } from "~/booking/record/describe-event";
import { findEvents, findHistory, findLastEventId } from "~/booking/record/events.server";
import { type Booking, findBooking } from "~/booking/record/find-booking.server";
import { findDuplicates } from "~/booking/record/find-duplicates.server";
import { markOpened } from "~/booking/record/mark-seen.server";
import { findAnsweredSpam, findLastMark } from "~/booking/spam/spam-events.server";
import { findVisits } from "~/booking/visit/find-visit.server";
import { findAddedBy } from "~/booking/workflow/add-files.server";
import { findBookingFiles } from "~/files/stored-files.server";
import { toQrCode } from "~/lib/qr-code.server";
import { isUuid } from "~/lib/uuid";
import { paths } from "~/paths";
import { parsePersonKey } from "~/persons/person-key";
import { sealPerson } from "~/persons/person-token.server";
import { bookingMissing } from "~/refusals/booking.server";
import type { Flash } from "~/server/flash.server";
import { findBilling, toBillingFacts } from "~/settings/billing.server";
import { siteOrigin } from "~/site/origin.server";
import { fullNamesOf, listColleagues } from "~/staff/accounts/users.server";
import { describeRequestedDate } from "./describe-requested-date.server";
import type { PersonPaths } from "./head-actions";
import { loadListPosition } from "./list-position.server";
import { toResultsPanel } from "./results-panel";
import { toBookingView } from "./to-booking-view";
import {
  eventsPerPage,
  readThreadView,
  type ThreadEntry,
  type ThreadNote,
  toPrintedNotes,
  toThread,
} from "./to-thread";
import { toWorkView } from "./to-work-view";

export type LoadedBooking = Awaited<ReturnType<typeof loadBookingPage>> & { flash: Flash | null };

/**
 * Loads the page of a booking.
 *
 * @param id from the URL, not validated
 * @param request its query may have `show`: the kind of entries in the conversation; `before`: the event id before which the history
 *   starts; `remove`: the id of the note to remove; `renew`: asks whether to renew the customer's link
 * @throws {Response} 404
 */
export async function loadBookingPage(id: string | undefined, request: Request, staff: Staff) {
  if (!isUuid(id)) throw bookingMissing();
  const query = new URL(request.url).searchParams;
  const before = readEventId(query.get("before"));
  // Read before all other data, so that a form never claims to know events that the page does not show.
  const form = { formId: randomUUID(), seen: await findLastEventId(id) };
  const [booking, files, quotes, visits, colleagues, record] = await Promise.all([
    findBooking(id),
    findBookingFiles(id),
    findQuotes(id),
    findVisits(id),
    listColleagues(),
    loadRecord(id, before),
  ]);
  if (!booking) throw bookingMissing();
  if (isOpenedByPerson(request)) await markOpened(booking, staff.id);
  const [duplicates, undelivered, mark, answered, billing, requestedDate] = await Promise.all([
    findDuplicates(booking),
    findMailProblems(booking),
    booking.spamAt ? findLastMark(id) : null,
    findAnsweredSpam(booking.spamAt ? [id] : []),
    findBilling(),
    describeRequestedDate(booking, { visits, messages: record.messages, colleagues, form }),
  ]);
  const [receipts, shares, deliveries] = await Promise.all([
    findReceipts(id),
    findShares(id),
    findDeliveries(id),
  ]);
  const replies = booking.spamAt ? [] : await offerReplies(booking);
  const { messages, notes, events, created, addedBy } = record;
  const names = await fullNamesOf(
    [...messages, ...notes]
      .flatMap(({ author }) => author ?? [])
      .concat(staffOf([...events, ...created]), [...addedBy.values()], mark?.actor ?? []),
  );
  const nameOf = (email: string) => names.get(email) ?? email;
  const enteredBy = created[0]?.actor ?? undefined;
  const thread = toThread({
    ...record,
    isEarlier: before !== undefined,
    view: readThreadView(query.get("show")),
    names,
    fullName: booking.fullName,
    staff,
  });
  return {
    ...toBookingView({
      booking,
      files,
      quotes,
      visit: visits[0] ?? null,
      enteredBy: enteredBy && nameOf(enteredBy),
      addedBy: new Map([...addedBy].map(([file, email]) => [file, nameOf(email)])),
    }),
    results: toResultsPanel({ deliveries, receipts, shares, formId: form.formId }),
    thread,
    printedNotes: toPrintedNotes({ notes, messages, names, fullName: booking.fullName, staff }),
    requestedDate,
    // These ids change after each note or message of this author: see booking/conversation/notes.server.ts.
    noteFormId: notes.find(({ author }) => author === staff.email)?.id ?? id,
    messageFormId: messages.findLast(({ author }) => author === staff.email)?.id ?? id,
    noteToRemove: findNote([...thread.older, ...thread.newest], query.get("remove")),
    renewalFormId: query.has("renew") && !booking.erasedAt ? randomUUID() : null,
    position: await loadListPosition(id, request, staff),
    code: toQrCode(siteOrigin(request) + paths.bookingDetails(id)),
    /** Only administrators can export or erase the customer's data. */
    person: staff.isAdmin ? toPersonPaths(booking) : null,
    billing: toBillingFacts(billing),
    work: toWorkView({
      booking,
      quotes,
      visits,
      messages,
      colleagues,
      replies,
      duplicates,
      undelivered,
      spamBy: mark?.actor ? nameOf(mark.actor) : null,
      isAnsweredSpam: answered.has(id),
      deliveries,
      ...form,
      staff,
    }),
  };
}

async function loadRecord(id: Booking["id"], before: number | undefined) {
  const [
    events,
    created,
    addedBy,
    { notes, hasOlder: hasOlderNotes },
    { messages, hasOlder: hasOlderMessages },
  ] = await Promise.all([
    findHistory(id, { before, limit: eventsPerPage + 1 }),
    findEvents(id, { kinds: ["created"] }),
    findAddedBy(id),
    findNotes(id),
    findMessages(id),
  ]);
  return { events, created, addedBy, notes, hasOlderNotes, messages, hasOlderMessages };
}

function toPersonPaths({ email }: Booking): PersonPaths | null {
  const key = parsePersonKey(email);
  if (!key) return null;
  const person = sealPerson(key);
  return { exportPath: paths.people({ person }), erasePath: paths.erasePerson({ person }) };
}

function findNote(entries: readonly ThreadEntry[], id: string | null): ThreadNote | null {
  const note = entries.find((entry) => entry.type === "note" && entry.id === id);
  return note?.type === "note" && note.isRemovable ? note : null;
}

/** Parses an event id. Returns undefined if it is invalid; the page then shows the latest events. */
function readEventId(text: string | null): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/**
 * Returns whether a person sees the response, because the browser loads a document, or data for the current page. Programs and prefetches
 * do not count. Every browser sends these headers to HTTPS URLs and to localhost.
 */
export function isOpenedByPerson({ headers }: Request): boolean {
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
  if (/prefetch|prerender/i.test(purpose)) return false;
  const destination = headers.get("Sec-Fetch-Dest");
  // Remix removes the mark of a data request from the URL. Only its script sends such a request from this site.
  return (
    destination === "document" || (destination === "empty" && headers.get("Sec-Fetch-Site") === "same-origin")
  );
}
