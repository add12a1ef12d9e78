import fc from "fast-check";
import { expect, test } from "vitest";
import type { Vector } from "~/site/scan-file/vector";
import { areaWithin, distanceBetween, outlineOf } from "./measurement";

test("splits a distance into its horizontal and vertical part", () => {
  expect(distanceBetween([1, 1, 1], [4, 5, 13])).toEqual({ length: 13, across: 5, up: 12 });
  expect(distanceBetween([4, 5, 13], [1, 1, 1]).up).toBe(12);
});

test("an area does not depend on its position, its rotation or its first corner", () => {
  const number = fc.double({ min: -1000, max: 1000, noNaN: true });
  const angle = fc.double({ min: -4, max: 4, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(number, number, number), angle, angle, fc.nat(5), ([x, y, z], around, up, first) => {
      // An L-shape: 3 by 4 m without a corner of 1 by 2 m.
      const flat = [
        [0, 0],
        [3, 0],
        [3, 2],
        [2, 2],
        [2, 4],
        [0, 4],
      ] as const;
      const corners = flat.map(([right, over]): Vector => {
        const [turned, depth] = [right * Math.cos(up), right * Math.sin(up)];
        const [sin, cos] = [Math.sin(around), Math.cos(around)];
        return [x + turned * cos - over * sin, y + turned * sin + over * cos, z + depth];
      });
      const rotated = [...corners.slice(first), ...corners.slice(0, first)];
      expect(areaWithin(rotated)).toBeCloseTo(10, 6);
      expect(areaWithin(rotated.toReversed())).toBeCloseTo(10, 6);
    }),
  );
});

test("draws a height level first and then up, and closes an area", () => {
  const [a, b, c]: Vector[] = [
    [0, 0, 0],
    [2, 1, 3],
    [5, 5, 5],
  ];
  if (!a || !b || !c) throw new Error("There are three points.");
  expect(outlineOf({ kind: "height", points: [a, b] })).toEqual([a, [2, 1, 0], b]);
  expect(outlineOf({ kind: "area", points: [a, b, c] })).toEqual([a, b, c, a]);
  expect(outlineOf({ kind: "measure", points: [a, b] })).toEqual([a, b]);
});
