import { describe, expect, test } from "vitest";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { consumeAddressAttempt, countAddressAttempt } from "./address-limits.server";
import type { ClientLimit } from "./client-limits";

const limit = { name: "test", attempts: 5, seconds: 3600 };

async function attemptsOf(address: string, clientLimit: ClientLimit = limit) {
  for (let count = 0; ; count++) {
    try {
      await consumeAddressAttempt(clientLimit, address);
    } catch (error) {
      if (error instanceof TooManyAttemptsError) return count;
      throw error;
    }
  }
}

/** Returns an address of the same IPv6 /48. */
const ofNetwork = (number: number) => `2001:db8:1:${number.toString(16)}::/64`;

test("each IPv4 address has the whole limit", async () => {
  for (const address of ["203.0.113.1", "203.0.113.2"]) expect(await attemptsOf(address)).toBe(5);
});

test("the addresses of an IPv6 /48 share five limits, and each has a reserve", async () => {
  for (let number = 1; number <= 5; number++) expect(await attemptsOf(ofNetwork(number))).toBe(5);
  expect(await attemptsOf(ofNetwork(6))).toBe(1);
  expect(await attemptsOf(ofNetwork(7))).toBe(1);
  expect(await attemptsOf("2001:db8:2:1::/64")).toBe(5);
});

test("each address has a reserve after the site's limit is used up", async () => {
  const shared = { ...limit, name: "shared", siteAttempts: 7 };
  expect(await attemptsOf("203.0.113.1", shared)).toBe(5);
  expect(await attemptsOf("203.0.113.2", shared)).toBe(3);
  expect(await attemptsOf("203.0.113.3", shared)).toBe(3);
});

describe("an attempt that does not count", () => {
  test.each([
    ["whose result does not", () => Promise.resolve(false)],
    ["that throws", () => Promise.reject(new Error("failed"))],
  ])("%s is refunded, to the network too", async (_what, attempt: () => Promise<boolean>) => {
    for (let time = 0; time < 30; time++)
      await countAddressAttempt(limit, ofNetwork(1), attempt, (counts) => counts).catch((error: unknown) => {
        if (error instanceof TooManyAttemptsError) throw error;
      });
    for (let number = 1; number <= 5; number++) expect(await attemptsOf(ofNetwork(number))).toBe(5);
  });

  test("that is rejected uses up no other limit", async () => {
    for (let time = 0; time < 6; time++) await attemptsOf(ofNetwork(1));
    expect(await attemptsOf(ofNetwork(2))).toBe(5);
  });
});
