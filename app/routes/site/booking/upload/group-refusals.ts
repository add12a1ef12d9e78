import type { RefusedFile } from "~/booking/form/refused-files";
import { cleanFileName } from "~/files/rules";
import type { UploadedFile } from "./send-file";
import type { UploadQueue } from "./use-upload-queue";

/**
 * Groups the files that are not in the booking.
 *
 * @param uploaded the stored files that the page was loaded with
 * @param refused files that earlier posts did not add
 * @returns `refusedHere`: refused since the page was loaded; `refusedBefore`: those of `refused` whose message still
 *   applies; `dismissedNames`: names of files whose message the visitor dismissed since
 */
export function groupRefusals(
  { queue, stored, dismissed }: Pick<UploadQueue, "queue" | "stored" | "dismissed">,
  uploaded: UploadedFile[],
  refused: RefusedFile[],
) {
  const refusedHere = queue.filter(({ state }) => state === "refused");
  const refusedNames = refusedHere.map(({ file }) => cleanFileName(file.name));
  const settledNames = new Set([
    ...dismissed,
    ...refusedNames,
    ...stored.filter(({ id }) => !uploaded.some((file) => file.id === id)).map(({ name }) => name),
  ]);
  return {
    refusedHere,
    refusedBefore: refused.filter(({ name }) => !settledNames.has(name)),
    // A file that was dismissed, then chosen and refused again, has a message again.
    dismissedNames: dismissed.filter((name) => !refusedNames.includes(name)),
  };
}
