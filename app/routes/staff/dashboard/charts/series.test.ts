import { expect, test } from "vitest";
import { toDistribution, toStatistics } from "./series";

const toPairs = (series: ReturnType<typeof toStatistics>) => series.map(({ label, count }) => [label, count]);

test("the statistics are the pending, all and viewed bookings", () => {
  expect(toPairs(toStatistics({ total: 1046, pending: 128 }))).toEqual([
    ["Pending Bookings", 128],
    ["Total Bookings", 1046],
    ["Viewed Bookings", 918],
  ]);
});

test("the slices of the distribution add up to all bookings", () => {
  expect(toPairs(toDistribution({ total: 1046, pending: 128 }))).toEqual([
    ["Pending Bookings", 128],
    ["Viewed Bookings", 918],
  ]);
});

test("no count is negative", () => {
  expect(toStatistics({ total: 1, pending: 2 }).map(({ count }) => count)).toEqual([2, 1, 0]);
});
