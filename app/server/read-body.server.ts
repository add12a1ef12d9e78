import { setTimeout as delay } from "node:timers/promises";
import { closeAfterResponse } from "~/lib/node-connection";
import { requestContext } from "./request-context.server";

/** Bytes of a body without files: more than all the answers of a booking together may have. */
const bodyLimit = 256 * 1024;
/** Bytes that are read, though not kept, of a body that is too large or not wanted. */
const drainLimit = 4 * 1024 * 1024;
/** Milliseconds that a client has to send such a body, and to send what nobody wants. */
const bodyTimeout = 30_000;
const drainTimeout = 5_000;

/** A body that cannot be read: it broke off, came too slowly, or is too large. */
export class UnreadableBodyError extends Error {
  override name = "UnreadableBodyError";

  constructor(
    /** The HTTP status that says the same. */
    readonly status: 400 | 408 | 413,
  ) {
    super(`The body of a request cannot be read: ${status}`);
  }
}

/**
 * The body of a request that carries no files; more than 256 KiB of it are never in memory.
 *
 * @param timeout milliseconds that the client has to send it
 * @throws {UnreadableBodyError}
 */
export async function readBody(request: Request, timeout = bodyTimeout): Promise<Buffer> {
  const { chunks, end } = await read(request, { keep: bodyLimit, timeout });
  if (end !== "whole") throw new UnreadableBodyError(end);
  return Buffer.concat(chunks);
}

/**
 * Reads a body that is not wanted and forgets it: only then does the sender listen to the answer. Hangs up
 * after the answer where that would take long.
 */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  await read(request, { keep: 0, timeout: drainTimeout });
}

interface Reading {
  chunks: Uint8Array[];
  /** `whole`, or the status that says why not. */
  end: "whole" | UnreadableBodyError["status"];
}

async function read(
  request: Request,
  { keep, timeout }: { keep: number; timeout: number },
): Promise<Reading> {
  const chunks: Uint8Array[] = [];
  if (!request.body) return { chunks, end: "whole" };
  const reader = request.body.getReader();
  const timer = new AbortController();
  const tooLate = delay(timeout, "too late" as const, { ref: false, signal: timer.signal });
  // Aborted when the body is there.
  tooLate.catch(() => undefined);
  let size = 0;
  try {
    for (;;) {
      const chunk = await Promise.race([reader.read(), tooLate]);
      if (chunk === "too late") return stopReading(408);
      if (chunk.done) return { chunks, end: size > keep ? 413 : "whole" };
      size += chunk.value.byteLength;
      if (size <= keep) chunks.push(chunk.value);
      // An answer before the end of the body would reset the connection: a little more is read and dropped.
      else if (size > drainLimit) return stopReading(413);
    }
  } catch {
    return stopReading(400);
  } finally {
    timer.abort();
  }

  /** What is left stays unread: cancelling it would take the connection along, and the answer with it. */
  function stopReading(end: UnreadableBodyError["status"]): Reading {
    closeAfterResponse(requestContext());
    return { chunks, end };
  }
}
