import type { Readable } from "node:stream";
import { nodeBody } from "~/lib/node-body.server";
import type { NodeConnection } from "~/lib/node-connection";
import { maxUnusedBytes, mebibyte } from "~/files/limits";
import * as text from "~/messages/uploads";
import { UploadError } from "./upload-error";

/** Bytes of a whole request. Far above the limits of files, because even an excessive form is read to its end. */
const maxBodySize = 2 * 1024 * mebibyte;

const defaultTimeoutMs = 60_000;

interface BodyReaderOptions {
  /** Milliseconds without a byte after which the request fails. */
  timeoutMs?: number;
  /** Called with the size of each chunk before it is used. May delay or fail the reading. */
  onBytes?: (bytes: number) => void | Promise<void>;
  /** The connection that the request arrives on; undefined outside of HTTP, as in tests. */
  connection?: NodeConnection;
}

/** Reads a request body with a size limit and an idle timeout, without closing the connection. */
export class BodyReader {
  private received = 0;
  private hasEnded = false;
  private isWaiting = false;
  private fault: UploadError | undefined;
  private wake: () => void = () => undefined;
  /** One timer for the whole body: a new one for each chunk costs more than reading the chunk. */
  private readonly idleTimer: NodeJS.Timeout;

  /** @throws {UploadError} when there is no body, or its announced length is above the limit */
  static async open(request: Request, options: BodyReaderOptions = {}): Promise<BodyReader> {
    const length = request.headers.get("Content-Length");
    if (Number(length) > maxBodySize) throw tooLarge();
    const body = await nodeBody(request, options.connection?.request);
    if (!body) throw new UploadError(400, text.emptyRequest);
    return new BodyReader(body.start, body.rest, length === null ? null : Number(length), options);
  }

  private constructor(
    private readonly start: Uint8Array[],
    private readonly rest: Readable,
    private readonly contentLength: number | null,
    private readonly options: BodyReaderOptions,
  ) {
    this.idleTimer = setTimeout(() => {
      // Not while a slow disk delays the reading: that is not the sender's fault.
      if (this.isWaiting) this.fail(timedOut());
    }, options.timeoutMs ?? defaultTimeoutMs);
    rest.on("readable", () => this.wake());
    rest.on("end", () => this.finish());
    rest.on("error", (cause) => this.fail(cutOff(cause)));
    rest.on("close", () => this.fail(cutOff(rest.errored)));
    if (rest.readableEnded) this.finish();
    else if (rest.destroyed) this.fail(cutOff(rest.errored));
  }

  /**
   * Returns the next chunk; null after the last one. Do not call it again before it has resolved.
   *
   * @throws {UploadError} when a limit is exceeded or the sender disconnects
   * @throws what `onBytes` throws
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

  /** Drains the request, so the client reads the response. Nothing can be read afterwards. */
  async drain(): Promise<void> {
    let left = maxUnusedBytes;
    try {
      for (let chunk = await this.read(); chunk && left > 0; chunk = await this.read())
        left -= chunk.byteLength;
    } catch {
      // The sender has disconnected, so there is nothing left to read.
    }
    this.close();
  }

  /** Stops the idle timer. */
  close(): void {
    clearTimeout(this.idleTimer);
  }

  private async read(): Promise<Uint8Array | null> {
    for (;;) {
      const chunk = this.start.shift() ?? (this.rest.read() as Uint8Array | null);
      if (chunk) return chunk;
      if (this.fault) throw this.fault;
      if (this.hasEnded) return null;
      this.idleTimer.refresh();
      this.isWaiting = true;
      await new Promise<void>((resolve) => (this.wake = resolve));
      this.isWaiting = false;
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

function timedOut() {
  return new UploadError(408, text.stalled);
}

function cutOff(cause: unknown) {
  return new UploadError(400, text.cutOff, { cause });
}

function tooLarge() {
  return new UploadError(413, text.tooMuchAtOnce);
}
