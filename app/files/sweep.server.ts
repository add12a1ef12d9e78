import { and, inArray, isNull, lt } from "drizzle-orm";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { fileStore } from "./store.server";
import type { FileStore } from "./store";

const hourMs = 60 * 60_000;
/** How long an upload waits for its booking. */
const unattachedMs = 72 * hourMs;
/** A part that is still written to is never this old: an upload may be silent for a minute. */
const partMs = hourMs;

const batch = 500;
/** The most of each kind that one sweep removes; the next one goes on. */
const most = 5_000;

interface Swept {
  /** Uploads that no booking claimed, with their file. */
  unattached: number;
  /** Files in the store that no row knows. */
  unknown: number;
  /** Temporary parts of uploads that broke off. */
  parts: number;
}

/** Removes what uploads have left behind. Safe to run at any time, in several processes at once. */
export async function sweepFiles(now = new Date()): Promise<Swept> {
  const store = await fileStore();
  const before = new Date(now.getTime() - unattachedMs);
  return {
    unattached: await removeUnattached(store, before),
    unknown: await removeUnknown(store, before),
    parts: await store.removePartsOlderThan(new Date(now.getTime() - partMs)),
  };
}

async function removeUnattached(store: FileStore, before: Date): Promise<number> {
  let removed = 0;
  while (removed < most) {
    const isUnattached = and(isNull(files.bookingId), lt(files.createdAt, before));
    const oldest = db().select({ id: files.id }).from(files).where(isUnattached).limit(batch);
    // Asked again on the delete: a booking may have claimed one of them in between.
    const rows = await db()
      .delete(files)
      .where(and(inArray(files.id, oldest), isNull(files.bookingId)))
      .returning({ storedName: files.storedName });
    for (const { storedName } of rows) await store.remove(storedName);
    removed += rows.length;
    if (rows.length < batch) break;
  }
  return removed;
}

/** The row is written after the file, so a file without one is only left over once it is old. */
async function removeUnknown(store: FileStore, before: Date): Promise<number> {
  let removed = 0;
  let names: string[] = [];
  const removeBatch = async () => {
    const known = await knownOf(names);
    for (const name of names.filter((each) => !known.has(each))) {
      await store.remove(name);
      removed++;
    }
    names = [];
  };
  for await (const { name, modifiedAt } of store.list()) {
    if (modifiedAt >= before) continue;
    names.push(name);
    if (names.length === batch) await removeBatch();
    if (removed >= most) break;
  }
  if (names.length > 0) await removeBatch();
  return removed;
}

async function knownOf(names: string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ storedName: files.storedName })
    .from(files)
    .where(inArray(files.storedName, names));
  return new Set(rows.map(({ storedName }) => storedName));
}
