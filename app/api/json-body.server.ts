import * as text from "~/messages/api";
import { readBody, UnreadableBodyError } from "~/server/read-body.server";
import { problem } from "./json.server";

/**
 * Reads and parses the JSON body of a request. Of a duplicate key, the last value is used.
 *
 * @throws {Response} 415 for another content type, 413 above 256 KiB, 408 when it does not arrive in time, 400 when it is
 *   incomplete or not valid JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") throw problem(415, text.notJson);
  const body = await readBody(request).catch((error: unknown) => {
    if (!(error instanceof UnreadableBodyError)) throw error;
    throw problem(error.status, text.unreadableBody[error.status]);
  });
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as unknown;
  } catch {
    throw problem(400, text.invalidJson);
  }
}
