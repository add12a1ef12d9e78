import { discardBody, readBody, UnreadableBodyError } from "~/server/read-body.server";

const messages = {
  400: "The form did not arrive whole. Send it again.",
  408: "The form did not arrive in time. Send it again.",
  413: "The form is too large. Shorten the longest answers and send it again.",
};

/** Statuses of a form that cannot be read, as `readForm` throws them; 405 is none: no form is sent that way. */
export const unreadableStatuses: readonly number[] = [400, 408, 413, 415];

/** The most fields of a form: more than any of ours has. */
const maxFields = 100;

/**
 * The fields of a form post without files, at most 100 of them, never more of it in memory than 256 KiB.
 *
 * @throws {Response} 405 when it is no post, 415 when it is no such form, 413 when the body is larger or has more
 *   fields, 408 when it does not arrive, 400 when it breaks off.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  requirePost(request);
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    // Left unread, it would end the connection under the client's next request.
    await discardBody(request);
    throw new Response("This form must be sent as application/x-www-form-urlencoded.", { status: 415 });
  }
  const text = await readText(request);
  // Counted before they are parsed: 80,000 of them fit into a body.
  if (text.split("&", maxFields + 1).length > maxFields)
    throw new Response("The form has too many fields. Load the page again, then send it again.", {
      status: 413,
    });
  return new URLSearchParams(text);
}

/**
 * Refuses what no form sends: Remix hands every method but GET and HEAD to a page's action.
 *
 * @throws {Response} 405
 */
export function requirePost({ method }: Request): void {
  if (method === "POST") return;
  throw new Response("This form must be sent by POST.", {
    status: 405,
    headers: { Allow: "GET, HEAD, POST" },
  });
}

async function readText(request: Request): Promise<string> {
  try {
    return (await readBody(request)).toString("utf8");
  } catch (error) {
    if (!(error instanceof UnreadableBodyError)) throw error;
    throw new Response(messages[error.status], { status: error.status });
  }
}
