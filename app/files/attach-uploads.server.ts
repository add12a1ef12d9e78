import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { files } from "~/db/schema.server";
import { maxFilesPerBooking } from "./limits";
import { findBookingFiles, type StoredFile } from "./stored-files.server";

/** The files that caused the refusal. None of the files was attached. */
interface AttachRefusal {
  result: "unknown" | "taken" | "too-many" | "closed";
  storedNames: string[];
}

interface AttachedFiles {
  result: "attached";
  /** In the order of the names. */
  attached: StoredFile[];
}

/**
 * Attaches uploaded files to a booking, all or none. Files that the booking already has stay unchanged. `transaction` must hold a lock on
 * the booking's row, so concurrent requests are counted one after the other. `isOpen` tells whether the booking accepts new files.
 */
export async function attachUploads(
  transaction: Database,
  bookingId: string,
  storedNames: string[],
  isOpen = true,
): Promise<AttachedFiles | AttachRefusal> {
  const names = [...new Set(storedNames)];
  if (names.length === 0) return { result: "attached", attached: [] };
  const found = await lockFiles(transaction, names);
  const unknown = names.filter((name) => !storedNamesOf(found).includes(name));
  if (unknown.length > 0) return { result: "unknown", storedNames: unknown };
  const ofOthers = found.filter((file) => file.bookingId !== null && file.bookingId !== bookingId);
  if (ofOthers.length > 0) return { result: "taken", storedNames: storedNamesOf(ofOthers) };

  const added = found.filter((file) => file.bookingId === null);
  if (added.length > 0) {
    const count = await transaction.$count(files, eq(files.bookingId, bookingId));
    if (count + added.length > maxFilesPerBooking)
      return { result: "too-many", storedNames: storedNamesOf(added) };
    if (!isOpen) return { result: "closed", storedNames: storedNamesOf(added) };
    const ids = added.map(({ id }) => id);
    await transaction.update(files).set({ bookingId, sentFrom: null }).where(inArray(files.id, ids));
  }
  const attached = names.flatMap((name) => found.filter((file) => file.storedName === name));
  return { result: "attached", attached };
}

export interface AddedUploads {
  added: StoredFile[];
  /** Files that the booking already has, with the same name and content. */
  known: StoredFile[];
  /** Files beyond the limit of a booking. */
  excess: StoredFile[];
}

/**
 * Attaches new uploads up to the booking's limit. The other uploads stay without a booking, and the caller discards them. `transaction`
 * must hold a lock on the booking's row.
 */
export async function addUploads(
  transaction: Database,
  bookingId: string,
  uploads: readonly StoredFile[],
): Promise<AddedUploads> {
  const existing = await findBookingFiles(bookingId, transaction);
  const seen = new Set(existing.map(toContentKey));
  const fresh = uploads.filter((file) => {
    const isKnown = seen.has(toContentKey(file));
    seen.add(toContentKey(file));
    return !isKnown;
  });
  const added = fresh.slice(0, Math.max(0, maxFilesPerBooking - existing.length));
  const { result } = await attachUploads(transaction, bookingId, storedNamesOf(added));
  if (result !== "attached") throw new Error(`Files that were just received are ${result}.`);
  const known = uploads.filter((file) => !fresh.includes(file));
  return { added, known, excess: fresh.slice(added.length) };
}

export function toContentKey({ originalName, sha256 }: Pick<StoredFile, "originalName" | "sha256">): string {
  return `${sha256} ${originalName}`;
}

/** Attaches a draft's files to its new booking. The transaction must hold a lock on the draft's row. */
export async function attachDraftFiles(
  transaction: Database,
  draftId: string,
  bookingId: string,
): Promise<void> {
  await transaction
    .update(files)
    .set({ bookingId, sentFrom: null })
    .where(and(eq(files.draftId, draftId), isNull(files.bookingId)));
}

/** Moves the files of a draft to its new id. The transaction must hold a lock on the draft's row. */
export async function moveDraftFiles(transaction: Database, from: string, to: string): Promise<void> {
  await transaction
    .update(files)
    .set({ draftId: to })
    .where(and(eq(files.draftId, from), isNull(files.bookingId)));
}

/**
 * Deletes the rows of uploads without a booking, for a table of another module that keeps their contents. Returns them in the order of
 * the names.
 */
export async function takeUploads(transaction: Database, storedNames: string[]): Promise<StoredFile[]> {
  const uploads = await transaction
    .delete(files)
    .where(and(inArray(files.storedName, storedNames), isNull(files.bookingId), isNull(files.draftId)))
    .returning();
  return storedNames.flatMap((name) => uploads.filter((file) => file.storedName === name));
}

/** Locks in the order of the ids, so two bookings that attach the same files cannot deadlock. */
function lockFiles(transaction: Database, names: string[]): Promise<StoredFile[]> {
  return transaction
    .select()
    .from(files)
    .where(inArray(files.storedName, names))
    .orderBy(files.id)
    .for("update");
}

function storedNamesOf(rows: readonly StoredFile[]): string[] {
  return rows.map(({ storedName }) => storedName);
}
