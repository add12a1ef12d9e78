import { afterEach, expect, inject, test, vi } from "vitest";
import { passTime } from "#tests/support/database/pass-time";
import { databaseTime } from "~/db/clock.server";
import { dayMs } from "~/lib/time";
import { db } from "./client.server";
import {
  consumeAttempt,
  refundAttempt,
  resetAttempts,
  sweepRateLimits,
  TooManyAttemptsError,
} from "./rate-limit.server";
import { rateLimits } from "./schema.server";

const limit = { name: "test", attempts: 3, seconds: 60 };

afterEach(() => {
  vi.useRealTimers();
});

async function attempt(count: number, key = "a") {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => consumeAttempt(limit, key)));
  return outcomes.filter(({ status }) => status === "fulfilled").length;
}

test("allows no more than the limit, even concurrently", async () => {
  expect(await attempt(20)).toBe(3);
  expect(await attempt(1)).toBe(0);
});

test("counts each key and each limit separately", async () => {
  await attempt(3);
  expect(await attempt(3, "b")).toBe(3);
  await consumeAttempt({ ...limit, name: "other" }, "a");
});

test("reports the seconds until the window ends, and allows attempts after that", async () => {
  await attempt(3);
  await passTime(20_000);
  const refusal: unknown = await consumeAttempt(limit, "a").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooManyAttemptsError);
  const { retryAfter } = refusal as TooManyAttemptsError;
  expect(retryAfter).toBeGreaterThan(20);
  expect(retryAfter).toBeLessThanOrEqual(40);
  await passTime(40_000);
  expect(await attempt(4)).toBe(3);
});

test("refunds one attempt or resets all", async () => {
  await attempt(3);
  await refundAttempt(limit, "a");
  expect(await attempt(2)).toBe(1);
  await resetAttempts(limit, "a");
  expect(await attempt(4)).toBe(3);
});

test("a sweep deletes only the counts of past windows", async () => {
  await attempt(1, "old");
  await passTime(60_000);
  await attempt(1, "new");
  await sweepRateLimits(await databaseTime());
  expect((await db().select().from(rateLimits)).map(({ key }) => key)).toEqual(["test:new"]);
});

test.runIf(inject("engine") === "postgres")(
  "a process a day ahead ends no window of the others",
  async () => {
    await attempt(3);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + dayMs });
    await sweepRateLimits(await databaseTime());
    expect(await attempt(1)).toBe(0);
    await attempt(3, "b");
    vi.useRealTimers();
    await passTime(60_000);
    expect(await attempt(1, "b")).toBe(1);
  },
);
