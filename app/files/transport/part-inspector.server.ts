import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { RefusedFile } from "~/db/schema.server";
import { leadingLength, matchesSignature, type Signature } from "~/files/leading-bytes";
import { maxFileSize } from "~/files/limits";
import type { SharedLimit } from "./upload-error";

/**
 * Passes a file's content on, and measures, hashes and checks it. Refuses the part, and ends with an error, at the first byte above the
 * size limit, when the content contradicts the name, or at a shared limit.
 *
 * It is not a transform in a pipeline, because a pipeline would destroy a refused part, and busboy would then wait for it forever. After
 * the inspector closes, the rest of the part is read and dropped.
 */
export class PartInspector extends Readable {
  byteSize = 0;
  /** The reason for a refusal; null without one. */
  refused: RefusedFile | null = null;
  private readonly hash = createHash("sha256");
  private head: Buffer | undefined = Buffer.alloc(0);

  constructor(
    private readonly content: Readable,
    private readonly fileName: string,
    private readonly signature: Signature,
    /** Called for each chunk, because a shared limit may be reached while the file arrives. */
    private readonly getRefusal: () => SharedLimit | null,
  ) {
    super();
    const onData = (chunk: Buffer) => {
      this.inspect(chunk);
    };
    content.on("data", onData).pause();
    content.on("end", () => this.inspectEnd());
    content.on("error", (error) => this.destroy(error));
    // The store attaches its own listener later. Until then an error must not crash the process.
    this.on("error", () => undefined);
    this.once("close", () => content.off("data", onData).resume());
  }

  /** Returns the hash in hexadecimal. Call it once, after the end. */
  sha256(): string {
    return this.hash.digest("hex");
  }

  override _read(): void {
    this.content.resume();
  }

  private inspect(chunk: Buffer): void {
    if (this.accepts(chunk) && !this.push(chunk)) this.content.pause();
  }

  private inspectEnd(): void {
    const isAccepted = this.byteSize > 0 ? this.acceptsHead() : this.refuse({ result: "empty" });
    if (isAccepted && !this.destroyed) this.push(null);
  }

  private accepts(chunk: Buffer): boolean {
    const refusal = this.getRefusal();
    if (refusal) return this.refuse(refusal);
    this.byteSize += chunk.length;
    if (this.byteSize > maxFileSize) return this.refuse({ result: "too-large" });
    this.hash.update(chunk);
    if (!this.head) return true;
    this.head = Buffer.concat([this.head, chunk]);
    return this.head.length < leadingLength || this.acceptsHead();
  }

  private refuse(refusal: Omit<RefusedFile, "name">): false {
    // The inspector has already ended, by an earlier refusal or an error.
    if (this.destroyed) return false;
    this.refused = { ...refusal, name: this.fileName };
    // Only an error ends a stream early.
    this.destroy(new Error(refusal.result));
    return false;
  }

  private acceptsHead(): boolean {
    const head = this.head?.subarray(0, leadingLength);
    this.head = undefined;
    return !head || matchesSignature(head, this.signature) || this.refuse({ result: "wrong-content" });
  }
}
