import { and, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import { repeatBatches, countDue } from "~/db/batches.server";
import { db } from "~/db/client.server";
import { bookingDrafts, files } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { hourMs } from "~/lib/time";
import { fileStore } from "./configured-store.server";
import type { FileStore } from "./file-store";
import { releaseFiles, removeReleasedFiles } from "./release-files.server";
import { UnknownFiles } from "./unknown-files.server";

/** How long an upload without a draft is kept until it is attached to a booking. */
const draftlessMs = 72 * hourMs;
/** Longer than any active write can be silent, because an upload times out after a minute without a byte. */
const interruptedMs = hourMs;

const batchSize = 500;
/** The most rows of each kind that one sweep removes; the next sweep continues. */
const maxPerSweep = 5_000;

/** Remembers, between the sweeps of this process, how far it has listed the store. */
const unknownFiles = new UnknownFiles();

interface SweepCounts {
  /** Files of expired drafts. */
  expired: number;
  /** Uploads without a draft that were not attached to a booking. */
  draftless: number;
  /** Files in the store that have no row. */
  unknown: number;
  /** Files whose rows were deleted by a process that ended before it removed them. */
  released: number;
  /** Temporary files of interrupted uploads. */
  interrupted: number;
}

/**
 * Removes files that no booking needs. A draft's files are kept exactly as long as the draft. Can run at any time, in
 * several processes at once.
 *
 * @param now the time at which their age counts
 */
export async function sweepFiles(now: Date, unknown = unknownFiles): Promise<SweepCounts> {
  const store = await fileStore();
  // The disk stamps files by the clock of a machine: where that is behind, a file that has just arrived looks old to the database.
  const stamped = Math.min(now.getTime(), Date.now());
  return {
    released: await removeReleasedFiles(store),
    expired: await removeUnattached(store, isOfExpiredDraft(now)),
    draftless: await removeUnattached(store, isDraftless(now)),
    unknown: await unknown.removeSome(store, { before: new Date(stamped - draftlessMs), now }),
    interrupted: await store.removeInterruptedWrites(new Date(stamped - interruptedMs)),
  };
}

/** Counts the uploads that `sweepFiles` removes at `now`, among all without a booking. */
export function countUnneededFiles(now: Date) {
  const isUnneeded = or(isOfExpiredDraft(now), isDraftless(now));
  return countDue(files, and(isNull(files.bookingId), isUnneeded), isNull(files.bookingId));
}

function isDraftless(now: Date): SQL | undefined {
  return and(isNull(files.draftId), lt(files.createdAt, new Date(now.getTime() - draftlessMs)));
}

function isOfExpiredDraft(now: Date): SQL {
  const expired = db()
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(lt(bookingDrafts.expiresAt, sqlTime(now)));
  return inArray(files.draftId, expired);
}

/** Removes files without a booking for which `isObsolete` holds; each row before its content. */
async function removeUnattached(store: FileStore, isObsolete: SQL | undefined): Promise<number> {
  return repeatBatches({ size: batchSize, max: maxPerSweep }, async () => {
    const batch = db()
      .select({ id: files.id })
      .from(files)
      .where(and(isNull(files.bookingId), isObsolete))
      .limit(batchSize);
    // The delete checks the booking again: a file may have been attached since the select.
    const isUnattached = and(inArray(files.id, batch), isNull(files.bookingId));
    const count = await db().transaction((transaction) => releaseFiles(transaction, isUnattached));
    await removeReleasedFiles(store);
    return count;
  });
}
