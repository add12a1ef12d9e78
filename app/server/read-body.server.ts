import { closeAfterResponse } from "~/lib/node-connection";
import * as text from "~/messages/refusals";
import { requestContext } from "~/process/current-request.server";
import { clientAddress } from "./request-context.server";

/** The maximum size of a body without files, which is more than all answers of a booking together. */
const maxBodyBytes = 256 * 1024;
/** In milliseconds. */
const bodyTimeout = 30_000;
/**
 * The numbers of unfinished bodies with the full timeout, per client address and in total. Beyond them, a body has only `crowdedTimeout`
 * milliseconds. Many slow senders then cannot hold many connections, but a single slow sender is not rejected.
 */
const maxUnfinished = { ofAddress: 50, ofAll: 500 };
const crowdedTimeout = 5_000;

const unfinished = { ofAll: 0, byAddress: new Map<string, number>() };

/** The body is incomplete (400), too slow (408), too large (413) or has another content type (415). */
export class UnreadableBodyError extends Error {
  override name = "UnreadableBodyError";

  /** @param reason what a page tells the sender of a form */
  constructor(
    readonly status: 400 | 408 | 413 | 415,
    readonly reason = status === 415 ? text.wrongType : text.unreadable[status],
  ) {
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

/** Adds a random part, so that bodies that began together do not time out together. */
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

/**
 * Reads a body without files, like `readBody`, if it has the content type.
 *
 * @throws {UnreadableBodyError}
 */
export async function readBodyOfType(request: Request, type: string): Promise<Buffer> {
  const sentType = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (sentType !== type) throw new UnreadableBodyError(415);
  return readBody(request);
}

/** More fields than any of the site's forms has. */
const maxFields = 100;

/**
 * Reads a URL-encoded form post of at most 256 KiB and 100 fields.
 *
 * @throws {UnreadableBodyError} 413 also for more fields
 * @throws {Response} 405 for other methods
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  requirePost(request);
  const body = (await readBodyOfType(request, "application/x-www-form-urlencoded")).toString("utf8");
  // Counts before parsing, because a body can contain 80,000 fields.
  if (body.split("&", maxFields + 1).length > maxFields)
    throw new UnreadableBodyError(413, text.tooManyFields);
  return new URLSearchParams(body);
}

/**
 * Reads a form, like `readForm`, for a route without a page that shows it again.
 *
 * @throws {Response} the status and the reason of an unreadable body, and 405 for other methods
 */
export async function requireForm(request: Request): Promise<URLSearchParams> {
  try {
    return await readForm(request);
  } catch (error) {
    if (!(error instanceof UnreadableBodyError)) throw error;
    throw new Response(error.reason, { status: error.status });
  }
}

/** Rejects other methods than POST with 405, because Remix passes every method but GET and HEAD to a page's action. */
export function requirePost({ method }: Request): void {
  if (method === "POST") return;
  throw new Response(text.wrongMethod, {
    status: 405,
    headers: { Allow: "GET, HEAD, POST" },
  });
}
