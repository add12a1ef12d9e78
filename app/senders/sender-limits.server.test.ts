import { beforeEach, describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { db } from "~/db/client.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { spamMarks } from "~/db/schema.server";
import { consumeSenderAttempt, countSenderAttempt, SpamLimitError } from "./sender-limits.server";
import { addSpamMark, removeSpamMark, standingOf } from "./spam-marks.server";

const limit = { name: "test", attempts: 5, afterSpam: 1, ofSpamRange: 3, seconds: 3600 };
const [first, second, third, elsewhere] = [
  "203.0.113.1",
  "203.0.113.2",
  "203.0.113.3",
  "198.51.100.1",
] as const;

let ids: string[];
beforeEach(async () => {
  ids = await insertBookings([{}, {}, {}]);
});

/** Returns how many attempts an address gets, and what ends them. */
async function attemptsOf(address: string) {
  for (let count = 0; ; count++) {
    try {
      await consumeSenderAttempt(limit, address);
    } catch (error) {
      return [
        count,
        error instanceof SpamLimitError ? "spam" : error instanceof TooManyAttemptsError,
      ] as const;
    }
  }
}

const mark = async (...addresses: string[]) => {
  for (const [index, address] of addresses.entries()) await addSpamMark(db(), ids[index] ?? "", address);
};

test("an address without spam has the whole limit", async () => {
  expect(await attemptsOf(first)).toEqual([5, true]);
});

test("an address that spam came from has the small one, its neighbors the whole one", async () => {
  await mark(first);
  expect(await attemptsOf(first)).toEqual([1, "spam"]);
  expect(await attemptsOf(second)).toEqual([5, true]);
});

test("a range that spam came from three times shares a smaller one", async () => {
  await mark(first, first, second);
  expect(await standingOf(third)).toBe("spam-from-range");
  expect(await attemptsOf(third)).toEqual([3, "spam"]);
  expect(await attemptsOf("203.0.113.4")).toEqual([0, "spam"]);
  expect(await attemptsOf(elsewhere)).toEqual([5, true]);
});

test("IPv6 ranges are /48 networks", async () => {
  await mark("2001:db8:1:1::/64", "2001:db8:1:2::/64", "2001:db8:1:3::/64");
  expect(await standingOf("2001:db8:1:4::/64")).toBe("spam-from-range");
  expect(await standingOf("2001:db8:1:1::/64")).toBe("spam-from-address");
  expect(await standingOf("2001:db8:2:1::/64")).toBe("clear");
});

test("a mark that is undone or older than 30 days no longer counts", async () => {
  await mark(first, second);
  await removeSpamMark(db(), ids[0] ?? "");
  expect(await standingOf(first)).toBe("clear");
  await db()
    .update(spamMarks)
    .set({ createdAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) });
  expect(await standingOf(second)).toBe("clear");
});

test("an unknown address is never marked", async () => {
  await mark("unknown");
  expect(await db().select().from(spamMarks)).toEqual([]);
  expect(await standingOf("unknown")).toBe("clear");
});

describe("an attempt that does not count", () => {
  test.each([
    ["whose result does not", () => Promise.resolve(false)],
    ["that throws", () => Promise.reject(new Error("failed"))],
  ])("%s is refunded, in the range too", async (_what, attempt: () => Promise<boolean>) => {
    await mark(first, first, second);
    for (let time = 0; time < 10; time++)
      await countSenderAttempt(limit, third, attempt, (counts) => counts).catch((error: unknown) => {
        if (error instanceof TooManyAttemptsError) throw error;
      });
    expect(await attemptsOf(third)).toEqual([3, "spam"]);
  });

  test("that is refused uses up no other limit", async () => {
    await mark(first, first, second);
    await attemptsOf(third);
    // The range is used up; the address's own limit still has what the range refused.
    for (const [index] of ids.entries()) await removeSpamMark(db(), ids[index] ?? "");
    expect(await attemptsOf(third)).toEqual([2, true]);
  });
});
