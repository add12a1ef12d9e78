import { Transform, type TransformCallback } from "node:stream";

/**
 * Passes on what React renders: all that is ready in one piece, where React writes pieces of 2 KB, each of which would be a system call.
 *
 * Null bytes, which no text of a page contains, are dropped. React 18 writes them where a character of several bytes does not fit into the
 * rest of a buffer (facebook/react#24985); a browser shows them as replacement characters in attributes and drawings.
 */
export class PageStream extends Transform {
  #pieces: Buffer[] = [];

  override _transform(piece: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    this.#pieces.push(piece);
    callback();
  }

  /** React calls it after all that is ready. */
  flush(): void {
    if (this.#pieces.length === 0) return;
    const page = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.push(page.includes(0) ? Buffer.from(page.filter((byte) => byte !== 0)) : page);
  }

  override _flush(callback: TransformCallback): void {
    this.flush();
    callback();
  }
}
