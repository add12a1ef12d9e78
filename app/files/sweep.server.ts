import { and, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookingDrafts, files } from "~/db/schema.server";
import { fileStore } from "./store.server";
import type { FileStore } from "./store";
import { UnknownFiles } from "./unknown-files.server";

const hourMs = 60 * 60_000;
/** How long an upload that belongs to no draft waits for its booking. */
const unattachedMs = 72 * hourMs;
/** A part that is still written to is never this old: an upload may be silent for a minute. */
const partMs = hourMs;

const batch = 500;
/** The most of each kind that one sweep removes; the next one goes on. */
const most = 5_000;

/** Remembers between the sweeps of this process how far it has looked through the store. */
const unknownFiles = new UnknownFiles();

interface Swept {
  /** Files of drafts that have expired. */
  expired: number;
  /** Uploads that belong to no draft and that no booking claimed. */
  unattached: number;
  /** Files in the store that no row knows. */
  unknown: number;
  /** Temporary parts of uploads that broke off. */
  parts: number;
}

/**
 * Removes what uploads have left behind. The files of a draft live exactly as long as the draft. Safe to run at
 * any time, in several processes at once.
 */
export async function sweepFiles(now = new Date(), unknown = unknownFiles): Promise<Swept> {
  const store = await fileStore();
  const before = new Date(now.getTime() - unattachedMs);
  return {
    expired: await removeUnclaimed(store, isOfExpiredDraft()),
    unattached: await removeUnclaimed(store, and(isNull(files.draftId), lt(files.createdAt, before))),
    unknown: await unknown.removeSome(store, { before, now }),
    parts: await store.removePartsOlderThan(new Date(now.getTime() - partMs)),
  };
}

/** By the database's clock, which also decides whether a draft may still be submitted or get files. */
function isOfExpiredDraft(): SQL {
  const expired = db()
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(lt(bookingDrafts.expiresAt, sql`now()`));
  return inArray(files.draftId, expired);
}

/** Removes files that no booking has and that `isOver` says are not waited for, the row before the content. */
async function removeUnclaimed(store: FileStore, isOver: SQL | undefined): Promise<number> {
  let removed = 0;
  while (removed < most) {
    const some = db()
      .select({ id: files.id })
      .from(files)
      .where(and(isNull(files.bookingId), isOver))
      .limit(batch);
    // Asked again on the delete: a booking may have claimed one of them in between.
    const rows = await db()
      .delete(files)
      .where(and(inArray(files.id, some), isNull(files.bookingId)))
      .returning({ storedName: files.storedName });
    for (const { storedName } of rows) await store.remove(storedName);
    removed += rows.length;
    if (rows.length < batch) break;
  }
  return removed;
}
