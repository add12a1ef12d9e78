import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { fileRemovals, files } from "~/db/schema.server";
import { removalFailures } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import { fileStore } from "./configured-store.server";
import type { FileStore } from "./file-store";
import { areRemovalsHeld } from "./hold-removals.server";

const batchSize = 500;
/** Failures that end one call. While the storage is down, each removal would wait for it. */
const maxFailures = 10;

/**
 * Deletes rows of files, and queues the removal of their contents. Call `removeReleasedFiles` after the commit. If the process ends
 * before, the periodic sweep removes them. Returns the number of files.
 */
export async function releaseFiles(transaction: Database, which: SQL | undefined): Promise<number> {
  const released = await transaction.delete(files).where(which).returning({ storedName: files.storedName });
  await queueRemovals(
    transaction,
    released.map(({ storedName }) => storedName),
  );
  return released.length;
}

/** Queues the removal of contents whose rows another module has deleted. Call `removeReleasedFiles` after the commit. */
export async function queueRemovals(transaction: Database, storedNames: readonly string[]): Promise<void> {
  if (storedNames.length === 0) return;
  await transaction
    .insert(fileRemovals)
    .values(storedNames.map((storedName) => ({ storedName })))
    .onConflictDoNothing();
}

/** Removes uploads without a booking and a draft at once. Otherwise they would outlive the request that sent them until the sweep. */
export async function discardUploads(uploads: readonly { storedName: string }[]): Promise<void> {
  const names = uploads.map(({ storedName }) => storedName);
  if (names.length === 0) return;
  const isUnattached = and(inArray(files.storedName, names), isNull(files.bookingId), isNull(files.draftId));
  const count = await db().transaction((transaction) => releaseFiles(transaction, isUnattached));
  if (count > 0) await removeReleasedFiles();
}

/**
 * Removes the contents of files whose rows any process has released. Several processes may run it at once. While a backup runs, it removes
 * nothing. A later call removes the contents that are left. Returns the number of removed files.
 */
export async function removeReleasedFiles(
  openedStore: FileStore | Promise<FileStore> = fileStore(),
): Promise<number> {
  const store = await openedStore;
  let removed = 0;
  let failures = 0;
  for (;;) {
    const batch = await db()
      .select({ storedName: fileRemovals.storedName })
      .from(fileRemovals)
      .orderBy(asc(fileRemovals.createdAt), asc(fileRemovals.storedName))
      .limit(batchSize);
    if (batch.length === 0 || (await areRemovalsHeld())) return removed;
    for (const { storedName } of batch) {
      if (await removeContent(store, storedName)) removed++;
      else failures++;
      if (failures >= maxFailures) return removed;
    }
    if (batch.length < batchSize) return removed;
  }
}

/** Removes the content of one file. A failed removal is retried after all others. Returns whether it is removed. */
async function removeContent(store: FileStore, storedName: string): Promise<boolean> {
  const isName = eq(fileRemovals.storedName, storedName);
  try {
    await store.remove(storedName);
  } catch (error) {
    removalFailures.inc({ kind: "file" });
    log.error({ event: "file-not-removed", err: error }, "The content of a file could not be removed");
    await db()
      .update(fileRemovals)
      .set({ createdAt: sql`now()` })
      .where(isName);
    return false;
  }
  await db().delete(fileRemovals).where(isName);
  return true;
}
