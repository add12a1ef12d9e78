import { and, eq, isNull, type SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, files, mails } from "~/db/schema.server";
import { releaseFiles, removeReleasedFiles } from "~/files/release-files.server";
import { isUuid } from "~/lib/uuid";
import { removeMails, retryWhileMailIsUnderWay } from "~/mail/remove-mails.server";
import { log } from "~/process/log.server";
import { type ErasedBooking, eraseLocked } from "./erase-booking.server";

/** `erase` removes the booking. `anonymize` keeps its row for statistics, without personal data. */
export type ErasureMode = "erase" | "anonymize";

export interface Erasure {
  mode: ErasureMode;
  /** Runs first in each booking's transaction, for example to check the session. */
  begin?: (transaction: Database) => Promise<{
    actor: string;
    /** Runs last in the transaction, for example to write an audit entry. */
    record?: (erased: ErasedBooking) => Promise<void>;
  }>;
  /** Checked under each booking's lock. Bookings that do not meet it are skipped. */
  condition?: SQL;
  /** Milliseconds for which each booking waits for the mail worker. */
  maxWaitMs?: number;
}

/**
 * Erases or anonymizes bookings with their files and file content, mails, messages, notes, history, links and drafts. Each booking has its
 * own transaction, so locks are short and an interruption leaves no half-erased booking. A repeated call finishes the rest. Skips bookings
 * that do not exist, and does not anonymize a booking twice.
 *
 * Cancels upcoming visits, and notifies their staff by a mail without the customer's data.
 *
 * @param ids bounded by the caller
 * @returns the counts by booking
 * @throws {MailUnderWayError} if the mail worker holds a mail for longer than `maxWaitMs`; earlier bookings are done
 */
export async function eraseBookings(ids: readonly string[], erasure: Erasure): Promise<ErasedBooking[]> {
  const erased: ErasedBooking[] = [];
  try {
    for (const id of new Set(ids.filter(isUuid))) {
      const done = await retryWhileMailIsUnderWay(() => eraseOne(id, erasure), erasure.maxWaitMs);
      if (done) erased.push(done);
    }
  } finally {
    // The bookings are already erased, so a sweep can remove remaining content.
    if (erased.length > 0)
      await removeReleasedFiles().catch((error: unknown) => {
        log.error(
          { event: "files-not-removed", err: error },
          "The files of erased bookings are left to a sweep",
        );
      });
  }
  return erased;
}

function eraseOne(id: string, { mode, begin, condition }: Erasure): Promise<ErasedBooking | null> {
  return db().transaction(async (transaction) => {
    const context = await begin?.(transaction);
    const erased = await eraseLocked(transaction, { id, mode, actor: context?.actor ?? null, condition });
    if (erased) await context?.record?.(erased);
    return erased;
  });
}

/**
 * Erases an unsubmitted draft with its mails and files.
 *
 * @returns the counts; null if there is no such draft, or it was submitted and belongs to a booking
 * @throws {MailUnderWayError}
 */
export async function eraseUnsubmittedDraft(
  transaction: Database,
  id: string,
): Promise<{ mails: number; files: number } | null> {
  const [draft] = await transaction
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(and(eq(bookingDrafts.id, id), isNull(bookingDrafts.bookingId)))
    .for("update");
  if (!draft) return null;
  const removed = {
    mails: await removeMails(transaction, eq(mails.draftId, id)),
    files: await releaseFiles(transaction, and(eq(files.draftId, id), isNull(files.bookingId))),
  };
  await transaction.delete(bookingDrafts).where(eq(bookingDrafts.id, id));
  return removed;
}
