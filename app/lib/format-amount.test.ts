import { expect, test } from "vitest";
import { describeWait } from "./format-amount";

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
