import { expect, test } from "vitest";
import { plural } from "./plural";

const files = plural({ one: "# file", other: "# files" });

test.each([
  [0, "0 files"],
  [1, "1 file"],
  [2, "2 files"],
  [12_345, "12,345 files"],
])("chooses the plural form for %i", (count, text) => {
  expect(files(count)).toBe(text);
});

test("falls back to the form `other` where a category has no form of its own", () => {
  expect(plural({ other: "# left" })(1)).toBe("1 left");
});
