import { Transform, type TransformCallback } from "node:stream";

/**
 * Combines React's output. React writes pieces of 2 KB, and each would be a system call; this stream sends everything that is ready in one
 * piece.
 *
 * Drops null bytes, which no text of a page contains. React 18 writes them where a multi-byte character does not fit into the rest of a
 * buffer (facebook/react#24985). A browser shows them as replacement characters in attributes and drawings.
 */
export class PageStream extends Transform {
  #pieces: Buffer[] = [];

  override _transform(piece: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    this.#pieces.push(piece);
    callback();
  }

  /** React calls this method after it has written everything that is ready. */
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
