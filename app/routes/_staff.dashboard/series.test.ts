import { expect, test } from "vitest";
import { toDistribution, toStatistics } from "./series";

const read = (series: ReturnType<typeof toStatistics>) => series.map(({ label, count }) => [label, count]);

test("the statistics are what waits, all, and all that does not wait", () => {
  expect(read(toStatistics({ total: 1046, pending: 128 }))).toEqual([
    ["Pending Bookings", 128],
    ["Total Bookings", 1046],
    ["Viewed Bookings", 918],
  ]);
});

test("the parts of the distribution are all bookings", () => {
  expect(read(toDistribution({ total: 1046, pending: 128 }))).toEqual([
    ["Pending Bookings", 128],
    ["Viewed Bookings", 918],
  ]);
});

test("no count is below nothing", () => {
  expect(toStatistics({ total: 1, pending: 2 }).map(({ count }) => count)).toEqual([2, 1, 0]);
});
