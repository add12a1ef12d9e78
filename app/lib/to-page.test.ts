import { expect, test } from "vitest";
import { readPageNumber } from "./to-page";

test.each([
  ["1", 1],
  ["175", 175],
  ["1e9", 1_000_000_000],
  [String(Number.MAX_SAFE_INTEGER), 1_000_000_000],
  [null, 1],
  ["", 1],
  ["0", 1],
  ["-1", 1],
  ["1.5", 1],
  ["x", 1],
  ["Infinity", 1],
  ["9".repeat(400), 1],
])("parses %j as page %i", (text, page) => {
  expect(readPageNumber(text)).toBe(page);
});
