import { inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { deliveryItems, files, publishedFiles } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { log } from "~/process/log.server";
import type { FileStore, StoredObject } from "./file-store";
import { areRemovalsHeld } from "./hold-removals.server";

const batchSize = 500;
/** Names per run: ten pages of a bucket. */
const defaultMaxNames = 10_000;

interface UnknownFileTimes {
  /** Files modified later stay, because an upload's row is written after its content. */
  before: Date;
  now: Date;
}

interface StoreListing {
  names: AsyncIterator<StoredObject>;
  /** Whether any of the names so far has a row. */
  hasKnown: boolean;
}

/**
 * Removes files without a row, which a crash between the content and the row leaves. Lists the store at most once a day, a limited number
 * of names per run; the next run continues the list.
 *
 * Removes nothing until one of the names has a row. A database without any of them is new or has the wrong settings, and the files may
 * still be needed. After crashes, most files still have rows.
 */
export class UnknownFiles {
  private listing: StoreListing | undefined;
  private nextListingAt = -Infinity;

  constructor(private readonly maxNames = defaultMaxNames) {}

  /** Removes unknown files among the next names of the store, and returns their number. After an error, the next run starts a new list. */
  async removeSome(store: FileStore, { before, now }: UnknownFileTimes): Promise<number> {
    if (!this.listing) {
      if (now.getTime() < this.nextListingAt) return 0;
      this.listing = { names: store.list()[Symbol.asyncIterator](), hasKnown: false };
    }
    const listing = this.listing;
    // Only a run without errors sets it again.
    this.listing = undefined;
    try {
      const { removed, isDone } = await this.continueListing(listing, store, before);
      if (isDone) this.nextListingAt = now.getTime() + dayMs;
      else this.listing = listing;
      return removed;
    } catch (error) {
      await listing.names.return?.();
      throw error;
    }
  }

  private async continueListing(listing: StoreListing, store: FileStore, before: Date) {
    let removed = 0;
    for (let listed = 0; listed < this.maxNames; listed += batchSize) {
      const wanted = Math.min(batchSize, this.maxNames - listed);
      const batch = await readNext(listing.names, wanted);
      const known = await findKnownNames(batch.map(({ name }) => name));
      listing.hasKnown ||= known.size > 0;
      const unknown = batch.filter(({ name }) => !known.has(name));
      // Checked after the rows were read: a backup that is already running may still need the content of a row that was deleted since.
      if (await areRemovalsHeld()) return { removed, isDone: false };
      if (listing.hasKnown) removed += await removeOld(store, unknown, before);
      else if (batch.length > 0) warnOfUnknown(batch.length);
      if (batch.length < wanted) return { removed, isDone: true };
    }
    return { removed, isDone: false };
  }
}

async function readNext(names: AsyncIterator<StoredObject>, count: number): Promise<StoredObject[]> {
  const batch: StoredObject[] = [];
  while (batch.length < count) {
    const next = await names.next();
    if (next.done) break;
    batch.push(next.value);
  }
  return batch;
}

function warnOfUnknown(count: number) {
  log.warn(
    { event: "stored-files-unknown", count },
    "None of these stored files has a row in the database: they are kept",
  );
}

async function removeOld(store: FileStore, unknown: StoredObject[], before: Date): Promise<number> {
  let removed = 0;
  for (const file of unknown) {
    const modifiedAt = await file.modifiedAt();
    if (!modifiedAt || modifiedAt >= before) continue;
    await store.remove(file.name);
    removed++;
  }
  return removed;
}

async function findKnownNames(names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = [];
  for (const table of [files, publishedFiles, deliveryItems])
    rows.push(
      ...(await db()
        .select({ storedName: table.storedName })
        .from(table)
        .where(inArray(table.storedName, names))),
    );
  return new Set(rows.map(({ storedName }) => storedName ?? ""));
}
