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

/** The time after which an upload without a draft and a booking is removed. */
const draftlessMs = 72 * hourMs;
/** Longer than any pause of an active write, because an upload times out after a minute without a byte. */
const interruptedMs = hourMs;

const batchSize = 500;
/** Rows of each kind per sweep. The next sweep continues. */
const maxPerSweep = 5_000;

/** Remembers the position in the list of the store between the sweeps of this process. */
const unknownFiles = new UnknownFiles();

interface SweepCounts {
  expired: number;
  /** Uploads without a draft and a booking. */
  draftless: number;
  unknown: number;
  /** Contents of deleted rows whose removal was pending: it failed, was held by a backup, or its process ended. */
  released: number;
  interrupted: number;
}

/** Removes files that no booking needs. A draft's files stay until the draft ends. Several processes may run it at once, at any time. */
export async function sweepFiles(now: Date, unknown = unknownFiles): Promise<SweepCounts> {
  const store = await fileStore();
  // The machine's clock stamps the files. If it is behind the database's clock, a new file would look old.
  const stamped = Math.min(now.getTime(), Date.now());
  return {
    released: await removeReleasedFiles(store),
    expired: await removeUnattached(store, isOfExpiredDraft(now)),
    draftless: await removeUnattached(store, isDraftless(now)),
    unknown: await unknown.removeSome(store, { before: new Date(stamped - draftlessMs), now }),
    interrupted: await store.removeInterruptedWrites(new Date(stamped - interruptedMs)),
  };
}

/** Counts the uploads that `sweepFiles` removes at `now`, among all uploads without a booking. */
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

/** Removes files without a booking for which `isObsolete` holds, each row before its content. */
async function removeUnattached(store: FileStore, isObsolete: SQL | undefined): Promise<number> {
  return repeatBatches({ size: batchSize, max: maxPerSweep }, async () => {
    const batch = db()
      .select({ id: files.id })
      .from(files)
      .where(and(isNull(files.bookingId), isObsolete))
      .limit(batchSize);
    // The delete checks the booking again, because a file may have been attached since the select.
    const isUnattached = and(inArray(files.id, batch), isNull(files.bookingId));
    const count = await db().transaction((transaction) => releaseFiles(transaction, isUnattached));
    await removeReleasedFiles(store);
    return count;
  });
}
