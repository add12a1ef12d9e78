import { randomUUID } from "node:crypto";
import type { Staff } from "~/access/session";
import { bookingMissing } from "~/back-office/booking-form/form-head.server";
import { offerReplies } from "~/back-office/booking-form/offered-replies.server";
import { messagesOfBooking } from "~/booking/conversation/messages.server";
import { findUndelivered } from "~/booking/mail/refused-mails.server";
import { movesOf } from "~/booking/private-page/load-private-page.server";
import { quotesOfBooking } from "~/booking/quote/quotes.server";
import { eventsOfBooking } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { findDuplicates } from "~/booking/record/find-duplicates.server";
import { markOpened } from "~/booking/record/mark-seen.server";
import { notesOfBooking } from "~/booking/record/notes.server";
import { findAnsweredSpam, findLastMark } from "~/booking/spam/spam-events.server";
import { visitOfBooking } from "~/booking/visit/find-visit.server";
import { findBookingFiles } from "~/files/stored-files.server";
import { isUuid } from "~/lib/uuid";
import { findBilling } from "~/settings/billing.server";
import { toBillingFacts } from "~/settings/billing-facts";
import { listColleagues } from "~/staff/accounts/users.server";
import { isOpenedByPerson } from "./opened-by-person";
import { activityPageSize, toBookingSheet } from "./to-booking-sheet";
import { toWorkSheet } from "./to-work-sheet";

/**
 * Loads the booking and everything else the page shows.
 *
 * @param id the booking id in the URL, not validated
 * @param request its query may have `before`: the id of the event before which the history starts; `remove`: the id of the note to remove; `renew`: asks
 * whether to renew the customer's link
 * @throws {Response} 404
 */
export async function loadSheet(id: string | undefined, request: Request, staff: Staff) {
  if (!isUuid(id)) throw bookingMissing();
  const query = new URL(request.url).searchParams;
  const before = readEventId(query.get("before"));
  const [booking, files, events, { notes, hasOlder: hasOlderNotes }, work] = await Promise.all([
    findBooking(id),
    findBookingFiles(id),
    eventsOfBooking(id, { before, limit: activityPageSize + 1 }),
    notesOfBooking(id),
    loadWork(id),
  ]);
  if (!booking) throw bookingMissing();
  if (isOpenedByPerson(request)) await markOpened(booking, staff.id);
  const [duplicates, undelivered, mark, answered, billing] = await Promise.all([
    findDuplicates(booking),
    findUndelivered(booking),
    booking.spamAt ? findLastMark(id) : null,
    findAnsweredSpam(booking.spamAt ? [id] : []),
    findBilling(),
  ]);
  const replies = booking.spamAt ? [] : await offerReplies(booking);
  const isEarlier = before !== undefined;
  const sheet = toBookingSheet({ booking, files, events, isEarlier, notes, hasOlderNotes, staff });
  const noteToRemove =
    sheet.notes.find((note) => note.isRemovable && note.id === query.get("remove")) ?? null;
  return {
    ...sheet,
    noteToRemove,
    renewalFormId: query.has("renew") && !booking.erasedAt ? randomUUID() : null,
    billing: toBillingFacts(billing),
    work: toWorkSheet({
      ...work,
      replies,
      booking,
      duplicates,
      undelivered,
      spamBy: mark?.actor ?? null,
      isAnsweredSpam: answered.has(id),
      staff,
    }),
  };
}

async function loadWork(id: string) {
  const [moves, quotes, visit, { messages, hasOlder }, colleagues] = await Promise.all([
    movesOf(id),
    quotesOfBooking(id),
    visitOfBooking(id),
    messagesOfBooking(id),
    listColleagues(),
  ]);
  return { moves, quotes, visit, messages, hasOlderMessages: hasOlder, colleagues };
}

/** Parses an event id; undefined if it is invalid, which shows the latest events. */
function readEventId(text: string | null): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
