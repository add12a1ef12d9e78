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
    let giveUp: (error: UploadError) => void = () => undefined;
    // One timer for the whole body: a new one for each chunk costs more than reading it.
    const timer = setTimeout(() => giveUp(silent()), this.silenceMs);
    try {
      for (;;) {
        timer.refresh();
        const { done, value } = await new Promise<ReadableStreamReadResult<Uint8Array>>((resolve, reject) => {
          giveUp = reject;
          this.reader.read().then(resolve, (cause: unknown) => reject(cutOff(cause)));
        });
        if (done) return;
        this.received += value.byteLength;
        if (this.received > maxBodySize) throw tooLarge();
        yield value;
      }
    } finally {
      clearTimeout(timer);
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
