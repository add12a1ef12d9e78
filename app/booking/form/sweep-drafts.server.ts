import { and, eq, inArray, isNull, lt, notExists } from "drizzle-orm";
import { repeatBatches, countDue } from "~/db/batches.server";
import { db } from "~/db/client.server";
import { bookingDrafts, files } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";

/** Rows for each statement, and for each sweep. The next sweep continues. */
const batchSize = 500;
const maxSwept = 5_000;

/**
 * Removes expired drafts. A draft with unattached files stays until the file sweep, which needs its row, removes them.
 *
 * @param now the time by which they have expired
 * @returns the number of removed drafts, at most 5,000
 */
export async function sweepDrafts(now: Date): Promise<number> {
  const isExpired = expiredBefore(now);
  const ownFiles = db()
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.draftId, bookingDrafts.id), isNull(files.bookingId)));
  const expired = db()
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(and(isExpired, notExists(ownFiles)))
    .limit(batchSize);

  return repeatBatches({ size: batchSize, max: maxSwept }, async () => {
    // Checks the expiry again, because the visitor may have saved an answer since the subquery ran.
    const deleted = await db()
      .delete(bookingDrafts)
      .where(and(inArray(bookingDrafts.id, expired), isExpired))
      .returning({ id: bookingDrafts.id });
    return deleted.length;
  });
}

export function countExpiredDrafts(now: Date) {
  return countDue(bookingDrafts, expiredBefore(now));
}

const expiredBefore = (now: Date) => lt(bookingDrafts.expiresAt, sqlTime(now));
