import { expect, test } from "vitest";
import { feetAndInches, toEighths } from "./feet-and-inches";

test.each([
  [41, "5 1/8″"],
  [82, "10 1/4″"],
  [96, "1′-0″"],
  [1199, "12′-5 7/8″"],
  [3672, "38′-3″"],
  [100, "1′-0 1/2″"],
])("writes %i eighths of an inch as %s", (eighths, written) => {
  expect(feetAndInches(eighths)).toBe(written.replace(" ", "\u00a0"));
});

test("rounds meters to the nearest eighth of an inch", () => {
  expect(toEighths(0.13)).toBe(41);
  expect(toEighths(0.0254)).toBe(8);
});
