import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { files, unclaimedUploads } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { maxFilesPerBooking } from "./limits";
import { releaseFiles, removeReleasedFiles } from "./release-files.server";

export type StoredFile = typeof files.$inferSelect;

const maxListed = 100;
const oldestFirst = [asc(files.createdAt), asc(files.id)];

/** Returns the files of a draft, oldest first. */
export function findDraftFiles(draftId: string): Promise<StoredFile[]> {
  return db()
    .select()
    .from(files)
    .where(and(eq(files.draftId, draftId), isNull(files.bookingId)))
    .orderBy(...oldestFirst)
    .limit(maxFilesPerBooking);
}

/** Returns files that were sent on the booking's private page and are not attached yet, in the order of the ids. */
export async function findFilesSentTo(bookingId: string, ids: readonly string[]): Promise<StoredFile[]> {
  const known = ids.filter(isUuid);
  const found = await db()
    .select()
    .from(files)
    .where(and(inArray(files.id, known), isSentTo(bookingId)));
  return found.sort((a, b) => known.indexOf(a.id) - known.indexOf(b.id));
}

function isSentTo(bookingId: string) {
  return and(isNull(files.bookingId), isNull(files.draftId), eq(files.sentTo, bookingId));
}

/** Returns the files of a booking, oldest first. */
export function findBookingFiles(bookingId: string, database: Database = db()): Promise<StoredFile[]> {
  return database
    .select()
    .from(files)
    .where(eq(files.bookingId, bookingId))
    .orderBy(...oldestFirst)
    .limit(maxListed);
}

/** Returns the files by the booking's id, oldest first. */
export async function findFilesByBooking(bookingIds: string[]): Promise<Map<string, StoredFile[]>> {
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

export async function findStoredFile(storedName: string): Promise<StoredFile | null> {
  // The name comes from a URL, and PostgreSQL rejects NUL characters in text.
  if (!/^[\w.-]+$/.test(storedName)) return null;
  const [file] = await db().select().from(files).where(eq(files.storedName, storedName)).limit(1);
  return file ?? null;
}

/** Returns false when the draft does not have the file. */
export async function removeDraftFile(draftId: string, fileId: string): Promise<boolean> {
  if (!isUuid(fileId)) return false;
  const isTheirs = and(eq(files.id, fileId), eq(files.draftId, draftId), isNull(files.bookingId));
  const count = await db().transaction((transaction) => releaseFiles(transaction, isTheirs));
  if (count > 0) await removeReleasedFiles();
  return count > 0;
}

/** Releases files that were sent on the booking's private page and are not attached to it, like `releaseFiles`. */
export function releaseUploadsTo(transaction: Database, bookingId: string): Promise<number> {
  return releaseFiles(transaction, isSentTo(bookingId));
}

/**
 * Returns the bytes of all files without a booking. Each file counts as at least 64 KiB, which also limits the number of tiny files.
 * Triggers maintain the sum in one row, so an upload does not scan the table.
 */
export async function sumUnattachedBytes(): Promise<number> {
  const [row] = await db().select({ bytes: unclaimedUploads.bytes }).from(unclaimedUploads);
  return row?.bytes ?? 0;
}

/** Counts like `sumUnattachedBytes`. `sender` comes from `toSenderRange`. */
export async function sumUnattachedBytesOf(sender: string): Promise<number> {
  const [row] = await db()
    .select({ bytes: sql<number>`coalesce(sum(unclaimed_bytes(${files.byteSize})), 0)::float8` })
    .from(files)
    .where(and(eq(files.sentFrom, sender), isNull(files.bookingId)));
  return row?.bytes ?? 0;
}
