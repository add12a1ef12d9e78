import { describe, expect, test } from "vitest";
import { floorPlan, type Point } from "~/site/drawings/floor-plan";
import { planPicture, stationMarks, tourRoute } from "./positions";

type LineSegment = readonly [Point, Point];

const { walls, furniture, plants, doors, windows } = floorPlan;
const { clearance, entry, stations, legs } = tourRoute;

const segmentsOf = (points: readonly Point[]): LineSegment[] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point]);
const closed = (points: readonly Point[]) => segmentsOf([...points, ...points.slice(0, 1)]);

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

const cross = ([a, b]: LineSegment, [c, d]: LineSegment) =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

function distanceTo([px, py]: Point, [[ax, ay], [bx, by]]: LineSegment): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const part = length === 0 ? 0 : ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length;
  const along = Math.min(1, Math.max(0, part));
  return Math.hypot(px - ax - along * (bx - ax), py - ay - along * (by - ay));
}

/** Returns the distance between two segments; 0 if they cross. */
function gap(one: LineSegment, other: LineSegment): number {
  if (cross(one, other)) return 0;
  return Math.min(
    ...one.map((point) => distanceTo(point, other)),
    ...other.map((point) => distanceTo(point, one)),
  );
}

const edges = [
  ...walls.flatMap(closed),
  ...windows.flat(),
  ...doors.map(({ hinge, leaf }): LineSegment => [hinge, leaf]),
  ...furniture.flatMap(({ outline }) => (outline ? closed(outline) : [])),
];
const discs = [...plants, ...furniture.flatMap(({ circle }) => (circle ? [circle] : []))];

/** Returns the distance from a segment to the nearest wall or piece of furniture. */
function clearanceOf(segment: LineSegment): number {
  return Math.min(
    ...edges.map((edge) => gap(segment, edge)),
    ...discs.map(([x, y, radius]) => distanceTo([x, y], segment) - radius),
  );
}

describe.each(legs.map((leg, index) => ({ leg, number: index + 1 })))("leg $number", ({ leg }) => {
  test("keeps its distance from walls, open doors and furniture", () => {
    const nearest = segmentsOf(leg).map(clearanceOf);
    expect(Math.min(...nearest)).toBeGreaterThanOrEqual(clearance);
  });

  test("starts at the second station, in sight of its end", () => {
    expect(leg[0]).toEqual(stations[1]);
    const [from, to] = [leg[0], leg.at(-1)];
    if (!from || !to) throw new Error("A leg has two ends.");
    expect(walls.flatMap(closed).filter((wall) => cross([from, to], wall))).toEqual([]);
  });
});

test("the way in leads from outside to the first station, clear of the entrance", () => {
  expect(entry.at(-1)).toEqual(stations[0]);
  expect(Math.min(...segmentsOf(entry).map(clearanceOf))).toBeGreaterThanOrEqual(clearance);
  expect(entry[0]?.[0]).toBeLessThan(floorPlan.origin[0]);
});

test("the route passes through every door and ends at every station", () => {
  const segments = [entry, ...legs].flatMap(segmentsOf);
  for (const { hinge, far } of doors) {
    expect(segments.filter((segment) => cross(segment, [hinge, far]))).toHaveLength(1);
  }
  const others = stations.filter((_, index) => index !== 1);
  expect(legs.map((leg) => leg.at(-1))).toEqual(others);
});

test("a leg through a wall would be found", () => {
  expect(
    clearanceOf([
      [4.6, 4.85],
      [7.5, 4.2],
    ]),
  ).toBe(0);
});

test("all stations lie in the picture", () => {
  for (const { x, y } of stationMarks) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(planPicture.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(planPicture.height);
  }
});
