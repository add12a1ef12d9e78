import { expect, test } from "vitest";
import { formatShare, toDistribution, toStatistics } from "./series";

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

test.each([
  [128, 1046, "12.2%"],
  [1, 2, "50%"],
  [3, 3, "100%"],
  [0, 3, "0%"],
  [0, 0, "0%"],
])("formats %i of %i as %s", (part, total, text) => expect(formatShare(part, total)).toBe(text));
