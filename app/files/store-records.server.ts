import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { draftExpiry } from "~/booking/form/draft-expiry.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, files } from "~/db/schema.server";
import { maxFilesPerDraft, refusals } from "./rules";

/** A row of `files`. */
export type StoredFile = typeof files.$inferSelect;

export type NewFile = Pick<
  typeof files.$inferInsert,
  "storedName" | "originalName" | "contentType" | "byteSize" | "sha256"
>;

interface Recorded {
  stored: StoredFile[];
  /** Stored names of those that found no place. */
  leftOver: Set<string>;
  /** Why, naming the file. */
  reason: (name: string) => string;
}

/** Writes the rows of files that the store has, as many as the draft has places for. */
export async function storeFileRecords(draftId: string | null, received: NewFile[]): Promise<Recorded> {
  if (received.length === 0) return { stored: [], leftOver: new Set(), reason: refusals.tooManyInDraft };
  return db().transaction(async (tx) => {
    const places = draftId ? await placesInDraft(tx, draftId) : received.length;
    const taken = received.slice(0, places ?? 0);
    const rows = taken.length
      ? await tx
          .insert(files)
          .values(taken.map((file, index) => ({ ...file, draftId, createdAt: momentOf(index) })))
          .returning()
      : [];
    return {
      stored: taken.flatMap(({ storedName }) => rows.filter((row) => row.storedName === storedName)),
      leftOver: new Set(received.slice(taken.length).map(({ storedName }) => storedName)),
      reason: places === null ? refusals.draftGone : refusals.tooManyInDraft,
    };
  });
}

/** A transaction has one `now()`: a millisecond apart, files keep the order in which they were sent. */
function momentOf(index: number) {
  return sql`now() + make_interval(secs => ${index / 1000})`;
}

/**
 * How many files the draft may still get; null when it is sent or gone. Locks the draft's row, so that
 * uploads at the same time are counted one after the other, and a submit sees all or none of them. Keeps the draft for
 * another 14 days.
 */
async function placesInDraft(tx: Database, draftId: string): Promise<number | null> {
  const isLive = and(
    eq(bookingDrafts.id, draftId),
    isNull(bookingDrafts.bookingId),
    gt(bookingDrafts.expiresAt, sql`now()`),
  );
  const [draft] = await tx
    .update(bookingDrafts)
    .set({ expiresAt: draftExpiry() })
    .where(isLive)
    .returning({ id: bookingDrafts.id });
  if (!draft) return null;
  const count = await tx.$count(files, eq(files.draftId, draftId));
  return Math.max(0, maxFilesPerDraft - count);
}
