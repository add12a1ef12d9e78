import { handleTusRequest } from "~/files/resumable/tus-server.server";
import type { UploadPolicy } from "~/files/resumable/upload-policy";
import { explainError } from "./error-outcome.server";

/**
 * Responds to a request of the protocol tus. A failure is said as plain text, which the sender shows.
 *
 * @param openPolicy returns what may be sent; null where nothing can be
 */
export async function respondToTus(
  request: Request,
  openPolicy: () => Promise<UploadPolicy | null>,
): Promise<Response> {
  try {
    return await handleTusRequest(request, await openPolicy());
  } catch (error) {
    const { status, messages = [], headers } = explainError(error);
    return new Response(messages.join("\n"), { status, headers });
  }
}
