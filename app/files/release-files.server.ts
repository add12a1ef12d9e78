import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { fileRemovals, files } from "~/db/schema.server";
import { fileStore } from "./configured-store.server";
import type { FileStore } from "./file-store";
import { areRemovalsHeld } from "./hold-removals.server";

const batchSize = 500;

/**
 * Deletes rows of files, and notes that their content must follow. Call `removeReleasedFiles` after the commit; if the process ends
 * before, the periodic sweep does it.
 *
 * @returns the number of files
 */
export async function releaseFiles(transaction: Database, which: SQL | undefined): Promise<number> {
  const released = await transaction.delete(files).where(which).returning({ storedName: files.storedName });
  await noteRemovals(
    transaction,
    released.map(({ storedName }) => storedName),
  );
  return released.length;
}

/** Notes that contents must be removed, whose rows another module has deleted: `removeReleasedFiles` follows as after `releaseFiles`. */
export async function noteRemovals(transaction: Database, storedNames: readonly string[]): Promise<void> {
  if (storedNames.length === 0) return;
  await transaction
    .insert(fileRemovals)
    .values(storedNames.map((storedName) => ({ storedName })))
    .onConflictDoNothing();
}

/**
 * Removes those of the uploads that no booking and no draft has taken, at once: left to the sweep, they would outlive the request
 * that they were sent to.
 */
export async function discardUploads(uploads: readonly { storedName: string }[]): Promise<void> {
  const names = uploads.map(({ storedName }) => storedName);
  if (names.length === 0) return;
  const isLeft = and(inArray(files.storedName, names), isNull(files.bookingId), isNull(files.draftId));
  const count = await db().transaction((transaction) => releaseFiles(transaction, isLeft));
  if (count > 0) await removeReleasedFiles();
}

/**
 * Removes the content of files whose rows were deleted by `releaseFiles`, whichever process did that. Several processes may do it
 * at once. While a backup runs, nothing is removed: a later sweep does it.
 *
 * @returns the number of files
 */
export async function removeReleasedFiles(
  openedStore: FileStore | Promise<FileStore> = fileStore(),
): Promise<number> {
  const store = await openedStore;
  let removed = 0;
  for (;;) {
    const batch = await db()
      .select({ storedName: fileRemovals.storedName })
      .from(fileRemovals)
      .orderBy(asc(fileRemovals.createdAt), asc(fileRemovals.storedName))
      .limit(batchSize);
    if (batch.length === 0 || (await areRemovalsHeld())) return removed;
    for (const { storedName } of batch) {
      await store.remove(storedName);
      await db().delete(fileRemovals).where(eq(fileRemovals.storedName, storedName));
    }
    removed += batch.length;
    if (batch.length < batchSize) return removed;
  }
}
