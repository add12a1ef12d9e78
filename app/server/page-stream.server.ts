import { Transform, type TransformCallback } from "node:stream";

const preload = '<link rel="modulepreload"';

/**
 * Passes on what React renders: all that is ready in one piece, where React writes pieces of 2 KB, each of which would be a system call.
 *
 * Null bytes, which no text of a page contains, are dropped. React 18 writes them where a character of several bytes does not fit into the
 * rest of a buffer (facebook/react#24985); a browser shows them as replacement characters in attributes and drawings.
 *
 * Scripts of React load after the style sheet and the fonts: the page is shown without them. Remix has no option for it. Not in development, where
 * React reports an attribute that it has not rendered itself.
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
    // Each byte is a character, so that it stays what it is.
    const page = Buffer.concat(this.#pieces).toString("latin1").replaceAll("\0", "");
    this.#pieces = [];
    this.push(
      import.meta.env.PROD ? page.replaceAll(preload, `${preload} fetchpriority="low"`) : page,
      "latin1",
    );
  }

  override _flush(callback: TransformCallback): void {
    this.flush();
    callback();
  }
}
