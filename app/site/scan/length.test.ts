import fc from "fast-check";
import { expect, test } from "vitest";
import { formatFeetAndInches, inchesToMeters, toFeetAndInches } from "./length";

test.each([
  [0, `0′-0″`],
  [0.0254, `0′-1″`],
  [2.9, `9′-6\u00a03/16″`],
  [7.8, `25′-7\u00a01/16″`],
  [0.3048, `1′-0″`],
  [3.768, `12′-4\u00a03/8″`],
  [-0.5, `−1′-7\u00a011/16″`],
])("%d m is %s", (meters, text) => {
  expect(formatFeetAndInches(meters)).toBe(text);
});

test("a length that rounds up to a foot has no 12 inches", () => {
  expect(formatFeetAndInches(inchesToMeters(11.98))).toBe(`1′-0″`);
});

test("a length that rounds to zero has no sign", () => {
  expect(formatFeetAndInches(-0.0001)).toBe(`0′-0″`);
});

test("every length is within 1/32 inch of what is written, with a reduced fraction", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (meters) => {
      const { feet, inches, numerator, denominator } = toFeetAndInches(meters);
      const written = inchesToMeters(feet * 12 + inches + numerator / denominator);
      expect(Math.abs(written - meters)).toBeLessThanOrEqual(inchesToMeters(1 / 32) + 1e-9);
      expect(inches).toBeLessThan(12);
      expect([1, 2, 4, 8, 16]).toContain(denominator);
      expect(numerator === 0 ? denominator === 1 : numerator % 2 === 1).toBe(true);
    }),
  );
});
