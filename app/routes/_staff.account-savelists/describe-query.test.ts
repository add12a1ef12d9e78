import { expect, test } from "vitest";
import { describeQuery } from "./describe-query";

test.each([
  ["", "All bookings · by date received, descending"],
  ["q=ada+lovelace&status=0", "Search “ada lovelace” · Pending · by date received, descending"],
  ["status=1&sort=name", "Viewed · by name, ascending"],
  [
    "date=preferred&from=2026-12-01&to=2026-12-31&sort=preferred&order=desc",
    "Preferred date from Dec 1, 2026 to Dec 31, 2026 · by preferred date, descending",
  ],
  ["to=2026-12-31", "Received to Dec 31, 2026 · by date received, descending"],
  ["from=nonsense&status=9", "All bookings · by date received, descending"],
])("%j reads: %s", (query, words) => {
  expect(describeQuery(query)).toBe(words);
});
