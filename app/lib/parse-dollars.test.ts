import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDollars } from "./format-amount";
import { parseDollars } from "./parse-dollars";

test.each([
  ["1250", 125_000],
  ["$1,250.50", 125_050],
  ["0.5", 50],
  [" 10 ", 1_000],
  ["-99.99", -9_999],
  ["-0", 0],
  ["1,25", null],
  ["1.234", null],
  ["1e3", null],
  ["", null],
  ["٣", null],
])("parses %j as %s cents", (typed, cents) => {
  expect(parseDollars(typed)).toBe(cents);
});

test("a formatted amount parses to itself", () => {
  const amounts = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(fc.property(amounts, (cents) => parseDollars(formatDollars(cents)) === cents));
});

test("any text is rejected or parsed to whole cents", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const cents = parseDollars(typed);
      expect(cents === null || Number.isSafeInteger(cents)).toBe(true);
    }),
  );
});
