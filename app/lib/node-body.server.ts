import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";

interface NodeBody {
  /** What the web stream had already buffered. */
  start: Uint8Array[];
  /** What follows. Read it with "readable" events and `read()`, and do not destroy it before the response is sent. */
  rest: Readable;
}

/**
 * Returns the body of a request as a Node.js stream. Where `incoming` is given, that is the connection's own stream:
 * reading it through Remix's web stream takes a large part of an upload's time.
 *
 * A body without `Content-Length` is read through the web stream, because only the length lets the caller check that
 * nothing was lost between the two streams.
 *
 * @param incoming the same request as a Node.js object; undefined outside of HTTP, as in tests
 * @returns null when the request has no body
 */
export async function nodeBody(
  request: Request,
  incoming: IncomingMessage | undefined,
): Promise<NodeBody | null> {
  const { body, headers } = request;
  if (!body) return null;
  if (!incoming || !headers.has("Content-Length") || incoming.readableEnded || incoming.destroyed)
    return { start: [], rest: Readable.fromWeb(body as NodeReadableStream<Uint8Array>) };

  const reader = body.getReader();
  incoming.removeAllListeners("data");
  // With a "readable" listener, a `resume()` by the web stream does not switch to flowing mode and lose data.
  incoming.on("readable", () => undefined);
  const start: Uint8Array[] = [];
  for (let chunk = await readBuffered(reader); chunk; chunk = await readBuffered(reader)) start.push(chunk);
  return { start, rest: incoming };
}

/** Returns the next chunk that a stream has buffered; null, without waiting, when it has none. */
async function readBuffered(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  const next = reader.read();
  // The connection may break later, when nothing awaits this promise anymore.
  next.catch(() => undefined);
  // The promise of a buffered chunk is already settled, so it wins the race.
  const result = await Promise.race([next, Promise.resolve(null)]);
  return result?.value ?? null;
}
