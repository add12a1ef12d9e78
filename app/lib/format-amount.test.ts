import { expect, test } from "vitest";
import { describeWait, formatAge } from "./format-amount";

test.each([
  [0, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [3_600, "60 minutes"],
  [3_601, "2 hours"],
  [86_400, "24 hours"],
])("%i seconds are %s", (seconds, text) => {
  expect(describeWait(seconds)).toBe(text);
});

test.each([
  [0, "1 minute"],
  [59.9, "59 minutes"],
  [60, "1 hour"],
  [24 * 60 - 1, "23 hours"],
  [48 * 60, "2 days"],
])("what began %d minutes ago is %s old", (minutes, text) => {
  const now = new Date();
  expect(formatAge(new Date(now.getTime() - minutes * 60_000), now)).toBe(text);
});
