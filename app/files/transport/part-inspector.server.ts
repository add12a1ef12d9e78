import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Signature } from "~/files/file-types";
import { leadingLength, matchesSignature } from "~/files/leading-bytes";
import { maxFileSize, refusals } from "~/files/rules";
import type { UploadRefusal } from "./upload-refusal";

/** One file that is not taken, while the others of the same request are. */
export class FileRefusedError extends Error {
  override name = "FileRefusedError";

  constructor(
    readonly status: 413 | 415 | 422 | 429 | 507,
    message: string,
  ) {
    super(message);
  }
}

/**
 * A file's content as it arrives, measured, hashed and checked on the way. Fails with a {@link FileRefusedError}
 * at the first byte too many, when the content contradicts the name, or when a shared limit is reached meanwhile.
 *
 * It is no transform in a pipeline: that would destroy a refused part, and busboy then waits for ever for somebody
 * to read it. Once this is closed, the rest of the part is read and dropped.
 */
export class PartInspector extends Readable {
  byteSize = 0;
  private readonly hash = createHash("sha256");
  private head: Buffer | undefined = Buffer.alloc(0);

  constructor(
    private readonly content: Readable,
    private readonly fileName: string,
    private readonly signature: Signature,
    /** Asked before each piece: a limit may be reached while the file arrives. */
    private readonly refusal: () => UploadRefusal | null,
  ) {
    super();
    const onData = (chunk: Buffer) => {
      this.inspect(chunk);
    };
    content.on("data", onData).pause();
    content.on("end", () => this.inspectEnd());
    content.on("error", (error) => this.destroy(error));
    // The store listens only once it is ready; until then an error must not end the process.
    this.on("error", () => undefined);
    this.once("close", () => content.off("data", onData).resume());
  }

  /** In hex; ask once, after the end. */
  sha256(): string {
    return this.hash.digest("hex");
  }

  override _read(): void {
    this.content.resume();
  }

  private inspect(chunk: Buffer): void {
    const fault = this.faultOf(chunk);
    if (fault) this.destroy(fault);
    else if (!this.push(chunk)) this.content.pause();
  }

  private inspectEnd(): void {
    const isEmpty = this.byteSize === 0;
    const fault = isEmpty ? new FileRefusedError(422, refusals.empty(this.fileName)) : this.faultOfHead();
    if (fault) this.destroy(fault);
    else if (!this.destroyed) this.push(null);
  }

  private faultOf(chunk: Buffer): FileRefusedError | null {
    const refusal = this.refusal();
    if (refusal) return new FileRefusedError(refusal.status, refusal.message(this.fileName));
    this.byteSize += chunk.length;
    if (this.byteSize > maxFileSize) return new FileRefusedError(413, refusals.tooLarge(this.fileName));
    this.hash.update(chunk);
    if (!this.head) return null;
    this.head = Buffer.concat([this.head, chunk]);
    return this.head.length < leadingLength ? null : this.faultOfHead();
  }

  /** Looks at the first bytes once. */
  private faultOfHead(): FileRefusedError | null {
    const head = this.head?.subarray(0, leadingLength);
    this.head = undefined;
    if (!head || matchesSignature(head, this.signature)) return null;
    return new FileRefusedError(415, refusals.content(this.fileName));
  }
}
