import type { RefusedPart } from "~/files/transport/part-inspector.server";
import { log } from "~/process/log.server";
import { noteFileOutcome } from "./draft.server";

/**
 * Notes in a draft which files were refused, for the review. The others are stored, so a failure is logged and does not change the
 * response.
 */
export async function noteUploads(
  draftId: string,
  { stored, refused }: { stored: readonly { originalName: string }[]; refused: RefusedPart[] },
): Promise<void> {
  const settled = stored.map(({ originalName }) => originalName);
  try {
    await noteFileOutcome(draftId, { refused, settled });
  } catch (error) {
    log.warn({ event: "file-outcome-not-noted", draftId, err: error }, "Could not note refused files");
  }
}
