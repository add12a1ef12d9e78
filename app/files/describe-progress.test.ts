import { expect, test } from "vitest";
import { describeProgress, toPercent } from "./describe-progress";

const mebibyte = 2 ** 20;

test("describes the speed of an upload and the remaining time when they are known", () => {
  const describe = (speed: number) =>
    describeProgress({ sent: 3 * mebibyte, speed, isOffline: false }, 15 * mebibyte);
  expect(describe(0)).toBe("3 MB of 15 MB");
  expect(describe(2 * mebibyte)).toBe("3 MB of 15 MB, 2 MB per second, 6 seconds left");
});

test.each([
  [89, "89 seconds left"],
  [90, "2 minutes left"],
  [90 * 60 - 1, "90 minutes left"],
  [90 * 60, "2 hours left"],
])("%i seconds are told as %s", (seconds, left) => {
  const progress = { sent: 0, speed: 1_000, isOffline: false };
  expect(describeProgress(progress, seconds * 1_000)).toContain(`, ${left}`);
});

test("the part that is sent is told in whole percent, and an empty file is at none", () => {
  const percentOf = (sent: number, size: number) => toPercent({ sent, speed: 0, isOffline: false }, size);
  expect([percentOf(199, 200), percentOf(200, 200), percentOf(0, 0)]).toEqual([99, 100, 0]);
});
