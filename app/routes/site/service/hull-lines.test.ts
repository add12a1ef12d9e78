import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hull, profile, sectionsOf, sideAppendages, smoothPath } from "./hull-lines";

const script = readFileSync("art/scripts/hull.py", "utf8");
const numbers = (pattern: RegExp) =>
  (pattern.exec(script)?.[1] ?? "").split(",").map((value) => Number.parseFloat(value));

test("beam, length and draft are those of the scene that the picture shows", () => {
  const [length = 0, halfBeam = 0] = numbers(/^L, BM, FB, T = ([\d., ]+)/m);
  const [bowOverhang = 0] = numbers(/x = L\*u\+([\d.]+)\*s/);
  const [, , bulbRadius = 0] = numbers(/bmesh\.ops\.scale\(bm, vec=\(([^)]+)\)/);
  const [, , bulbHeight = 0] = numbers(/mesh_obj\('bulb', bm, bp, loc=\(([^)]+)\)/);
  expect(hull.beam).toBeCloseTo(2 * halfBeam, 3);
  expect(hull.length).toBeCloseTo(length + bowOverhang, 3);
  expect(hull.draft).toBeCloseTo(bulbRadius - bulbHeight, 3);
});

test("the lines reach the dimensions", () => {
  const heights = hull.appendages.flatMap(({ side }) => side.map(([, height]) => height));
  expect(-Math.min(...heights)).toBeCloseTo(hull.draft, 2);
  const along = [...hull.sheer, ...hull.stem].map(([x]) => x);
  expect(Math.max(...along) - Math.min(...along)).toBeCloseTo(hull.length, 2);
  const across = hull.sections.flat().map(([y]) => y);
  expect(2 * Math.max(...across)).toBeGreaterThan(hull.beam - 0.02);
});

test("hull and bulb are curves, and the halves show every section but the two ends", () => {
  expect([profile, sideAppendages.at(-1)].filter((path) => !path?.includes("C"))).toEqual([]);
  expect([...sectionsOf("stern"), ...sectionsOf("bow")]).toHaveLength(hull.stations.length - 2);
});

describe("a smooth path", () => {
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
});
