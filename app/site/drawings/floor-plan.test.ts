import { describe, expect, test } from "vitest";
import { eighthsPerFoot, toEighths } from "~/site/feet-and-inches";
import { chains, floorPlan, planPaths, type Point, totalOf } from "./floor-plan";

const { origin, walls, rooms, thickness } = floorPlan;
const [inner, outer] = thickness;

/** Returns the walls' extent along an axis in meters. */
function extent(axis: 0 | 1) {
  const values = walls.flat().map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}

/** Returns the distances between neighboring faces of a chain: wall, room, wall, and so on. */
const figures = ({ faces }: { faces: readonly number[] }) =>
  faces.slice(1).map((face, index) => face - (faces[index] ?? 0));

function polygonArea(points: readonly Point[]): number {
  const doubled = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return x * nextY - nextX * y;
  });
  return Math.abs(doubled.reduce((sum, value) => sum + value, 0)) / 2;
}

describe.each(Object.values(chains))("the chain in the $name", (chain) => {
  test("adds up to the outer size, which is the model's", () => {
    const sum = figures(chain).reduce((total, figure) => total + figure, 0);
    expect(sum).toBe(totalOf(chain));
    expect(sum).toBe(toEighths(extent(chain.axis === "x" ? 0 : 1)));
  });

  test("runs from face to face, over walls of the thickness that the sheet states", () => {
    const wallFigures = figures(chain).filter((_, index) => index % 2 === 0);
    expect([wallFigures[0], wallFigures.at(-1)]).toEqual([outer, outer]);
    for (const figure of wallFigures.slice(1, -1)) expect(figure).toBe(inner);
  });

  test("matches the model within 1/8 inch at each face", () => {
    const axis = chain.axis === "x" ? 0 : 1;
    const faces = new Set(walls.flat().map((point) => point[axis]));
    const exact = chain.faces.map((face) => {
      const distances = [...faces].map((value) => Math.abs(toEighths(value - origin[axis]) - face));
      return Math.min(...distances);
    });
    expect(Math.max(...exact)).toBeLessThanOrEqual(1);
  });
});

test("opposite chains have one total", () => {
  expect(totalOf(chains.north)).toBe(totalOf(chains.south));
  expect(totalOf(chains.west)).toBe(totalOf(chains.east));
});

test.each(rooms)("the area of the $id lies between its finished faces", (room) => {
  const fromCorners = polygonArea(room.polygon) / eighthsPerFoot ** 2;
  expect(Math.abs(fromCorners - room.areaSqFt)).toBeLessThan(0.06);
  if (!room.isRectangle) return;
  expect(room.width * room.depth).toBe(polygonArea(room.polygon));
});

test("rooms and walls share the faces of the chains", () => {
  const faces = (axis: "x" | "y") =>
    new Set(Object.values(chains).flatMap((chain) => (chain.axis === axis ? chain.faces : [])));
  const edge = toEighths((floorPlan.openEdge[0]?.[1] ?? 0) - origin[1]);
  for (const [x, y] of rooms.flatMap(({ polygon }) => polygon)) {
    expect(faces("x")).toContain(x);
    expect(new Set([...faces("y"), edge])).toContain(y);
  }
});

test("has an entrance with a door swing and a size mark", () => {
  const [west] = origin;
  const entrance = floorPlan.doors.filter(({ hinge, far }) =>
    [hinge, far].every(([x]) => Math.abs(x - west) < (outer / eighthsPerFoot) * 0.3048),
  );
  expect(entrance).toHaveLength(1);
  expect(entrance[0]?.tip[0]).toBeGreaterThan(0.5);
  expect(floorPlan.openings).toHaveLength(floorPlan.doors.length + floorPlan.windows.length);
  const widest = floorPlan.openings.find(({ mark }) => mark === "D1");
  expect(widest?.width).toBe(toEighths(entrance[0]?.width ?? 0));
});

test("openings with the same mark have one size, and all end below the ceiling", () => {
  const sizes = new Map<string, string>();
  for (const { mark, width, height, sill } of floorPlan.openings) {
    const size = [width, height, sill].join();
    expect(sizes.get(mark) ?? size).toBe(size);
    sizes.set(mark, size);
    expect(sill + height).toBeLessThan(floorPlan.ceiling);
    expect(mark.startsWith("D")).toBe(sill === 0);
  }
  expect(new Set(sizes.values()).size).toBe(sizes.size);
});

test("paths contain only finite numbers", () => {
  expect(Object.values(planPaths).flat().join("")).not.toMatch(/NaN|Infinity|undefined/);
});
