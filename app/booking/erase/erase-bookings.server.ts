import { and, eq, isNull, type SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, files, mails } from "~/db/schema.server";
import { releaseFiles, removeReleasedFiles } from "~/files/release-files.server";
import { isUuid } from "~/lib/uuid";
import { removeMails, retryWhileMailIsUnderWay } from "~/mail/remove-mails.server";
import { log } from "~/process/log.server";
import { type ErasedBooking, eraseLocked } from "./erase-booking.server";

/** `erase` removes the booking; `anonymize` keeps its row for the statistics, without anything about a person. */
export type ErasureMode = "erase" | "anonymize";

export interface Erasure {
  mode: ErasureMode;
  /** Runs first in the transaction of each booking, such as a check of the acting session. */
  begin?: (transaction: Database) => Promise<{
    /** The email of the acting member of staff. */
    actor: string;
    /** Runs last in the transaction, such as an entry in the audit log. */
    record?: (erased: ErasedBooking) => Promise<void>;
  }>;
  /** Checked under the lock of each booking; those for which it does not hold are skipped. */
  condition?: SQL;
  /** Milliseconds to wait for the mail worker, for each booking. */
  patience?: number;
}

/**
 * Erases or anonymizes bookings with everything that belongs to them: files and their content, mails, messages, notes, history,
 * links and drafts. Each booking is one transaction, so that no lock is held for long and an interruption leaves whole bookings;
 * repeating the call finishes the rest. Bookings that do not exist, or are anonymized already, are skipped.
 *
 * A visit that is still to come is canceled, and its member of staff is told by a mail without the customer's data.
 *
 * @param ids bounded by the caller
 * @returns what was removed, by booking
 * @throws {MailUnderWayError} if the mail worker holds a mail of a booking for longer than `patience`; earlier bookings are done
 */
export async function eraseBookings(ids: readonly string[], erasure: Erasure): Promise<ErasedBooking[]> {
  const erased: ErasedBooking[] = [];
  try {
    for (const id of new Set(ids.filter(isUuid))) {
      const done = await retryWhileMailIsUnderWay(() => eraseOne(id, erasure), erasure.patience);
      if (done) erased.push(done);
    }
  } finally {
    // The bookings are erased in any case: a sweep removes the content that is left.
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
    const begun = await begin?.(transaction);
    const erased = await eraseLocked(transaction, { id, mode, actor: begun?.actor ?? null, condition });
    if (erased) await begun?.record?.(erased);
    return erased;
  });
}

/**
 * Erases a draft with its mails and files.
 *
 * @returns how many of these went; null if there is no such draft: submitted meanwhile, it goes with its booking
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
