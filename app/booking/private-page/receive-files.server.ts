import { changeAsVisitor } from "~/booking/change/change-booking.server";
import { advance, recordInHistory } from "~/booking/change/record-change.server";
import { enqueueReplyNotices } from "~/booking/mail/enqueue-reply-notices.server";
import { attachUploads } from "~/files/attach-uploads.server";
import { maxFilesPerBooking } from "~/files/limits";
import { findBookingFiles, type StoredFile } from "~/files/stored-files.server";

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
    const existing = await findBookingFiles(bookingId, transaction);
    const seen = new Set(existing.map(toContentKey));
    const fresh = uploads.filter((file) => {
      const isKnown = seen.has(toContentKey(file));
      seen.add(toContentKey(file));
      return !isKnown;
    });
    const accepted = fresh.slice(0, Math.max(0, maxFilesPerBooking - existing.length));
    const names = (list: readonly StoredFile[]) => list.map(({ originalName }) => originalName);
    if (accepted.length > 0) {
      const stored = accepted.map(({ storedName }) => storedName);
      const { result } = await attachUploads(transaction, bookingId, stored);
      if (result !== "attached") throw new Error(`Files that were just received are ${result}.`);
      for (const { originalName } of accepted)
        await recordInHistory(change, "file-received", { name: originalName });
      await advance(change, { waitingFor: "us", isReply: true });
      const excerpt = names(accepted).join("\n");
      await enqueueReplyNotices(transaction, change.booking, { subjectKind: "file", excerpt });
    }
    return {
      result: "done" as const,
      added: names(accepted),
      known: names(uploads.filter((file) => !fresh.includes(file))),
      excess: names(fresh.slice(accepted.length)),
    };
  });
}

function toContentKey({ originalName, sha256 }: Pick<StoredFile, "originalName" | "sha256">): string {
  return `${sha256} ${originalName}`;
}
