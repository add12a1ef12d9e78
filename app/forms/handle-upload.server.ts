import type { TypedResponse } from "@remix-run/node";
import { discardUploads } from "~/files/release-files.server";
import { handleTusRequest } from "~/files/resumable/tus-server.server";
import type { UploadPolicy } from "~/files/resumable/upload-policy";
import { receiveFiles } from "~/files/transport/receive.server";
import { clientAddress, requestContext } from "~/server/request-context.server";
import { explainError, type FormOutcome } from "./explain-error.server";
import { isRedirect, toResult } from "./handle-form.server";
import { redirectIfSessionEnded } from "./session-redirects.server";

interface Upload {
  typed: Record<string, string>;
  maxFiles: number;
  /** Called with each text field as it arrives. */
  onField: (name: string, value: string) => void;
}

/**
 * Handles a multipart form of staff: receives its files with the checks and limits of every upload, and discards those that `act` has not
 * taken.
 *
 * @param act returns a redirect, or what the page shows
 */
export async function handleUpload(
  request: Request,
  { typed, maxFiles, onField }: Upload,
  act: (received: Awaited<ReturnType<typeof receiveFiles>>) => Promise<TypedResponse<never> | FormOutcome>,
) {
  const receive = async () => {
    const sender = { address: clientAddress(), connection: requestContext() };
    const received = await receiveFiles(request, { draft: null, maxFiles, onField, ...sender });
    try {
      return await act(received);
    } finally {
      await discardUploads(received.stored);
    }
  };
  try {
    const outcome = await redirectIfSessionEnded(request, receive);
    return isRedirect(outcome) ? outcome : toResult(typed, outcome);
  } catch (error) {
    return toResult(typed, explainError(error));
  }
}

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
