/** The text format of PostgreSQL's `COPY`: one line per row, tabs between values, `\N` for null. */

const escapes: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** Returns the values of a line without its line feed; null stays null. */
export function parseCopyLine(line: string): (string | null)[] {
  return line.split("\t").map((value) => (value === "\\N" ? null : unescapeCopyText(value)));
}

function unescapeCopyText(value: string): string {
  return value.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
}

/** Joins small chunks, such as single rows, into chunks of at least `size` bytes. */
export async function* joinChunks(chunks: AsyncIterable<Buffer>, size = 64 * 1024): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    bytes += chunk.length;
    if (bytes < size) continue;
    yield Buffer.concat(pending);
    pending = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pending);
}

/** Splits chunks into whole lines: every chunk ends with a line feed. */
export async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(10) + 1;
    if (end > 0) yield Buffer.concat([...rest, chunk.subarray(0, end)]);
    if (end > 0) rest = [];
    if (end < chunk.length) rest.push(chunk.subarray(end));
  }
  if (rest.length > 0) throw new Error("The rows end inside of a line.");
}

/** Reads the lines of chunks without their line feeds. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const block of wholeLines(chunks)) yield* block.toString("utf8").slice(0, -1).split("\n");
}
