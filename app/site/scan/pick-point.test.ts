import fc from "fast-check";
import { expect, test } from "vitest";
import { type Camera, projectionOf, toScreen } from "~/site/point-cloud/camera";
import { createPointCloud, positionOf } from "~/site/point-cloud/point-cloud";
import { unbounded, type Vector } from "~/site/point-cloud/vector";
import { pickPoint } from "./pick-point";
import { bounds, size } from "./scan-data";

const viewport = { width: 800, height: 600 };
/** Looks along -x at the origin, 1 m above the floor. */
const camera: Camera = { target: [0, 0, 1], azimuth: 0, elevation: 0, distance: 5 };
const projection = projectionOf(camera, viewport);
const splats = { atOneMeter: 20, min: 2, max: 16 };
const center = { x: 400, y: 300 };

function cloudOf(...points: Vector[]) {
  const cloud = createPointCloud(points.length, bounds);
  for (const [index, point] of points.entries())
    for (const [axis, value] of point.entries())
      cloud.shorts[index * 6 + axis] = Math.round(
        ((value - (bounds.min[axis] ?? 0)) / (size[axis] ?? 1)) * 65_535,
      );
  cloud.count = points.length;
  return cloud;
}

/** Returns the index of the point that is picked. */
function pick(cloud: ReturnType<typeof cloudOf>, options: Partial<Parameters<typeof pickPoint>[1]> = {}) {
  const parts = [{ cloud, count: cloud.count, splats }];
  const found = pickPoint(parts, {
    projection,
    viewport,
    at: center,
    radius: 12,
    box: unbounded,
    ...options,
  });
  const positions = Array.from({ length: cloud.count }, (_, index) => positionOf(cloud, index).join());
  return found && positions.indexOf(found.join());
}

test("of two points at one place, the one in front is picked", () => {
  expect(pick(cloudOf([-1, 0, 1], [2, 0, 1], [0, 0, 1]))).toBe(1);
});

test("a point whose square covers the place wins over one that is closer to it but behind", () => {
  // At a depth of 3 m, the square is 6.7 px wide; 0.01 m is 2.1 px there.
  expect(pick(cloudOf([-3, 0, 1], [2, 0.01, 1]))).toBe(1);
});

test("without a square over the place, the closest point is picked", () => {
  expect(pick(cloudOf([0, 0.08, 1], [0, 0.05, 1]))).toBe(1);
});

test("points beyond the radius, behind the camera and outside of the box are not picked", () => {
  expect(pick(cloudOf([0, 0.2, 1]))).toBeUndefined();
  expect(pick(cloudOf([7, 0, 1]))).toBeUndefined();
  expect(pick(cloudOf([0, 0, 1]), { box: { ...unbounded, max: [Infinity, Infinity, 0.5] } })).toBeUndefined();
  expect(pick(cloudOf([0, 0, 1]), { box: { ...unbounded, min: [0.1, -9, -9] } })).toBeUndefined();
  expect(pick(createPointCloud(5, bounds))).toBeUndefined();
});

test("a point alone is found exactly where it is drawn", () => {
  const coordinate = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(coordinate(-4, 3), coordinate(-1, 1), coordinate(0, 2)), (point) => {
      const cloud = cloudOf(point);
      const at = toScreen(projection, positionOf(cloud, 0), viewport);
      expect(at && pick(cloud, { at, radius: 1 })).toBe(0);
    }),
  );
});
