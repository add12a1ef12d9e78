import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { findSuspicion } from "./spam-rules.server";

const now = new Date("2026-11-22T12:00:00Z");
const judge = (seconds: number, { address = "8.8.4.7", isTrapped = false } = {}) => {
  const startedAt = new Date(now.getTime() - seconds * 1000);
  return findSuspicion(db(), { isTrapped, startedAt, address, email: "ada@example.com" }, now);
};

test.each([
  [0, "too-fast"],
  [4.999, "too-fast"],
  [5, null],
  [3600, null],
  // The clock is behind.
  [-60, "too-fast"],
])("a form that was shown %s s before its submit: %s", async (seconds, reason) => {
  expect(await judge(seconds)).toBe(reason);
});

test.each(["127.0.0.1", "10.1.2.3", "fd00:1:2:3::/64", "unknown"])(
  "a form from %s is never too fast",
  async (address) => {
    expect(await judge(0, { address })).toBeNull();
  },
);

test("the hidden field counts for any duration", async () => {
  expect(await judge(3600, { isTrapped: true })).toBe("hidden-field");
});
