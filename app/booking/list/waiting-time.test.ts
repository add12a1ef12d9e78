import { expect, test } from "vitest";
import { formatWait } from "./waiting-time";

const now = new Date("2026-11-20T12:00:00Z");
const hour = 3_600_000;

test.each([
  [-1, "1 minute"],
  [0.01, "1 minute"],
  [0.99, "59 minutes"],
  [1, "1 hour"],
  [23.99, "23 hours"],
  [24, "1 day"],
  [15.5 * 24, "15 days"],
])("who has waited for %d hours has waited for %s", (hours, text) => {
  expect(formatWait(new Date(now.getTime() - hours * hour), now)).toBe(text);
});
