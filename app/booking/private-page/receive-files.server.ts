import { changeAsVisitor } from "~/booking/change/change-booking.server";
import { advance, recordInHistory } from "~/booking/change/record-change.server";
import { enqueueReplyNotices } from "~/booking/mail/enqueue-reply-notices.server";
import { addUploads, toContentKey } from "~/files/attach-uploads.server";
import type { StoredFile } from "~/files/stored-files.server";

/** What became of files that a visitor added to a request; nothing for a form that was sent before. */
export interface AddedFiles {
  result: "done";
  /** Names of the files that were added. */
  added?: string[];
  /** Names of files that the request already has, with the same content. */
  known?: string[];
  /** Names of files beyond the limit of a request. */
  excess?: string[];
}

/**
 * Adds files to a booking, for its visitor: as many as a booking may have, and each content once, so that a form that is sent twice
 * adds its files once. Files that are not added stay without a booking: the caller discards them.
 *
 * @param uploads files that belong to no booking yet
 * @returns null if there is no such booking
 */
export function receiveVisitorFiles(
  bookingId: string,
  formId: string,
  uploads: readonly StoredFile[],
): Promise<AddedFiles | null> {
  return changeAsVisitor({ bookingId, formId }, { files: uploads.map(toContentKey) }, async (change) => {
    const { transaction } = change;
    const { added, known, excess } = await addUploads(transaction, bookingId, uploads);
    const names = (list: readonly StoredFile[]) => list.map(({ originalName }) => originalName);
    if (added.length > 0) {
      for (const { originalName } of added)
        await recordInHistory(change, "file-received", { name: originalName });
      await advance(change, { waitingFor: "us", isReply: true });
      const excerpt = names(added).join("\n");
      await enqueueReplyNotices(transaction, change.booking, { subjectKind: "file", excerpt });
    }
    return { result: "done" as const, added: names(added), known: names(known), excess: names(excess) };
  });
}
