import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { isUuid } from "~/lib/uuid";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { files } from "~/db/schema.server";
import type { StoredFile } from "./store-records.server";
import { maxFilesPerDraft } from "./rules";
import { fileStore } from "./store.server";

const oldestFirst = [asc(files.createdAt), asc(files.id)];

/** The files that a visitor has sent so far, oldest first. */
export function filesOfDraft(draftId: string): Promise<StoredFile[]> {
  return db()
    .select()
    .from(files)
    .where(and(eq(files.draftId, draftId), isNull(files.bookingId)))
    .orderBy(...oldestFirst)
    .limit(maxFilesPerDraft);
}

/** The files of a booking, oldest first. */
export function filesOfBooking(bookingId: string): Promise<StoredFile[]> {
  return db()
    .select()
    .from(files)
    .where(eq(files.bookingId, bookingId))
    .orderBy(...oldestFirst)
    .limit(100);
}

/** The files of several bookings by the booking's id, oldest first. */
export async function filesOfBookings(bookingIds: string[]): Promise<Map<string, StoredFile[]>> {
  const found = new Map<string, StoredFile[]>();
  if (bookingIds.length === 0) return found;
  const rows = await db()
    .select()
    .from(files)
    .where(inArray(files.bookingId, bookingIds))
    .orderBy(...oldestFirst);
  for (const file of rows) {
    if (file.bookingId) found.set(file.bookingId, [...(found.get(file.bookingId) ?? []), file]);
  }
  return found;
}

/** Gives a draft's files to the booking it became. Pass the transaction that locks the draft. */
export async function attachDraftFiles(tx: Database, draftId: string, bookingId: string): Promise<void> {
  await tx
    .update(files)
    .set({ bookingId })
    .where(and(eq(files.draftId, draftId), isNull(files.bookingId)));
}

/** Removes a file that its draft no longer wants. False when the draft has no such file, or no more. */
export async function removeDraftFile(draftId: string, fileId: string): Promise<boolean> {
  if (!isUuid(fileId)) return false;
  const [removed] = await db()
    .delete(files)
    .where(and(eq(files.id, fileId), eq(files.draftId, draftId), isNull(files.bookingId)))
    .returning({ storedName: files.storedName });
  if (!removed) return false;
  const store = await fileStore();
  await store.remove(removed.storedName);
  return true;
}

/** The file of a download address; null when there is none. */
export async function findStoredFile(storedName: string): Promise<StoredFile | null> {
  // The name comes from an address, and the database takes no NUL.
  if (!/^[\w.-]+$/.test(storedName)) return null;
  const [file] = await db().select().from(files).where(eq(files.storedName, storedName)).limit(1);
  return file ?? null;
}
