import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { requestContext } from "~/server/request-context.server";

interface NodeBody {
  /** What the web stream around the connection had read already. */
  start: Uint8Array[];
  /** What follows: to be read by `readable` and `read()`, and not to be destroyed before the response is sent. */
  rest: Readable;
}

/**
 * The body of a request as a Node stream: the connection's own where this process serves the request over HTTP,
 * because reading Remix's web stream around it takes a large share of the time of an upload.
 *
 * A body without `Content-Length` is read by the web stream: the length is how the caller can check that
 * nothing was lost between the two.
 *
 * @returns null when the request has no body
 */
export async function nodeBody(request: Request): Promise<NodeBody | null> {
  const { body, headers } = request;
  if (!body) return null;
  const incoming = requestContext()?.request;
  if (!incoming || !headers.has("Content-Length") || incoming.readableEnded || incoming.destroyed)
    return { start: [], rest: Readable.fromWeb(body as NodeReadableStream<Uint8Array>) };

  const reader = body.getReader();
  incoming.removeAllListeners("data");
  // While anybody listens for this, a `resume()` by the web stream does not make the data flow into nothing.
  incoming.on("readable", () => undefined);
  const start: Uint8Array[] = [];
  for (let chunk = await queued(reader); chunk; chunk = await queued(reader)) start.push(chunk);
  return { start, rest: incoming };
}

/** The next chunk that a stream holds; null, without waiting, when it holds none. */
async function queued(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  const next = reader.read();
  // The connection may break when nobody waits for this chunk any more.
  next.catch(() => undefined);
  // The promise of a chunk that is there is settled from the start, so it wins.
  const result = await Promise.race([next, Promise.resolve(null)]);
  return result?.value ?? null;
}
