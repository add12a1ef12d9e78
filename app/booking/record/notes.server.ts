import { and, desc, eq } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { isPast } from "~/db/past-position.server";
import { bookingNotes } from "~/db/schema.server";
import type { Position } from "~/lib/cursor";
import { digestToUuid } from "~/lib/sha256.server";
import { isUuid } from "~/lib/uuid";
import { recordBookingEvent, recordBookingEvents } from "./events.server";
import { lockBooking } from "./find-booking.server";
import { mayRemoveNote, type NewNote } from "./note";
import { refreshDetails } from "./search-details.server";

/** A row of `booking_notes`. */
export type BookingNote = typeof bookingNotes.$inferSelect;

/** Notes of a booking that are read. */
const maxNotes = 100;

/** Returns the last hundred notes of a booking, newest first, and whether there are older ones. */
export async function notesOfBooking(
  bookingId: string,
): Promise<{ notes: BookingNote[]; hasOlder: boolean }> {
  const notes = await pageNotes(bookingId, maxNotes + 1);
  return { notes: notes.slice(0, maxNotes), hasOlder: notes.length > maxNotes };
}

/** Returns up to `limit` notes of a booking, newest first, or those before `after` in that order. */
export function pageNotes(bookingId: string, limit: number, after?: Position): Promise<BookingNote[]> {
  return db()
    .select()
    .from(bookingNotes)
    .where(and(eq(bookingNotes.bookingId, bookingId), isPast(bookingNotes, after)))
    .orderBy(desc(bookingNotes.createdAt), desc(bookingNotes.id))
    .limit(limit);
}

/**
 * Adds a note. Idempotent for the same form and text.
 *
 * @returns null if there is no such booking, or its personal data were erased
 * @throws {SessionEndedError}
 */
export function addNote(
  bookingId: string | undefined,
  note: NewNote,
  session: Session,
): Promise<{ result: "done" } | null> {
  return changeNotes(bookingId, session, async ({ transaction, bookingId, staff }) => {
    const id = noteId(bookingId, note, staff);
    await insertNote(transaction, { id, bookingId, author: staff.email, text: note.text });
    return { result: "done" };
  });
}

/** Inserts a note in the transaction of a change, and records it. A note whose id is known already is not inserted again. */
export async function insertNote(
  transaction: Database,
  note: Pick<BookingNote, "id" | "bookingId" | "author" | "text">,
): Promise<void> {
  const added = await transaction
    .insert(bookingNotes)
    .values(note)
    .onConflictDoNothing({ target: bookingNotes.id })
    .returning({ bookingId: bookingNotes.bookingId });
  await recordBookingEvents(transaction, added, { kind: "note-added", actor: note.author });
  for (const { bookingId } of added) await refreshDetails(transaction, bookingId);
}

/**
 * Removes a note of a booking. Does nothing if the note is already removed.
 *
 * @returns `not-allowed` to who is neither its author nor an administrator; null if there is no such booking, or its personal data
 *   were erased
 * @throws {SessionEndedError}
 */
export async function removeNote(
  bookingId: string | undefined,
  id: string,
  session: Session,
): Promise<{ result: "done" | "not-allowed" } | null> {
  return changeNotes(bookingId, session, async ({ transaction, bookingId, staff }) => {
    const isNote = and(eq(bookingNotes.id, id), eq(bookingNotes.bookingId, bookingId));
    const [note] = await transaction.select().from(bookingNotes).where(isNote).for("update");
    if (!note) return { result: "done" };
    if (!mayRemoveNote(note, staff)) return { result: "not-allowed" };
    await transaction.delete(bookingNotes).where(isNote);
    const detail = { author: note.author };
    await recordBookingEvent(transaction, { bookingId, kind: "note-removed", actor: staff.email, detail });
    await refreshDetails(transaction, bookingId);
    return { result: "done" };
  });
}

/** Runs `change` in a transaction that checks the session again and locks the booking. Returns null without a booking. */
async function changeNotes<Result>(
  bookingId: string | undefined,
  session: Session,
  change: (context: { transaction: Database; bookingId: string; staff: Staff }) => Promise<Result>,
): Promise<Result | null> {
  if (!isUuid(bookingId)) return null;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    if (!(await lockBooking(transaction, bookingId))) return null;
    return change({ transaction, bookingId, staff });
  });
}

/**
 * Derives the id of a note from the form and the text. The text is included because the browser's Back button shows the
 * same form again, and another text submitted with it is another note.
 */
function noteId(bookingId: string, { formId, text }: NewNote, staff: Staff): string {
  return digestToUuid([bookingId, staff.id, formId, text]);
}
