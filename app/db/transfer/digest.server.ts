import { createHash } from "node:crypto";

/** What identifies the content of a table. */
export interface TableDigest {
  rows: number;
  /** SHA-256 in hex of the rows in the text format of `COPY`, in the order of the primary key. */
  sha256: string;
}

const lineFeed = 10;

/** Passes rows on and counts and hashes them on the way. */
export class Digester {
  private readonly hash = createHash("sha256");
  private rows = 0;

  /** @param onProgress gets the number of rows so far, for every chunk */
  async *pass(chunks: AsyncIterable<Buffer>, onProgress?: (rows: number) => void): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.hash.update(chunk);
      for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) this.rows++;
      onProgress?.(this.rows);
      yield chunk;
    }
  }

  /** Returns the digest of what has passed. */
  digest(): TableDigest {
    return { rows: this.rows, sha256: this.hash.digest("hex") };
  }
}

/** Counts and hashes rows. */
export async function digestRows(
  chunks: AsyncIterable<Buffer>,
  onProgress?: (rows: number) => void,
): Promise<TableDigest> {
  const digester = new Digester();
  const passed = digester.pass(chunks, onProgress);
  while (!(await passed.next()).done);
  return digester.digest();
}
