import type { RefusedFile } from "~/db/schema.server";
import { handleTusRequest } from "~/files/resumable/tus-server.server";
import type { UploadTarget } from "~/files/resumable/upload-target";
import { explainError } from "./error-outcome.server";
import { explainFile } from "./refusals/file";

/**
 * Responds to a request of the protocol tus for a visitor's file. A failure is said as plain text, which the sender shows.
 *
 * @param openTarget returns what may be sent; null where nothing can be
 */
export async function respondToTus(
  request: Request,
  openTarget: () => Promise<UploadTarget<RefusedFile> | null>,
): Promise<Response> {
  try {
    return await handleTusRequest(request, await openTarget(), explainFile);
  } catch (error) {
    const { status, messages = [], headers } = explainError(error);
    return new Response(messages.join("\n"), { status, headers });
  }
}
