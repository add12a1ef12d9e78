import { and, asc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import {
  bookingDrafts,
  bookingEvents,
  bookingMessages,
  bookingNotes,
  bookings,
  files,
  mails,
  requestLinks,
} from "~/db/schema.server";
import { releaseFiles } from "~/files/release-files.server";
import { removeMails } from "~/mail/remove-mails.server";
import { anonymizeRow } from "./anonymize-row.server";
import { cancelErasedVisit } from "./cancel-erased-visit.server";

/** What was removed with a booking. */
export interface ErasedBooking {
  bookingId: string;
  files: number;
  mails: number;
  messages: number;
  notes: number;
}

interface EraseOne {
  id: string;
  mode: "erase" | "anonymize";
  /** The email of the acting member of staff; null for the software itself. */
  actor: string | null;
  /** Checked under the lock of the booking; one for which it does not hold is skipped. */
  condition?: SQL | undefined;
}

/**
 * Erases or anonymizes one booking in the given transaction. Locks the booking, then its draft, as other changes do.
 *
 * @returns null if there is no such booking, or if it is anonymized already and is to be anonymized
 * @throws {MailUnderWayError}
 */
export async function eraseLocked(
  transaction: Database,
  { id, mode, actor, condition }: EraseOne,
): Promise<ErasedBooking | null> {
  const [booking] = await transaction
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), condition))
    .for("update");
  if (!booking || (booking.erasedAt && mode === "anonymize")) return null;
  const removed = await removeBelongings(transaction, id);
  await cancelErasedVisit(transaction, booking);
  if (mode === "anonymize") {
    await transaction.delete(bookingEvents).where(eq(bookingEvents.bookingId, id));
    await transaction.delete(requestLinks).where(eq(requestLinks.bookingId, id));
    await anonymizeRow(transaction, booking, actor);
  } else {
    // History, quotes, visits and links go with it.
    await transaction.delete(bookings).where(eq(bookings.id, id));
  }
  return { bookingId: id, ...removed };
}

/** Mails first: if one of them is under way, nothing else has been done. */
async function removeBelongings(transaction: Database, bookingId: string) {
  const drafts = await transaction
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(eq(bookingDrafts.bookingId, bookingId))
    .orderBy(asc(bookingDrafts.id))
    .for("update");
  const draftIds = drafts.map(({ id }) => id);
  const isAbout = or(eq(mails.bookingId, bookingId), inArray(mails.draftId, draftIds));
  const isAttached = or(
    eq(files.bookingId, bookingId),
    and(inArray(files.draftId, draftIds), isNull(files.bookingId)),
  );
  const counts = {
    mails: await removeMails(transaction, isAbout),
    files: await releaseFiles(transaction, isAttached),
    messages: await countDeleted(
      transaction
        .delete(bookingMessages)
        .where(eq(bookingMessages.bookingId, bookingId))
        .returning({ id: bookingMessages.id }),
    ),
    notes: await countDeleted(
      transaction
        .delete(bookingNotes)
        .where(eq(bookingNotes.bookingId, bookingId))
        .returning({ id: bookingNotes.id }),
    ),
  };
  await transaction.delete(bookingDrafts).where(eq(bookingDrafts.bookingId, bookingId));
  return counts;
}

async function countDeleted(deletion: PromiseLike<unknown[]>): Promise<number> {
  return (await deletion).length;
}
