import type { Session } from "~/access/session";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { recordInHistory } from "~/booking/change/record-change.server";
import { findEvents } from "~/booking/record/events.server";
import { addUploads, toContentKey } from "~/files/attach-uploads.server";
import { maxFilesPerBooking } from "~/files/limits";
import type { StoredFile } from "~/files/stored-files.server";

/**
 * Adds files that the customer sent to staff, up to the limit of a booking. The caller discards the files that are not added.
 *
 * @param uploads files without a booking
 * @returns the number of files that were added or that the booking already had, and the names of those beyond the limit; null if the
 * booking does not exist
 * @throws {SessionEndedError}
 */
export function addFiles(
  bookingId: string | undefined,
  { formId, uploads }: { formId: string; uploads: readonly StoredFile[] },
  session: Session,
): Promise<{ result: "done"; count?: number; excess?: string[] } | null> {
  const content = { files: uploads.map(toContentKey) };
  return changeAsStaff({ bookingId, session, formId }, content, async (change) => {
    const { added, excess } = await addUploads(change.transaction, change.booking.id, uploads);
    for (const { originalName, storedName } of added)
      await recordInHistory(change, "file-added", { name: originalName, file: storedName });
    const names = excess.map(({ originalName }) => originalName);
    return { result: "done", count: uploads.length - excess.length, excess: names };
  });
}

/** Returns staff emails by stored file name. */
export async function findAddedBy(bookingId: string): Promise<ReadonlyMap<string, string>> {
  const events = await findEvents(bookingId, { kinds: ["file-added"], limit: maxFilesPerBooking });
  return new Map(events.map(({ actor, detail }) => [detail.file ?? "", actor ?? ""]));
}
