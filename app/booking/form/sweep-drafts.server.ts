import { and, eq, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookingDrafts, files } from "~/db/schema.server";

/** Rows that one statement deletes, and the most that one sweep does; the next one goes on. */
const batch = 500;
const most = 5_000;

/**
 * Removes expired drafts. One that still has files of its own waits for the sweep of files, which could not tell to
 * whom they belonged without it.
 *
 * @returns how many were removed, at most 5,000
 */
export async function sweepDrafts(): Promise<number> {
  const isExpired = lt(bookingDrafts.expiresAt, sql`now()`);
  const ownFiles = db()
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.draftId, bookingDrafts.id), isNull(files.bookingId)));
  const expired = db()
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(and(isExpired, notExists(ownFiles)))
    .limit(batch);

  let swept = 0;
  while (swept < most) {
    // Whether it is expired is asked again: the visitor may have saved an answer in between.
    const deleted = await db()
      .delete(bookingDrafts)
      .where(and(inArray(bookingDrafts.id, expired), isExpired))
      .returning({ id: bookingDrafts.id });
    swept += deleted.length;
    if (deleted.length < batch) break;
  }
  return swept;
}
