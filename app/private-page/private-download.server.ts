import { StoredFileMissingError } from "~/files/file-store";
import { FilesMissingError } from "~/files/transport/send-zip.server";
import * as text from "~/messages/private-page";
import { log } from "~/process/log.server";
import { toReachedLimit } from "~/server/reached-limit.server";
import { setPrivateHeaders } from "~/server/secret-paths";
import { reportError } from "~/server/unexpected-error.server";

/** Sends a file, or an error as plain text. `unknown` is the text for a missing file or an invalid link, for which `send` returns null. */
export async function sendPrivately(
  request: Request,
  unknown: string,
  send: () => Promise<Response | null>,
): Promise<Response> {
  const response = (await trySending(unknown, send)) ?? refuse(unknown, { status: 404 });
  setPrivateHeaders(response.headers, new URL(request.url).pathname);
  return response;
}

async function trySending(unknown: string, send: () => Promise<Response | null>): Promise<Response | null> {
  try {
    return await send();
  } catch (error) {
    const limit = toReachedLimit(error);
    if (limit) return refuse(text.unknown.tooMany, limit.init);
    if (!(error instanceof StoredFileMissingError || error instanceof FilesMissingError))
      return refuseForFailure(error);
    log.error({ event: "stored-file-missing" }, "A file is missing from the store");
    return refuse(unknown, { status: 404 });
  }
}

function refuseForFailure(error: unknown): Response {
  const { failure, init } = reportError(error);
  return refuse(`${failure.title}. ${failure.advice}`, init);
}

function refuse(message: string, { status, headers }: ResponseInit): Response {
  const all = new Headers(headers);
  all.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(message, { status, headers: all });
}
