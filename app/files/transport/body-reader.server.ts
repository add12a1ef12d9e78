import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { maxUnusedBytes, mebibyte } from "~/files/limits";
import type { NodeConnection } from "~/lib/node-connection";
import { UploadError } from "./upload-error";

/** Bytes of a whole request. Far above the limits of files, because even an excessive form is read to its end. */
const maxBodySize = 2 * 1024 * mebibyte;

/**
 * The rate in bytes per millisecond at which arriving bytes extend a sender's timeout (8 KiB/s), up to `max`. Waiting uses the timeout up.
 * So a phone may lose its connection for half a minute, but a sender of single bytes times out.
 */
const bytesPerMs = (8 * 1024) / 1000;
const defaultTimeouts = { initial: 30_000, max: 60_000 };

interface BodyReaderOptions {
  /** Milliseconds: `initial` and up to half of it at random at the beginning, and `max` as the upper bound of extensions. */
  timeouts?: { initial: number; max: number };
  /** Called with the size of each chunk before it is used. May delay the reading, or fail it by throwing. */
  onBytes?: (bytes: number) => void | Promise<void>;
  /** The connection of the request; undefined outside of HTTP, for example in tests. */
  connection?: NodeConnection;
}

/** Reads a request body with a size limit and a minimum rate, and keeps the connection open when a limit is exceeded. */
export class BodyReader {
  private received = 0;
  private hasEnded = false;
  private waitingSince: number | undefined;
  private fault: UploadError | undefined;
  private wake: () => void = () => undefined;
  /** Milliseconds until the sender times out. */
  private timeout: number;
  /** Restarted only when it fires, because a timer for each chunk costs more than the chunk. */
  private timer: NodeJS.Timeout | undefined;

  /** @throws {UploadError} without a body, or when its announced length is above the limit */
  static async open(request: Request, options: BodyReaderOptions = {}): Promise<BodyReader> {
    const length = request.headers.get("Content-Length");
    if (Number(length) > maxBodySize) throw tooLarge();
    const body = await nodeBody(request, options.connection?.request);
    if (!body) throw new UploadError({ result: "no-content" });
    return new BodyReader(body.start, body.rest, length === null ? null : Number(length), options);
  }

  private constructor(
    private readonly start: Uint8Array[],
    private readonly rest: Readable,
    private readonly contentLength: number | null,
    private readonly options: BodyReaderOptions,
  ) {
    // A random part, so many bodies that begin at the same time do not all time out at the same time.
    this.timeout = (options.timeouts ?? defaultTimeouts).initial * (1 + Math.random() / 2);
    this.startTimer();
    rest.on("readable", () => this.wake());
    rest.on("end", () => this.finish());
    rest.on("error", (cause) => this.fail(cutOff(cause)));
    rest.on("close", () => this.fail(cutOff(rest.errored)));
    if (rest.readableEnded) this.finish();
    else if (rest.destroyed) this.fail(cutOff(rest.errored));
  }

  /**
   * Returns the next chunk; null after the last one. Await each call before the next one. Throws `UploadError` when a limit is exceeded or
   * the sender disconnects, and the errors of `onBytes`.
   */
  async next(): Promise<Uint8Array | null> {
    const chunk = await this.read();
    if (!chunk) {
      if (this.contentLength !== null && this.received !== this.contentLength) throw cutOff(undefined);
      return null;
    }
    this.received += chunk.byteLength;
    if (this.received > maxBodySize) throw tooLarge();
    await this.options.onBytes?.(chunk.byteLength);
    return chunk;
  }

  /** Drains the request, so the client reads the response. No further call may read. */
  async drain(): Promise<void> {
    let left = maxUnusedBytes;
    try {
      for (let chunk = await this.read(); chunk && left > 0; chunk = await this.read())
        left -= chunk.byteLength;
    } catch {
      // The sender has disconnected or timed out, so nothing is left to read.
    }
    this.close();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private startTimer(): void {
    this.timer = setTimeout(() => {
      if (this.timeLeft() <= 0) this.fail(timedOut());
      else this.startTimer();
    }, this.timeLeft());
  }

  private timeLeft(): number {
    // A slow disk that delays the reading does not use up the sender's timeout.
    return this.waitingSince === undefined
      ? this.timeout
      : this.timeout - (performance.now() - this.waitingSince);
  }

  private async read(): Promise<Uint8Array | null> {
    for (;;) {
      const chunk = this.start.shift() ?? (this.rest.read() as Uint8Array | null);
      if (chunk) {
        const { max } = this.options.timeouts ?? defaultTimeouts;
        this.timeout = Math.min(max, this.timeout + chunk.byteLength / bytesPerMs);
        return chunk;
      }
      if (this.fault) throw this.fault;
      if (this.hasEnded) return null;
      this.waitingSince = performance.now();
      await new Promise<void>((resolve) => (this.wake = resolve));
      this.timeout = this.timeLeft();
      this.waitingSince = undefined;
    }
  }

  private finish(): void {
    this.hasEnded = true;
    this.close();
    this.wake();
  }

  private fail(fault: UploadError): void {
    if (this.hasEnded) return;
    this.fault ??= fault;
    this.close();
    this.wake();
  }
}

interface NodeBody {
  /** Chunks that the web stream had already buffered. */
  start: Uint8Array[];
  /** The following bytes. Read them with "readable" events and `read()`, and do not destroy the stream before the response is sent. */
  rest: Readable;
}

/**
 * Returns the body of a request as a Node.js stream. With `incoming`, returns the connection's own stream, because Remix's web stream takes
 * a large part of an upload's time.
 *
 * Reads a body without `Content-Length` through the web stream, because only the length shows that nothing was lost between the two
 * streams.
 *
 * @param incoming the same request as a Node.js object; undefined outside of HTTP, for example in tests
 * @returns null for a request without a body
 */
async function nodeBody(request: Request, incoming: IncomingMessage | undefined): Promise<NodeBody | null> {
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

/** Returns the next buffered chunk of a stream; null, without waiting, when there is none. */
async function readBuffered(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  const next = reader.read();
  // The connection may break later, when no caller awaits this promise anymore.
  next.catch(() => undefined);
  // The promise of a buffered chunk is already settled, so it wins the race.
  const result = await Promise.race([next, Promise.resolve(null)]);
  return result?.value ?? null;
}

function timedOut() {
  return new UploadError({ result: "stalled", wait: 0 });
}

function cutOff(cause: unknown) {
  return new UploadError({ result: "cut-off" }, { cause });
}

function tooLarge() {
  return new UploadError({ result: "too-much" });
}
