import { createHash } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import type { Signature } from "./file-types";
import { leadingLength, matchesSignature } from "./leading-bytes";
import { maxFileSize, refusals } from "./rules";
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
 * Lets a file's bytes through while it measures, hashes and checks them.
 * Fails with a {@link FileRefusedError} at the first byte too many, or when the content contradicts the name.
 */
export class PartInspector extends Transform {
  byteSize = 0;
  private readonly hash = createHash("sha256");
  private head: Buffer | undefined = Buffer.alloc(0);

  constructor(
    private readonly fileName: string,
    private readonly signature: Signature,
    /** Asked before each piece: a limit may be reached while the file arrives. */
    private readonly refusal: () => UploadRefusal | null = () => null,
  ) {
    super();
  }

  /** In hex; ask once, after the end. */
  sha256(): string {
    return this.hash.digest("hex");
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.byteSize += chunk.length;
    const refusal = this.refusal();
    if (refusal) {
      done(new FileRefusedError(refusal.status, refusal.message(this.fileName)));
      return;
    }
    if (this.byteSize > maxFileSize) {
      done(new FileRefusedError(413, refusals.tooLarge(this.fileName)));
      return;
    }
    this.hash.update(chunk);
    if (this.head) {
      this.head = Buffer.concat([this.head, chunk]);
      if (this.head.length >= leadingLength && !this.checkHead(done)) return;
    }
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (this.byteSize === 0) done(new FileRefusedError(422, refusals.empty(this.fileName)));
    else if (this.checkHead(done)) done();
  }

  /** Answers whether the file may go on; when not, `done` has been told. */
  private checkHead(done: TransformCallback): boolean {
    const head = this.head?.subarray(0, leadingLength);
    this.head = undefined;
    if (!head || matchesSignature(head, this.signature)) return true;
    done(new FileRefusedError(415, refusals.content(this.fileName)));
    return false;
  }
}
