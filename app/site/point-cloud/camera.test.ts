import fc from "fast-check";
import { expect, test } from "vitest";
import { bounds, size } from "~/site/scan/scan-data";
import {
  axesOf,
  type Camera,
  columnMajor,
  eyeOf,
  forStored,
  lookAt,
  orbit,
  pan,
  projectionOf,
  toScreen,
  zoom,
} from "./camera";
import type { Vector } from "./vector";

const viewport = { width: 800, height: 600 };
const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const cameras: fc.Arbitrary<Camera> = fc.record({
  target: fc.tuple(within(-3, 3), within(-3, 3), within(0, 2.8)),
  azimuth: within(-7, 7),
  elevation: within(-1.5, 1.5),
  distance: within(0.5, 30),
});
const camera: Camera = { target: [0, 0, 1], azimuth: 0.4, elevation: 0.5, distance: 5 };
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

test("the axes are unit vectors at right angles, and up never points down", () => {
  fc.assert(
    fc.property(cameras, (each) => {
      const { right, up, back } = axesOf(each);
      for (const axis of [right, up, back]) expect(dot(axis, axis)).toBeCloseTo(1, 9);
      for (const [a, b] of [
        [right, up],
        [up, back],
        [back, right],
      ] as const)
        expect(dot(a, b)).toBeCloseTo(0, 9);
      expect(up[2]).toBeGreaterThan(0);
    }),
  );
});

test("the target is in the center of the screen, at the distance of the camera", () => {
  fc.assert(
    fc.property(cameras, (each) => {
      const place = toScreen(projectionOf(each, viewport), each.target, viewport);
      expect(place?.x).toBeCloseTo(400, 6);
      expect(place?.y).toBeCloseTo(300, 6);
      expect(place?.depth).toBeCloseTo(each.distance, 6);
    }),
  );
});

test("what is right of the target is right on the screen, and what is above it is above", () => {
  const { right } = axesOf(camera);
  const projection = projectionOf(camera, viewport);
  expect(toScreen(projection, [right[0], right[1], 1], viewport)?.x).toBeGreaterThan(400);
  expect(toScreen(projection, [0, 0, 2], viewport)?.y).toBeLessThan(300);
});

test("a point behind the camera is not on the screen", () => {
  const [x, y, z] = eyeOf(camera);
  expect(toScreen(projectionOf(camera, viewport), [2 * x, 2 * y, 2 * z], viewport)).toBeUndefined();
});

test("panning moves the target's surroundings with the pointer", () => {
  fc.assert(
    fc.property(within(-80, 80), within(-80, 80), (right, down) => {
      const moved = pan(camera, right, down, viewport, bounds);
      const place = toScreen(projectionOf(moved, viewport), camera.target, viewport);
      // A target at the edge of the scan stays there.
      fc.pre(moved.target.every((value, axis) => value !== bounds.min[axis] && value !== bounds.max[axis]));
      expect(place?.x).toBeCloseTo(400 + right, 6);
      expect(place?.y).toBeCloseTo(300 + down, 6);
    }),
  );
});

test("no movement turns the camera over, leaves the scan or goes through the target", () => {
  const move = fc.oneof(
    fc.record({ turn: fc.tuple(within(-9, 9), within(-9, 9)) }),
    fc.record({ pan: fc.tuple(within(-2000, 2000), within(-2000, 2000)) }),
    fc.record({ zoom: within(0.01, 100) }),
  );
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      let current = camera;
      for (const each of moves) {
        if ("turn" in each) current = orbit(current, ...each.turn);
        else if ("pan" in each) current = pan(current, ...each.pan, viewport, bounds);
        else current = zoom(current, each.zoom, 40);
      }
      expect(Math.abs(current.elevation)).toBeLessThan(Math.PI / 2);
      expect(current.distance).toBeGreaterThanOrEqual(0.3);
      expect(current.distance).toBeLessThanOrEqual(40);
      for (const [axis, value] of current.target.entries()) {
        expect(value).toBeGreaterThanOrEqual(bounds.min[axis] ?? NaN);
        expect(value).toBeLessThanOrEqual(bounds.max[axis] ?? NaN);
      }
    }),
  );
});

test("looking at another point keeps the direction and the distance", () => {
  expect(lookAt(camera, [1, 2, 0.5], bounds)).toEqual({ ...camera, target: [1, 2, 0.5] });
});

test("the matrix for stored coordinates projects like the one for meters", () => {
  fc.assert(
    fc.property(cameras, fc.tuple(within(0, 1), within(0, 1), within(0, 1)), (each, stored) => {
      const meters = stored.map((value, axis) => (bounds.min[axis] ?? 0) + value * (size[axis] ?? 0));
      const projection = projectionOf(each, viewport);
      const toClip = (rows: readonly (readonly number[])[], values: readonly number[]) =>
        rows.map((row) => [...values, 1].reduce((sum, value, index) => sum + value * (row[index] ?? 0), 0));
      const expected = toClip(projection, meters);
      for (const [index, value] of toClip(forStored(projection, bounds, 1), stored).entries())
        expect(value).toBeCloseTo(expected[index] ?? NaN, 6);
    }),
  );
});

test("WebGL gets the columns one after the other", () => {
  const rows = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
    [13, 14, 15, 16],
  ] as const;
  expect(columnMajor(rows)).toEqual([1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 4, 8, 12, 16]);
});
