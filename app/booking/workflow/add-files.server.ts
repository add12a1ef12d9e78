import type { Session } from "~/access/session";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { recordInHistory } from "~/booking/change/record-change.server";
import { findEvents } from "~/booking/record/events.server";
import { addUploads, toContentKey } from "~/files/attach-uploads.server";
import { maxFilesPerBooking } from "~/files/limits";
import type { StoredFile } from "~/files/stored-files.server";

/**
 * Adds files to a booking that its customer has sent to staff, as many as a booking may have. Files that are not added stay without a
 * booking: the caller discards them.
 *
 * @param uploads files that belong to no booking yet
 * @returns how many of them the booking has now, and the names of those beyond its limit; null if there is no such booking
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

/** Returns the emails of the staff who have added files of a booking, by the stored names of the files. */
export async function findAddedBy(bookingId: string): Promise<ReadonlyMap<string, string>> {
  const events = await findEvents(bookingId, { kinds: ["file-added"], limit: maxFilesPerBooking });
  return new Map(events.map(({ actor, detail }) => [detail.file ?? "", actor ?? ""]));
}
