import { describe, expect, test } from "vitest";
import { chains, floorPlan, type Point, toUnits } from "~/site/drawings/floor-plan";
import { toRadians } from "~/site/viewer/numbers";
import { passages, pointOf, positionIds, tourRoute, wrap } from "./positions";

const roomOf = {
  entrance: "living",
  living: "living",
  kitchen: "kitchen",
  bath: "bath",
  bedroom: "bedroom",
  study: "study",
} as const;

/** Whether a point is inside of a polygon. Coordinates are in eighths of an inch. */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((inside, [ax, ay], index) => {
    const [bx, by] = polygon.at(index - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

const inEighths = ([x, y]: Point): Point => [
  ((x - floorPlan.origin[0]) * 100 * 8) / 2.54,
  ((y - floorPlan.origin[1]) * 100 * 8) / 2.54,
];

test("there are six positions, and the route has no other", () => {
  expect(positionIds).toHaveLength(6);
  expect(tourRoute.stations).toHaveLength(6);
});

test.each(positionIds)("%s stands in its room", (id) => {
  const room = floorPlan.rooms.find((each) => each.id === roomOf[id]);
  expect(isInside(inEighths(pointOf(id)), room?.polygon ?? [])).toBe(true);
});

test("every passage leads back", () => {
  for (const { from, to } of passages)
    expect(passages.filter((back) => back.from === to && back.to === from)).toHaveLength(1);
});

test("every position can be reached from every other", () => {
  const reached = new Set(positionIds.slice(0, 1));
  // Any route through the six positions needs at most five passages.
  for (const { from, to } of [...passages, ...passages, ...passages, ...passages, ...passages])
    if (reached.has(from)) reached.add(to);
  expect([...reached].sort()).toEqual([...positionIds].sort());
});

describe.each(passages)("the passage from $from to $to", ({ from, to, heading, elevation, walk }) => {
  test("leads the opposite way of the one back", () => {
    const back = passages.find((each) => each.from === to && each.to === from);
    expect(wrap(walk - (back?.walk ?? NaN))).toBeCloseTo(180);
  });

  test("is marked below the eye, at most 30 degrees beside the way", () => {
    expect(elevation).toBeLessThan(0);
    expect(elevation).toBeGreaterThan(-45);
    expect(Math.abs(wrap(heading - walk + 180) - 180)).toBeLessThan(30);
  });

  test("is marked where no wall is in between", () => {
    const [x, y] = pointOf(from);
    // The mark is 0.4 m below the eye.
    const distance = 0.4 / Math.tan(toRadians(-elevation));
    const mark: Point = [
      x + distance * Math.sin(toRadians(heading)),
      y + distance * Math.cos(toRadians(heading)),
    ];
    const steps = Array.from({ length: 100 }, (_, step): Point => {
      const share = step / 100;
      return [x + (mark[0] - x) * share, y + (mark[1] - y) * share];
    });
    expect(floorPlan.walls.filter((wall) => steps.some((point) => isInside(point, wall)))).toEqual([]);
  });
});

test("from the living room, the entrance is in the west and the bath in the north", () => {
  const to = (id: string) => passages.find((each) => each.from === "living" && each.to === id)?.heading;
  expect(to("entrance")).toBeGreaterThan(225);
  expect(to("entrance")).toBeLessThan(315);
  expect(wrap((to("bath") ?? NaN) + 45)).toBeLessThan(90);
});

test("the map shows every position within the plan", () => {
  const lengthOf = ({ faces }: { faces: readonly number[] }) => ((faces.at(-1) ?? 0) * 2.54) / 8;
  for (const id of positionIds) {
    const [x, y] = toUnits(pointOf(id));
    expect(x > 0 && x < lengthOf(chains.north) && y > 0 && y < lengthOf(chains.west)).toBe(true);
  }
});
