import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { findSuspicion } from "./suspicion.server";

const now = new Date("2026-11-22T12:00:00Z");
const judge = (seconds: number, { minSeconds = 5, isTrapped = false } = {}) => {
  const startedAt = new Date(now.getTime() - seconds * 1000);
  return findSuspicion(
    db(),
    { isTrapped, startedAt, address: undefined, email: "ada@example.com" },
    minSeconds,
    now,
  );
};

test.each([
  [0, "too-fast"],
  [4.999, "too-fast"],
  [5, null],
  [3600, null],
  // A clock that is behind.
  [-60, "too-fast"],
])("a form that was shown %s s before its submit: %s", async (seconds, reason) => {
  expect(await judge(seconds)).toBe(reason);
});

test("without a minimum no form is too fast", async () => {
  expect(await judge(0, { minSeconds: 0 })).toBeNull();
});

test("the hidden field counts however long the form took", async () => {
  expect(await judge(3600, { isTrapped: true })).toBe("hidden-field");
});
