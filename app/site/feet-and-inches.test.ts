import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feetAndInches, formatFeetAndInches, inchesToMeters, toEighths } from "./feet-and-inches";

describe("on a drawing", () => {
  test.each([
    [41, "5 1/8″"],
    [82, "10 1/4″"],
    [96, "1′-0″"],
    [1199, "12′-5 7/8″"],
    [3672, "38′-3″"],
    [100, "1′-0 1/2″"],
  ])("%i eighths of an inch are %s", (eighths, written) => {
    expect(feetAndInches(eighths)).toBe(written.replace(" ", "\u00a0"));
  });

  test("meters are rounded to the nearest eighth of an inch", () => {
    expect(toEighths(0.13)).toBe(41);
    expect(toEighths(0.0254)).toBe(8);
  });
});

describe("a measured length", () => {
  test.each([
    [0, `0′-0″`],
    [0.0254, `0′-1″`],
    [2.9, `9′-6\u00a03/16″`],
    [7.8, `25′-7\u00a01/16″`],
    [0.3048, `1′-0″`],
    [3.768, `12′-4\u00a03/8″`],
    [-0.5, `−1′-7\u00a011/16″`],
  ])("of %d m is %s", (meters, text) => {
    expect(formatFeetAndInches(meters)).toBe(text);
  });

  test("that rounds up to a foot has no 12 inches", () => {
    expect(formatFeetAndInches(inchesToMeters(11.98))).toBe(`1′-0″`);
  });

  test("that rounds to zero has no sign", () => {
    expect(formatFeetAndInches(-0.0001)).toBe(`0′-0″`);
  });

  test("is within 1/32 inch of what is written, with a reduced fraction", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (meters) => {
        const parts = /^(\d+)′-(\d+)(?:\u00a0(\d+)\/(\d+))?″$/.exec(formatFeetAndInches(meters));
        const [feet = 0, inches = 0, numerator = 0, denominator = 1] = (parts ?? [])
          .slice(1)
          .map((part) => (part ? Number(part) : undefined));
        const written = inchesToMeters(feet * 12 + inches + numerator / denominator);
        expect(Math.abs(written - meters)).toBeLessThanOrEqual(inchesToMeters(1 / 32) + 1e-9);
        expect(inches).toBeLessThan(12);
        expect([1, 2, 4, 8, 16]).toContain(denominator);
        expect(numerator === 0 ? denominator === 1 : numerator % 2 === 1).toBe(true);
      }),
    );
  });
});
