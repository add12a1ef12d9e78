import { afterEach, expect, test, vi } from "vitest";
import { db } from "./client.server";
import { rateLimits } from "./schema.server";
import {
  resetAttempts,
  refundAttempt,
  sweepRateLimits,
  consumeAttempt,
  TooManyAttemptsError,
} from "./rate-limit.server";

const limit = { name: "test", attempts: 3, seconds: 60 };

afterEach(() => {
  vi.useRealTimers();
});

/** How many of so many attempts at once get through. */
async function attempt(count: number, key = "a") {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => consumeAttempt(limit, key)));
  return outcomes.filter(({ status }) => status === "fulfilled").length;
}

test("no more get through than the limit, even all at once", async () => {
  expect(await attempt(20)).toBe(3);
  expect(await attempt(1)).toBe(0);
});

test("each key and each limit counts for itself", async () => {
  await attempt(3);
  expect(await attempt(3, "b")).toBe(3);
  await consumeAttempt({ ...limit, name: "other" }, "a");
});

test("a refusal says when to come back, and then the way is free", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await attempt(3);
  vi.setSystemTime(Date.now() + 20_000);
  const refusal: unknown = await consumeAttempt(limit, "a").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooManyAttemptsError);
  expect(refusal).toMatchObject({ retryAfter: 40 });
  vi.setSystemTime(Date.now() + 40_000);
  expect(await attempt(4)).toBe(3);
});

test("attempts can be taken back, one or all", async () => {
  await attempt(3);
  await refundAttempt(limit, "a");
  expect(await attempt(2)).toBe(1);
  await resetAttempts(limit, "a");
  expect(await attempt(4)).toBe(3);
});

test("sweeping deletes counts that are over and keeps the others", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await attempt(1, "old");
  vi.setSystemTime(Date.now() + 60_000);
  await attempt(1, "new");
  await sweepRateLimits();
  expect((await db().select().from(rateLimits)).map(({ key }) => key)).toEqual(["test:new"]);
});
