import { UploadError } from "./upload-error";

/** Read and thrown away beyond the limits of files, so that the sender hears why; past this we hang up. */
const maxBodySize = 2 * 1024 * 1024 * 1024;

const silenceLimitMs = 60_000;

/** Reads a request's body under a limit of bytes and of silence, without closing the connection. */
export class BodyReader {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private received = 0;

  /** @throws {UploadError} when there is no body, or one that says it is far too large. */
  constructor(
    request: Request,
    private readonly silenceMs = silenceLimitMs,
  ) {
    if (Number(request.headers.get("Content-Length")) > maxBodySize) throw tooLarge();
    if (!request.body) throw new UploadError(400, "The request is empty. Choose a file and send it again.");
    this.reader = request.body.getReader();
  }

  /** The body, chunk by chunk. @throws {UploadError} when the limits are passed or the sender leaves. */
  async *chunks(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { done, value } = await this.readWithin();
      if (done) return;
      this.received += value.byteLength;
      if (this.received > maxBodySize) throw tooLarge();
      yield value;
    }
  }

  /** Reads what is left and forgets it: only then does the sender listen to the answer. */
  async drain(): Promise<void> {
    const rest = this.chunks();
    try {
      while (!(await rest.next()).done);
    } catch {
      // Nobody is there any more, or too much came: the answer is all that is left to give.
    }
  }

  private async readWithin(): Promise<ReadableStreamReadResult<Uint8Array>> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(
          new UploadError(
            408,
            "Nothing arrived for a while. Check your connection and send the files again.",
          ),
        );
      }, this.silenceMs);
    });
    try {
      return await Promise.race([this.reader.read(), silence]);
    } catch (error) {
      throw error instanceof UploadError
        ? error
        : new UploadError(400, "The connection ended before everything had arrived.", { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

function tooLarge() {
  return new UploadError(413, "This is far too much at once. Send fewer or smaller files.");
}
