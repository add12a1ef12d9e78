import fc from "fast-check";
import { expect, test } from "vitest";
import { joinChunks, parseCopyLine, readLines, wholeLines } from "./copy-text";

async function* toStream(chunks: Buffer[]) {
  await Promise.resolve();
  yield* chunks;
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Writes a value as PostgreSQL does. */
function toCopyText(value: string | null): string {
  if (value === null) return "\\N";
  const letters: Record<string, string> = {
    "\b": "b",
    "\f": "f",
    "\n": "n",
    "\r": "r",
    "\t": "t",
    "\v": "v",
  };
  // oxlint-disable-next-line no-control-regex -- COPY escapes these control characters.
  return value.replace(/[\\\x08\f\n\r\t\v]/g, (letter) => `\\${letters[letter] ?? letter}`);
}

const rowsOfValues = fc.array(
  fc.array(fc.option(fc.string({ unit: "grapheme" })), { minLength: 1, maxLength: 4 }),
);

test("reads back every row, wherever its chunks are cut", async () => {
  await fc.assert(
    fc.asyncProperty(rowsOfValues, fc.integer({ min: 1, max: 40 }), async (rows, size) => {
      const text = Buffer.from(rows.map((row) => `${row.map(toCopyText).join("\t")}\n`).join(""));
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        text.subarray(index * size, (index + 1) * size),
      );
      expect((await collect(readLines(toStream(chunks)))).map(parseCopyLine)).toEqual(rows);
      for (const block of await collect(wholeLines(toStream(chunks)))) expect(block.at(-1)).toBe(10);
      expect(Buffer.concat(await collect(joinChunks(toStream(chunks), 10)))).toEqual(text);
    }),
  );
});

test("does not accept rows that end inside of a line", async () => {
  await expect(collect(wholeLines(toStream([Buffer.from("a\nb")])))).rejects.toThrow("inside of a line");
});
