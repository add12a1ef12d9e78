import type { Readable } from "node:stream";
import { nodeBody } from "~/lib/node-body.server";
import { maxUnusedBytes, mebibyte } from "~/files/byte-limits.server";
import { UploadError } from "./upload-error";

/** Read and dropped beyond the limits of files, so that the sender can read the response; no more than this. */
const maxBodySize = 2 * 1024 * mebibyte;

const silenceLimitMs = 60_000;

interface BodyReaderOptions {
  /** Milliseconds without a byte after which the sender is given up. */
  silenceMs?: number;
  /** Called with the size of each chunk before it is used; may delay or fail the reading. */
  onBytes?: (bytes: number) => void | Promise<void>;
}

/** Reads a request's body under a limit of bytes and of silence, without closing the connection. */
export class BodyReader {
  private received = 0;
  private isOver = false;
  private isWaiting = false;
  private fault: UploadError | undefined;
  private wake: () => void = () => undefined;
  /** One timer for the whole body: a new one for each chunk costs more than reading it. */
  private readonly silence: NodeJS.Timeout;

  /** @throws {UploadError} when there is no body, or its announced length is far too large. */
  static async open(request: Request, options: BodyReaderOptions = {}): Promise<BodyReader> {
    const announced = request.headers.get("Content-Length");
    if (Number(announced) > maxBodySize) throw tooLarge();
    const body = await nodeBody(request);
    if (!body) throw new UploadError(400, "The request is empty. Choose a file and send it again.");
    return new BodyReader(body.start, body.rest, announced === null ? null : Number(announced), options);
  }

  private constructor(
    private readonly start: Uint8Array[],
    private readonly rest: Readable,
    private readonly announced: number | null,
    private readonly options: BodyReaderOptions,
  ) {
    this.silence = setTimeout(() => {
      // A slow disk is not the sender's fault.
      if (this.isWaiting) this.fail(silent());
    }, options.silenceMs ?? silenceLimitMs);
    rest.on("readable", () => this.wake());
    rest.on("end", () => this.finish());
    rest.on("error", (cause) => this.fail(cutOff(cause)));
    rest.on("close", () => this.fail(cutOff(rest.errored)));
    if (rest.readableEnded) this.finish();
    else if (rest.destroyed) this.fail(cutOff(rest.errored));
  }

  /**
   * The next chunk; null after the last one. One call at a time.
   *
   * @throws {UploadError} when a limit is passed or the sender leaves; or what `onBytes` threw.
   */
  async next(): Promise<Uint8Array | null> {
    const chunk = await this.read();
    if (!chunk) {
      if (this.announced !== null && this.received !== this.announced) throw cutOff(undefined);
      return null;
    }
    this.received += chunk.byteLength;
    if (this.received > maxBodySize) throw tooLarge();
    await this.options.onBytes?.(chunk.byteLength);
    return chunk;
  }

  /** Reads what is left and drops it: a sender reads the response only after that. Ends the reading. */
  async drain(): Promise<void> {
    let left = maxUnusedBytes;
    try {
      for (let chunk = await this.read(); chunk && left > 0; chunk = await this.read())
        left -= chunk.byteLength;
    } catch {
      // The sender has left: the response is all there is to do.
    }
    this.close();
  }

  /** Stops the timer. For a body that is read to its end, or left as it is. */
  close(): void {
    clearTimeout(this.silence);
  }

  private async read(): Promise<Uint8Array | null> {
    for (;;) {
      const chunk = this.start.shift() ?? (this.rest.read() as Uint8Array | null);
      if (chunk) return chunk;
      if (this.fault) throw this.fault;
      if (this.isOver) return null;
      this.silence.refresh();
      this.isWaiting = true;
      await new Promise<void>((resolve) => (this.wake = resolve));
      this.isWaiting = false;
    }
  }

  private finish(): void {
    this.isOver = true;
    this.close();
    this.wake();
  }

  private fail(fault: UploadError): void {
    if (this.isOver) return;
    this.fault ??= fault;
    this.close();
    this.wake();
  }
}

function silent() {
  return new UploadError(408, "Nothing arrived for a while. Check your connection and send the files again.");
}

function cutOff(cause: unknown) {
  return new UploadError(400, "The connection ended before everything had arrived.", { cause });
}

function tooLarge() {
  return new UploadError(413, "This is far too much at once. Send fewer or smaller files.");
}
