import { Readable } from "node:stream";
import { eq, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { publishedFiles } from "~/db/schema.server";
import { sha256 } from "~/lib/sha256.server";
import { fileStore } from "./configured-store.server";
import { queueRemovals } from "./release-files.server";

type PublishedFile = typeof publishedFiles.$inferSelect;

interface NewPublishedFile {
  storedName: string;
  contentType: string;
  content: Buffer;
}

/**
 * Stores contents of public pages, and inserts their rows in the transaction that `record` opens. A failure leaves nothing.
 *
 * @param record calls its argument in the transaction of the page's change, or omits the call if it no longer needs the contents
 * @throws {StorageFullError} {StorageUnavailableError}
 */
export async function storePublishedFiles<Result>(
  contents: readonly NewPublishedFile[],
  record: (insertRows: (transaction: Database) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const store = await fileStore();
  const writtenFiles = [];
  const rowsOfContents = { areInserted: false };
  try {
    for (const { storedName, content } of contents) {
      const file = await store.write(storedName, Readable.from([content]));
      writtenFiles.push(file);
      await file.commit();
    }
    const rows = contents.map(({ content, ...file }) => ({
      ...file,
      byteSize: content.length,
      sha256: sha256(content),
    }));
    const result = await record(async (transaction) => {
      await transaction.insert(publishedFiles).values(rows);
      rowsOfContents.areInserted = true;
    });
    if (!rowsOfContents.areInserted) for (const file of writtenFiles) await file.discard();
    return result;
  } catch (error) {
    // After the insert, the commit is uncertain. The sweep finds contents without a row.
    if (!rowsOfContents.areInserted) await Promise.allSettled(writtenFiles.map((file) => file.discard()));
    throw error;
  }
}

export async function findPublishedFile(storedName: string): Promise<PublishedFile | null> {
  const [file] = await db().select().from(publishedFiles).where(eq(publishedFiles.storedName, storedName));
  return file ?? null;
}

/** Deletes rows of published files. Call `removeReleasedFiles` after the commit to remove the contents. */
export async function releasePublishedFiles(
  transaction: Database,
  storedNames: readonly string[],
): Promise<void> {
  if (storedNames.length === 0) return;
  const released = await transaction
    .delete(publishedFiles)
    .where(inArray(publishedFiles.storedName, storedNames))
    .returning({ storedName: publishedFiles.storedName });
  await queueRemovals(
    transaction,
    released.map(({ storedName }) => storedName),
  );
}
