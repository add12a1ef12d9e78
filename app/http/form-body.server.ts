import { setTimeout as delay } from "node:timers/promises";
import { hangUpAfterAnswer } from "./exchange.server";

/** Bytes of a form without files: more than all the answers together may have. */
const formLimit = 256 * 1024;
/** Bytes that are read, though not kept, of a form that is too large. */
const drainLimit = 4 * 1024 * 1024;

/** Milliseconds that a client has to send a form without files. */
const formTimeout = 30_000;

/**
 * The fields of a form post without files, never more of it in memory than 256 KiB.
 *
 * @throws {Response} 405 when it is no post, 413 when the body is larger, 415 when it is no such form, 408 when
 *   it does not arrive.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  // Remix hands every method but GET and HEAD to a page's action.
  if (request.method !== "POST")
    throw new Response("This form must be sent by POST.", {
      status: 405,
      headers: { Allow: "GET, HEAD, POST" },
    });
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded")
    throw new Response("This form must be sent as application/x-www-form-urlencoded.", { status: 415 });
  return new URLSearchParams(await readText(request));
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return "";
  const reader = request.body.getReader();
  const timer = new AbortController();
  const tooLate = delay(formTimeout, "too late" as const, { ref: false, signal: timer.signal });
  // Aborted when the form is there.
  tooLate.catch(() => undefined);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const chunk = await Promise.race([reader.read(), tooLate]);
      if (chunk === "too late") throw notInTime();
      if (chunk.done) break;
      size += chunk.value.byteLength;
      if (size <= formLimit) chunks.push(chunk.value);
      // An answer before the end of the body would reset the connection: a little more is read and dropped.
      else if (size > drainLimit) {
        await reader.cancel("too large");
        break;
      }
    }
  } finally {
    timer.abort();
  }
  if (size > formLimit)
    throw new Response("The form is too large. Shorten the longest answers and send it again.", {
      status: 413,
    });
  return Buffer.concat(chunks).toString("utf8");
}

/** The body stays unread: cancelling it would take the connection along, and the answer with it. */
function notInTime() {
  hangUpAfterAnswer();
  return new Response("The form did not arrive in time. Send it again.", { status: 408 });
}
