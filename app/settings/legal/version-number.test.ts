import fc from "fast-check";
import { expect, test } from "vitest";
import { readVersionNumber } from "./version-number";

test("every number has one spelling", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
      const number = readVersionNumber(text);
      if (number !== null) expect(String(number)).toBe(text);
    }),
  );
  expect(readVersionNumber("12")).toBe(12);
});

// The column is a 32-bit integer; a larger number would cause a database error.
test.each([undefined, "", "0", "-1", "+1", "01", "1.0", "1e3", " 1", "1 ", "١", "99999999999", "latest"])(
  "%j is no version",
  (text) => {
    expect(readVersionNumber(text)).toBeNull();
  },
);
