import { expect, test } from "vitest";
import { formatTimeAgo } from "./bell";

test.each([
  [-5_000, "just now"],
  [0, "just now"],
  [59_999, "just now"],
  [60_000, "1 minute ago"],
  [12 * 60_000 + 59_999, "12 minutes ago"],
  [3_599_999, "59 minutes ago"],
  [3_600_000, "1 hour ago"],
  [86_399_999, "23 hours ago"],
  [86_400_000, "1 day ago"],
  [1_200 * 86_400_000, "1,200 days ago"],
])("formats %i ms before now as %s", (elapsed, text) => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(formatTimeAgo(new Date(now.getTime() - elapsed), now)).toBe(text);
});
