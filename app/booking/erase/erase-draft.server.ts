import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { bookingDrafts, files, mails } from "~/db/schema.server";
import { releaseFiles } from "~/files/release-files.server";
import { removeMails } from "~/mail/remove-mails.server";

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
