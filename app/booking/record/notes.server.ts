import { and, desc, eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingNotes, bookings } from "~/db/schema.server";
import { isUuid, uuid8 } from "~/lib/uuid";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import type { Session, Staff } from "~/staff/sessions/sessions.server";
import { recordBookingEvent } from "./events.server";
import { mayRemoveNote, type NewNote } from "./note";

/** A row of `booking_notes`. */
export type BookingNote = typeof bookingNotes.$inferSelect;

/** The most notes of a booking that are read at once. */
const mostNotes = 100;

/** The last hundred notes of a booking, newest first, and whether there are older ones. */
export async function notesOfBooking(
  bookingId: string,
): Promise<{ notes: BookingNote[]; hasOlder: boolean }> {
  const notes = await db()
    .select()
    .from(bookingNotes)
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(desc(bookingNotes.createdAt), desc(bookingNotes.id))
    .limit(mostNotes + 1);
  return { notes: notes.slice(0, mostNotes), hasOlder: notes.length > mostNotes };
}

/**
 * Adds a note. A form that is sent again adds nothing more.
 *
 * @returns false when there is no such booking
 * @throws {SessionEndedError}
 */
export async function addNote(
  bookingId: string | undefined,
  note: NewNote,
  session: Session,
): Promise<boolean> {
  if (!isUuid(bookingId)) return false;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    if (!(await holdBooking(transaction, bookingId))) return false;
    const added = await transaction
      .insert(bookingNotes)
      .values({ id: noteId(bookingId, note, staff), bookingId, author: staff.email, text: note.text })
      .onConflictDoNothing({ target: bookingNotes.id })
      .returning({ id: bookingNotes.id });
    if (added.length > 0)
      await recordBookingEvent(transaction, { bookingId, kind: "note-added", actor: staff.email });
    return true;
  });
}

/** Someone wants to remove a note that is neither theirs nor, being no administrator, theirs to remove. */
export class NoteOfAnotherError extends Error {
  override name = "NoteOfAnotherError";
}

/**
 * Removes a note of a booking. One that is gone already stays gone.
 *
 * @returns false when there is no such booking
 * @throws {NoteOfAnotherError}
 * @throws {SessionEndedError}
 */
export async function removeNote(
  bookingId: string | undefined,
  id: string,
  session: Session,
): Promise<boolean> {
  if (!isUuid(bookingId)) return false;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    if (!(await holdBooking(transaction, bookingId))) return false;
    const isIt = and(eq(bookingNotes.id, id), eq(bookingNotes.bookingId, bookingId));
    const [note] = await transaction.select().from(bookingNotes).where(isIt).for("update");
    if (!note) return true;
    if (!mayRemoveNote(note, staff)) throw new NoteOfAnotherError(`${staff.id} may not remove note ${id}`);
    await transaction.delete(bookingNotes).where(isIt);
    const detail = { author: note.author };
    await recordBookingEvent(transaction, { bookingId, kind: "note-removed", actor: staff.email, detail });
    return true;
  });
}

/** Whether there is the booking; it then stays until the transaction ends. */
async function holdBooking(transaction: Database, id: string): Promise<boolean> {
  const held = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.id, id))
    .for("key share");
  return held.length > 0;
}

/**
 * The id of a note follows from the form and the text. A form that the browser shows again by its Back
 * button, with another text in it, must add that text, though it has the id of the first.
 */
function noteId(bookingId: string, { formId, text }: NewNote, staff: Staff): string {
  return uuid8(
    createHash("sha256")
      .update(JSON.stringify([bookingId, staff.id, formId, text]))
      .digest(),
  );
}
