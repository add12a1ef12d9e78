import { expect, test } from "vitest";
import { describeProgress } from "./describe-progress";

const mebibyte = 2 ** 20;

test("describes the speed of an upload and the remaining time when they are known", () => {
  const describe = (speed: number) =>
    describeProgress({ sent: 3 * mebibyte, speed, isOffline: false }, 15 * mebibyte);
  expect(describe(0)).toBe("3 MB of 15 MB");
  expect(describe(2 * mebibyte)).toBe("3 MB of 15 MB, 2 MB per second, 6 seconds left");
});
