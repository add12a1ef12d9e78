import { isUuid } from "~/lib/uuid";
import { eventsOfBooking } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { notesOfBooking } from "~/booking/record/notes.server";
import { filesOfBooking } from "~/files/stored-files.server";
import type { Staff } from "~/staff/sessions/sessions.server";
import { noBooking } from "./no-booking.server";
import { eventsShown, toBookingSheet } from "./to-booking-sheet";

/**
 * All that the page shows of a booking.
 *
 * @param id as the address has it
 * @param query `before`: the event up to which the history is shown; `remove`: the note to ask about
 * @throws {Response} 404 where there is no such booking
 */
export async function loadSheet(id: string | undefined, query: URLSearchParams, staff: Staff) {
  if (!isUuid(id)) throw noBooking();
  const before = readEventId(query.get("before"));
  const [booking, files, events, { notes, hasOlder: hasOlderNotes }] = await Promise.all([
    findBooking(id),
    filesOfBooking(id),
    eventsOfBooking(id, { before, limit: eventsShown + 1 }),
    notesOfBooking(id),
  ]);
  if (!booking) throw noBooking();
  const isEarlier = before !== undefined;
  const sheet = toBookingSheet({ booking, files, events, isEarlier, notes, hasOlderNotes, staff });
  const toRemove = sheet.notes.find((note) => note.isRemovable && note.id === query.get("remove")) ?? null;
  return { ...sheet, toRemove };
}

/** Nonsense in the address shows the latest. */
function readEventId(text: string | null): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
