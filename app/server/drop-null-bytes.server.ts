import { Transform } from "node:stream";

/**
 * Returns a stream that passes on all but null bytes, which no text of a page contains. React 18 writes them where a
 * character of several bytes does not fit into the rest of a buffer (facebook/react#24985); a browser shows them as
 * replacement characters in attributes and drawings.
 */
export function dropNullBytes(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      callback(null, chunk.includes(0) ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk);
    },
  });
}
