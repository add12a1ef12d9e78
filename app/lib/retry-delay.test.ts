import fc from "fast-check";
import { expect, test } from "vitest";
import { retryDelay } from "./retry-delay";

test("pauses grow, then the mail has failed", () => {
  const delays = Array.from({ length: 10 }, (_, index) => retryDelay(index + 1, 0));
  expect(delays[0]).toBe(60_000);
  expect(delays.at(-1)).toBeNull();
  const known = delays.filter((delay) => delay !== null);
  expect(known).toEqual([...known].sort((a, b) => a - b));
});

test("the random part is at most a fifth of the pause", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const least = retryDelay(attempts, 0) ?? 0;
        const delay = retryDelay(attempts, random) ?? 0;
        expect(delay).toBeGreaterThanOrEqual(least);
        expect(delay).toBeLessThanOrEqual(least * 1.2);
      },
    ),
  );
});
