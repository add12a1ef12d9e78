import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Session, Staff } from "~/access/session";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { type BulkChange, recordInHistory } from "~/booking/change/record-change.server";
import { findEvents, recordBookingEvents } from "~/booking/record/events.server";
import { refreshDetails } from "~/booking/record/search-details.server";
import { db } from "~/db/client.server";
import { bookingNotes } from "~/db/schema.server";
import { isPast } from "~/db/sql-parts.server";
import { digestToUuid } from "~/lib/sha256.server";
import type { CursorPosition } from "~/lib/to-page";
import { mayRemoveNote, type NewNote } from "./conversation";

export type BookingNote = typeof bookingNotes.$inferSelect;

const maxNotes = 100;

/** Returns the last hundred notes, newest first. */
export async function findNotes(bookingId: string): Promise<{ notes: BookingNote[]; hasOlder: boolean }> {
  const notes = await pageNotes(bookingId, maxNotes + 1);
  return { notes: notes.slice(0, maxNotes), hasOlder: notes.length > maxNotes };
}

/** Returns up to `limit` notes, newest first, or those after the position `after` in that order. */
export function pageNotes(bookingId: string, limit: number, after?: CursorPosition): Promise<BookingNote[]> {
  return db()
    .select()
    .from(bookingNotes)
    .where(and(eq(bookingNotes.bookingId, bookingId), isPast(bookingNotes, after)))
    .orderBy(desc(bookingNotes.createdAt), desc(bookingNotes.id))
    .limit(limit);
}

/**
 * Adds a note. The same form adds the same text once, or again after its removal, because the note's id identifies a repeat, not the event.
 *
 * @returns null if the booking does not exist or was erased
 * @throws {SessionEndedError}
 */
export function addNote(bookingId: string | undefined, note: NewNote, session: Session) {
  return changeAsStaff({ bookingId, session }, null, async (change) => {
    const id = noteId(change.booking.id, note, change.staff);
    await insertNotes(change, { id, text: note.text });
    return { result: "done" } as const;
  });
}

/** Inserts and records a note for each booking. An existing `id`, for a single booking, inserts nothing. */
export async function insertNotes(
  { transaction, bookings, staff }: BulkChange<Staff>,
  { text, id }: { text: string; id?: string },
): Promise<void> {
  const author = staff.email;
  const added = await transaction
    .insert(bookingNotes)
    .values(bookings.map((booking) => ({ id: id ?? randomUUID(), bookingId: booking.id, author, text })))
    .onConflictDoNothing({ target: bookingNotes.id })
    .returning({ id: bookingNotes.bookingId });
  await recordBookingEvents(transaction, added, { kind: "note-added", actor: author });
  for (const booking of added) await refreshDetails(transaction, booking.id);
}

/**
 * Removes a note. Does nothing if it is already removed.
 *
 * @returns `not-allowed` unless the staff member is its author or an administrator; `unknown-note` if the booking never had the note; null
 * if the booking does not exist or was erased
 * @throws {SessionEndedError}
 */
export function removeNote(bookingId: string | undefined, id: string, session: Session) {
  return changeAsStaff({ bookingId, session }, null, async (change) => {
    const { transaction, booking, staff } = change;
    const isNote = and(eq(bookingNotes.id, id), eq(bookingNotes.bookingId, booking.id));
    const [note] = await transaction.select().from(bookingNotes).where(isNote).for("update");
    if (!note) {
      const removals = await findEvents(
        booking.id,
        { kinds: ["note-removed"], limit: maxNotes },
        transaction,
      );
      const isRemoved = removals.some(({ detail }) => detail.note === id.toLowerCase());
      return isRemoved ? ({ result: "done" } as const) : ({ result: "unknown-note" } as const);
    }
    if (!mayRemoveNote(note, staff)) return { result: "not-allowed" } as const;
    await transaction.delete(bookingNotes).where(isNote);
    await recordInHistory(change, "note-removed", { author: note.author, note: note.id });
    await refreshDetails(transaction, booking.id);
    return { result: "done" } as const;
  });
}

/**
 * Derives a note's id from the form and the text. The browser's Back button shows the same form again, and another text in that form is
 * another note.
 */
function noteId(bookingId: string, { formId, text }: NewNote, staff: Staff): string {
  return digestToUuid([bookingId, staff.id, formId, text]);
}
