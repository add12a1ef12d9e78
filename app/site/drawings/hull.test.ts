import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import hull from "./hull.json";

test("beam, length and draft match the scene in the picture", () => {
  const script = readFileSync("art/scripts/hull.py", "utf8");
  const numbers = (pattern: RegExp) =>
    (pattern.exec(script)?.[1] ?? "").split(",").map((value) => Number.parseFloat(value));
  const [length = 0, halfBeam = 0] = numbers(/^L, BM, FB, T = ([\d., ]+)/m);
  const [bowOverhang = 0] = numbers(/x = L\*u\+([\d.]+)\*s/);
  const [, , bulbRadius = 0] = numbers(/bmesh\.ops\.scale\(bm, vec=\(([^)]+)\)/);
  const [, , bulbHeight = 0] = numbers(/mesh_obj\('bulb', bm, bp, loc=\(([^)]+)\)/);
  expect(hull.beam).toBeCloseTo(2 * halfBeam, 3);
  expect(hull.length).toBeCloseTo(length + bowOverhang, 3);
  expect(hull.draft).toBeCloseTo(bulbRadius - bulbHeight, 3);
});
