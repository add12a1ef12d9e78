import { expect, test } from "vitest";
import { smoothPath } from "./smooth-path";

const numbersOf = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(([value]) => Number(value));

test("passes through every point", () => {
  const path = smoothPath([
    [0, 0],
    [10, 5],
    [20, 0],
  ]);
  const [x, y, , , , , x1, y1, , , , , x2, y2] = numbersOf(path);
  expect([x, y, x1, y1, x2, y2]).toEqual([0, 0, 10, 5, 20, 0]);
});

test("has one direction on both sides of a point", () => {
  const [, , , , inX = 0, inY = 0, x = 0, y = 0, outX = 0, outY = 0] = numbersOf(
    smoothPath([
      [0, 0],
      [10, 8],
      [20, 4],
      [30, 0],
    ]),
  );
  expect((y - inY) / (x - inX)).toBeCloseTo((outY - y) / (outX - x), 1);
});

test("closes a closed curve at its first point", () => {
  const path = smoothPath(
    [
      [0, 0],
      [10, 0],
      [5, 8],
    ],
    "closed",
  );
  expect(path).toMatch(/ 0 0Z$/);
});

test("draws two points as a straight line", () => {
  expect(
    smoothPath([
      [0, 0],
      [3, 4],
    ]),
  ).toBe("M0 0L3 4");
});
