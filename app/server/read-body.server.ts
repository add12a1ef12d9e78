import { closeAfterResponse } from "~/lib/node-connection";
import * as text from "~/messages/refusals";
import { requestContext } from "~/process/current-request.server";
import { clientAddress } from "./request-context.server";

/** The maximum size of a body without files, more than all answers of a booking together. */
const maxBodyBytes = 256 * 1024;
/** In milliseconds. */
const bodyTimeout = 30_000;
/**
 * Unfinished bodies with the full timeout, per client address and in total. Beyond these numbers, a body has only `crowdedTimeout`
 * milliseconds. Many slow senders then cannot hold many connections, and a single slow sender is not rejected.
 */
const maxUnfinished = { ofAddress: 50, ofAll: 500 };
const crowdedTimeout = 5_000;

const unfinished = { ofAll: 0, byAddress: new Map<string, number>() };

export const unreadableBodyStatuses = [400, 408, 413] as const;

/** The body is incomplete, too slow or too large. */
export class UnreadableBodyError extends Error {
  override name = "UnreadableBodyError";

  constructor(readonly status: (typeof unreadableBodyStatuses)[number]) {
    super(`The body of a request cannot be read: ${status}`);
  }
}

/**
 * Reads a body without files. Never holds more than 256 KiB in memory.
 *
 * @throws {UnreadableBodyError}
 */
export async function readBody({ body }: Request, timeout = bodyTimeout): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  if (!body) return Buffer.alloc(0);
  // The rest stays unread, because canceling the stream would close the connection before the response.
  const reader = body.getReader();
  const finish = beginReading();
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<"too late">((resolve) => {
    timer = setTimeout(resolve, chooseTimeout(timeout), "too late").unref();
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

/** Adds a random part, so bodies that began together do not end together. */
function chooseTimeout(timeout: number): number {
  const isCrowded =
    unfinished.ofAll > maxUnfinished.ofAll || countUnfinished(clientAddress()) > maxUnfinished.ofAddress;
  return isCrowded
    ? Math.min(timeout, crowdedTimeout) * (1 + 2 * Math.random())
    : timeout * (1 + Math.random() / 2);
}

export function isMultipart({ headers }: Request): boolean {
  return headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data") ?? false;
}

/** The statuses of the responses that `readForm` throws for an unreadable form. 405 is missing, because every form posts. */
export const unreadableStatuses: readonly number[] = [...unreadableBodyStatuses, 415];

/** More fields than any of our forms has. */
const maxFields = 100;

/**
 * Reads a URL-encoded form post of at most 256 KiB and 100 fields.
 *
 * @throws {Response} 405 for other methods, 415 for another content type, 413 for a larger body or more fields, 408 for a body that does
 *   not arrive in time, 400 for an incomplete one
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  requirePost(request);
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new Response(text.wrongType, { status: 415 });
  const body = await readText(request);
  // Counts before parsing, because a body can contain 80,000 fields.
  if (body.split("&", maxFields + 1).length > maxFields)
    throw new Response(text.tooManyFields, {
      status: 413,
    });
  return new URLSearchParams(body);
}

/** Rejects other methods with 405, because Remix passes every method but GET and HEAD to the action of a page. */
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
