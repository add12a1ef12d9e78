// @one-engine

import { afterEach, expect, test, vi } from "vitest";
import { isFreshChallenge, newChallenge } from "./challenge.server";

afterEach(() => {
  vi.useRealTimers();
});

const toStored = (challenge: Uint8Array) => Buffer.from(challenge).toString("base64url");

test("a challenge has 256 random bits and expires after five minutes", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const challenge = newChallenge();
  expect(challenge.length - 8).toBe(32);
  expect(toStored(newChallenge())).not.toBe(toStored(challenge));
  vi.setSystemTime(Date.now() + 5 * 60_000);
  expect(isFreshChallenge(toStored(challenge))).toBe(true);
  vi.setSystemTime(Date.now() + 1);
  expect(isFreshChallenge(toStored(challenge))).toBe(false);
});

test.each(["", "x", "Ω", "A".repeat(54)])("%j is no challenge", (stored) => {
  expect(isFreshChallenge(stored)).toBe(false);
});
