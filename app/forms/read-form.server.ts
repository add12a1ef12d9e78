import * as text from "~/messages/refusals";
import {
  discardBody,
  readBody,
  UnreadableBodyError,
  unreadableBodyStatuses,
} from "~/server/read-body.server";

/** Statuses of the responses that `readForm` throws for an unreadable form. Not 405: no form is sent that way. */
export const unreadableStatuses: readonly number[] = [...unreadableBodyStatuses, 415];

/** Maximum number of fields: more than any of our forms has. */
const maxFields = 100;

/**
 * Reads a URL-encoded form post of at most 256 KiB and 100 fields.
 *
 * @throws {Response} 405 for other methods, 415 for another content type, 413 for a larger body or more fields, 408 when it
 *   does not arrive in time, 400 when it is incomplete
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  requirePost(request);
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    // An unread body would break the connection for the client's next request.
    await discardBody(request);
    throw new Response(text.wrongType, { status: 415 });
  }
  const body = await readText(request);
  // Counted before parsing: 80,000 fields fit into a body.
  if (body.split("&", maxFields + 1).length > maxFields)
    throw new Response(text.tooManyFields, {
      status: 413,
    });
  return new URLSearchParams(body);
}

/**
 * Rejects methods that no form sends: Remix passes every method but GET and HEAD to the action of a page.
 *
 * @throws {Response} 405
 */
export function requirePost({ method }: Request): void {
  if (method === "POST") return;
  throw new Response(text.wrongMethod, {
    status: 405,
    headers: { Allow: "GET, HEAD, POST" },
  });
}

async function readText(request: Request): Promise<string> {
  try {
    return (await readBody(request)).toString("utf8");
  } catch (error) {
    if (!(error instanceof UnreadableBodyError)) throw error;
    throw new Response(text.unreadable[error.status], { status: error.status });
  }
}
