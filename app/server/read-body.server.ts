import { closeAfterResponse } from "~/lib/node-connection";
import * as text from "~/messages/refusals";
import { requestContext } from "~/process/current-request.server";
import { clientAddress } from "./request-context.server";

/** Maximum bytes of a body without files: more than all answers of a booking together. */
const maxBodyBytes = 256 * 1024;
/** Milliseconds. */
const bodyTimeout = 30_000;
/**
 * Bodies that are given their whole time, of one address and of all. Further ones have this many milliseconds at first: no slow sender
 * is refused for others, and many of them cannot keep as many connections waiting.
 */
const maxUnfinished = { ofAddress: 50, ofAll: 500 };
const crowdedTimeout = 5_000;

/** The bodies that are being read. */
const unfinished = { ofAll: 0, byAddress: new Map<string, number>() };

/** Statuses of a body that is incomplete, too slow or too large. */
export const unreadableBodyStatuses = [400, 408, 413] as const;

/** A body that is incomplete, too slow or too large. */
export class UnreadableBodyError extends Error {
  override name = "UnreadableBodyError";

  constructor(
    /** The HTTP status of the response. */
    readonly status: (typeof unreadableBodyStatuses)[number],
  ) {
    super(`The body of a request cannot be read: ${status}`);
  }
}

/**
 * Reads the body of a request without files. Never holds more than 256 KiB in memory.
 *
 * @param timeout milliseconds
 * @throws {UnreadableBodyError}
 */
export async function readBody({ body }: Request, timeout = bodyTimeout): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  if (!body) return Buffer.alloc(0);
  // What is not read stays: canceling the stream would close the connection before the response.
  const reader = body.getReader();
  const finish = beginReading();
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<"too late">((resolve) => {
    timer = setTimeout(resolve, toWait(timeout), "too late").unref();
  });
  try {
    for (let size = 0; ;) {
      const chunk = await Promise.race([reader.read().catch(() => "cut off" as const), timedOut]);
      if (chunk === "cut off") throw new UnreadableBodyError(400);
      if (chunk === "too late") {
        closeAfterResponse(requestContext());
        throw new UnreadableBodyError(408);
      }
      if (chunk.done) return Buffer.concat(chunks);
      size += chunk.value.byteLength;
      if (size > maxBodyBytes) throw new UnreadableBodyError(413);
      chunks.push(chunk.value);
    }
  } finally {
    clearTimeout(timer);
    finish();
  }
}

/** Counts a body as unfinished until the returned function is called. */
function beginReading(): () => void {
  const address = clientAddress();
  const change = (difference: number) => {
    const count = countUnfinished(address) + difference;
    unfinished.ofAll += difference;
    if (count > 0) unfinished.byAddress.set(address, count);
    else unfinished.byAddress.delete(address);
  };
  change(1);
  return () => change(-1);
}

function countUnfinished(address: string): number {
  return unfinished.byAddress.get(address) ?? 0;
}

/** Bodies that began together must not all end together: each has a random part more. */
function toWait(timeout: number): number {
  const isCrowded =
    unfinished.ofAll > maxUnfinished.ofAll || countUnfinished(clientAddress()) > maxUnfinished.ofAddress;
  return isCrowded
    ? Math.min(timeout, crowdedTimeout) * (1 + 2 * Math.random())
    : timeout * (1 + Math.random() / 2);
}

/** Whether a request has a form with files. */
export function isMultipart({ headers }: Request): boolean {
  return headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data") ?? false;
}

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
  if (type !== "application/x-www-form-urlencoded") throw new Response(text.wrongType, { status: 415 });
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
