import { closeAfterResponse } from "~/lib/node-connection";
import * as text from "~/messages/refusals";
import { clientAddress, requestContext } from "./request-context.server";

/** Maximum bytes of a body without files: more than all answers of a booking together. */
const maxBodyBytes = 256 * 1024;
/** Maximum bytes to read and discard of a body that is too large or not needed. */
const maxDrainBytes = 4 * 1024 * 1024;
/** Timeouts in milliseconds for reading a body and for discarding one. */
const bodyTimeout = 30_000;
const drainTimeout = 5_000;
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
export async function readBody(request: Request, timeout = bodyTimeout): Promise<Buffer> {
  const { chunks, end } = await read(request, { keep: maxBodyBytes, timeout });
  if (end !== "whole") throw new UnreadableBodyError(end);
  return Buffer.concat(chunks);
}

/**
 * Drains the body of a request, so that the client reads the response. A body that takes too long is left, and the
 * connection is closed after the response.
 */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  await read(request, { keep: 0, timeout: drainTimeout });
}

interface Reading {
  chunks: Uint8Array[];
  /** `whole`, or the status of the error. */
  end: "whole" | UnreadableBodyError["status"];
}

async function read(
  request: Request,
  { keep, timeout }: { keep: number; timeout: number },
): Promise<Reading> {
  const chunks: Uint8Array[] = [];
  if (!request.body) return { chunks, end: "whole" };
  const reader = request.body.getReader();
  const finish = beginReading();
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<"too late">((resolve) => {
    timer = setTimeout(resolve, toWait(timeout), "too late").unref();
  });
  let size = 0;
  try {
    for (;;) {
      const chunk = await Promise.race([reader.read(), timedOut]);
      if (chunk === "too late") return stopReading(408);
      if (chunk.done) return { chunks, end: size > keep ? 413 : "whole" };
      size += chunk.value.byteLength;
      if (size <= keep) chunks.push(chunk.value);
      // A response before the end of the body would reset the connection: more is read and discarded.
      else if (size > maxDrainBytes) return stopReading(413);
    }
  } catch {
    return stopReading(400);
  } finally {
    clearTimeout(timer);
    finish();
  }

  /** Leaves the rest unread: canceling the stream would close the connection before the response. */
  function stopReading(end: UnreadableBodyError["status"]): Reading {
    closeAfterResponse(requestContext());
    return { chunks, end };
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
