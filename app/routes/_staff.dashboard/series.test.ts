import { expect, test } from "vitest";
import { distributionOf, statisticsOf } from "./series";

const read = (series: ReturnType<typeof statisticsOf>) => series.map(({ label, count }) => [label, count]);

test("the statistics are what waits, all, and all that does not wait", () => {
  expect(read(statisticsOf({ total: 1046, pending: 128 }))).toEqual([
    ["Pending Bookings", 128],
    ["Total Bookings", 1046],
    ["Viewed Bookings", 918],
  ]);
});

test("the parts of the distribution are all bookings", () => {
  expect(read(distributionOf({ total: 1046, pending: 128 }))).toEqual([
    ["Pending Bookings", 128],
    ["Viewed Bookings", 918],
  ]);
});

test("no count is below nothing", () => {
  expect(statisticsOf({ total: 1, pending: 2 }).map(({ count }) => count)).toEqual([2, 1, 0]);
});
