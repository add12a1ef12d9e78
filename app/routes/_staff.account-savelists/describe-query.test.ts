import { expect, test } from "vitest";
import { describeQuery } from "./describe-query";

test.each([
  ["", "All bookings · by received, newest first"],
  ["q=ada+lovelace&status=0", "Search “ada lovelace” · Pending · by received, newest first"],
  ["status=1&sort=name", "Viewed · by name, A to Z"],
  [
    "date=preferred&from=2026-12-01&to=2026-12-31&sort=preferred&order=desc",
    "Preferred date Dec 1, 2026 to Dec 31, 2026 · by preferred date, latest first",
  ],
  ["to=2026-12-31", "Received through Dec 31, 2026 · by received, newest first"],
  ["from=nonsense&status=9", "All bookings · by received, newest first"],
])("describes %j as: %s", (query, description) => {
  expect(describeQuery(query)).toBe(description);
});
