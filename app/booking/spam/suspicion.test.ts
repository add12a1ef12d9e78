import { expect, test } from "vitest";
import { findSuspicion } from "./suspicion.server";

const now = new Date("2026-11-22T12:00:00Z");
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [0, "too-fast"],
  [4.999, "too-fast"],
  [5, null],
  [3600, null],
  // A clock that is behind.
  [-60, "too-fast"],
])("a form that was shown %s s before its submit: %s", (seconds, reason) => {
  expect(findSuspicion({ isTrapped: false, startedAt: secondsAgo(seconds) }, now, 5)).toBe(reason);
});

test("without a minimum no form is too fast", () => {
  expect(findSuspicion({ isTrapped: false, startedAt: now }, now, 0)).toBeNull();
});

test("the hidden field counts however long the form took", () => {
  expect(findSuspicion({ isTrapped: true, startedAt: secondsAgo(3600) }, now, 5)).toBe("hidden-field");
});
