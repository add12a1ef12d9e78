import { beforeEach, describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { spamMarks } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { addSpamMark, removeSpamMark, standingOf } from "./spam-marks.server";
import { consumeVisitorAttempt, countVisitorAttempt, SpamLimitError } from "./visitor-limits.server";

const limit = { name: "test", attempts: 5, afterSpam: 1, inSpamRange: 3, seconds: 3600 };
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
      await consumeVisitorAttempt(limit, address);
    } catch (error) {
      return [
        count,
        error instanceof SpamLimitError ? "spam" : error instanceof TooManyAttemptsError,
      ] as const;
    }
  }
}

/** Marks one booking after the other as sent from these addresses. */
async function mark(addresses: string[], by: "staff" | "suspicion" = "staff") {
  for (const [index, address] of addresses.entries()) await addSpamMark(db(), ids[index] ?? "", address, by);
}

/** An address of one network, by number. */
const ofNetwork = (number: number) => `2001:db8:1:${number.toString(16)}::/64`;

test("an address without spam has the whole limit", async () => {
  expect(await attemptsOf(first)).toEqual([5, true]);
});

test("an address that spam came from has the small one, its neighbors the whole one", async () => {
  await mark([first]);
  expect(await attemptsOf(first)).toEqual([1, "spam"]);
  expect(await attemptsOf(second)).toEqual([5, true]);
});

test("a network is not judged by suspicions, which anybody can cause, nor by one of its addresses", async () => {
  await mark([first, second, third], "suspicion");
  expect(await standingOf("203.0.113.4")).toBe("clear");
  await db().delete(spamMarks);
  await mark([first, first, first]);
  expect(await attemptsOf("203.0.113.4")).toEqual([5, true]);
});

test("where staff marked three addresses of a network, each other one has a smaller limit of its own", async () => {
  await mark([first, second, third]);
  expect(await standingOf("203.0.113.4")).toBe("spam-from-range");
  expect(await attemptsOf("203.0.113.4")).toEqual([3, "spam"]);
  // What one of them used up is not missing to the next.
  expect(await attemptsOf("203.0.113.5")).toEqual([3, "spam"]);
  expect(await attemptsOf(elsewhere)).toEqual([5, true]);
});

test("IPv6 networks are /48", async () => {
  await mark([1, 2, 3].map(ofNetwork));
  expect(await standingOf(ofNetwork(4))).toBe("spam-from-range");
  expect(await standingOf(ofNetwork(1))).toBe("spam-from-address");
  expect(await standingOf("2001:db8:2:1::/64")).toBe("clear");
});

test("the addresses of an IPv6 network have five limits together, and each a reserve beyond", async () => {
  for (let number = 1; number <= 5; number++) expect(await attemptsOf(ofNetwork(number))).toEqual([5, true]);
  expect(await attemptsOf(ofNetwork(6))).toEqual([3, true]);
  expect(await attemptsOf(ofNetwork(7))).toEqual([3, true]);
  expect(await attemptsOf("2001:db8:2:1::/64")).toEqual([5, true]);
});

test("a mark that is undone or older than 30 days no longer counts", async () => {
  await mark([first, second]);
  await removeSpamMark(db(), ids[0] ?? "");
  expect(await standingOf(first)).toBe("clear");
  await db()
    .update(spamMarks)
    .set({ createdAt: new Date(Date.now() - 31 * dayMs) });
  expect(await standingOf(second)).toBe("clear");
});

test("an unknown address is never marked", async () => {
  await mark(["unknown"]);
  expect(await db().select().from(spamMarks)).toEqual([]);
  expect(await standingOf("unknown")).toBe("clear");
});

describe("an attempt that does not count", () => {
  test.each([
    ["whose result does not", () => Promise.resolve(false)],
    ["that throws", () => Promise.reject(new Error("failed"))],
  ])("%s is refunded, to the network too", async (_what, attempt: () => Promise<boolean>) => {
    for (let time = 0; time < 30; time++)
      await countVisitorAttempt(limit, ofNetwork(1), attempt, (counts) => counts).catch((error: unknown) => {
        if (error instanceof TooManyAttemptsError) throw error;
      });
    expect(await attemptsOf(ofNetwork(1))).toEqual([5, true]);
    for (let number = 2; number <= 5; number++)
      expect(await attemptsOf(ofNetwork(number))).toEqual([5, true]);
  });

  test("that is refused uses up no other limit", async () => {
    for (let time = 0; time < 6; time++) await attemptsOf(ofNetwork(1));
    expect(await attemptsOf(ofNetwork(2))).toEqual([5, true]);
    await mark([first]);
    await attemptsOf(first);
    await removeSpamMark(db(), ids[0] ?? "");
    expect(await attemptsOf(first)).toEqual([4, true]);
  });
});
