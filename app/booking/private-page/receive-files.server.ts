import { changeAsVisitor } from "~/booking/change/change-booking.server";
import { updateProgress, recordInHistory } from "~/booking/change/record-change.server";
import { enqueueReplyNotices } from "~/booking/mail/enqueue-reply-notices.server";
import { addUploads, toContentKey } from "~/files/attach-uploads.server";
import type { StoredFile } from "~/files/stored-files.server";

/** The names of a visitor's files by outcome. A form that was already sent returns no names. */
export interface AddedFiles {
  result: "done";
  added?: string[];
  /** Files that the request already has with the same content. */
  known?: string[];
  excess?: string[];
}

/**
 * Adds a visitor's files up to the booking's limit, and each content once, so a form that is sent twice adds its files once. The caller
 * discards the files that are not added.
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
      await updateProgress(change, { waitingFor: "us", isReply: true });
      const excerpt = names(added).join("\n");
      await enqueueReplyNotices(transaction, change.booking, { subjectKind: "file", excerpt });
    }
    return { result: "done" as const, added: names(added), known: names(known), excess: names(excess) };
  });
}
