import fc from "fast-check";
import { expect, test } from "vitest";
import { nextBudget } from "./point-budget";

/** Returns the budget after 60 frames on a machine that draws this many points per millisecond. */
function settle(pointsPerMillisecond: number, start = 200_000, available = 800_000) {
  let budget = start;
  for (let frame = 0; frame < 60; frame++)
    budget = nextBudget(budget, Math.max(1000 / 60, budget / pointsPerMillisecond), available);
  return budget;
}

test("a slow machine shows fewer points until it keeps 30 frames a second", () => {
  expect(settle(3_000) / 3_000).toBeLessThanOrEqual(1000 / 30 + 1);
  expect(settle(3_000)).toBeGreaterThan(50_000);
});

test("a fast machine shows every point", () => {
  expect(settle(1_000_000)).toBe(800_000);
});

test("the budget never falls below 30,000 points or exceeds the available points", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 5_000, noNaN: true })), (intervals) => {
      const budget = intervals.reduce((each, interval) => nextBudget(each, interval, 800_000), 200_000);
      expect(budget).toBeGreaterThanOrEqual(30_000);
      expect(budget).toBeLessThanOrEqual(800_000);
    }),
  );
});

test("the slowest machine still shows some points", () => {
  expect(nextBudget(30_000, 5_000, 200_000)).toBe(30_000);
});
