import { expect, test } from "vitest";
import { directionOf } from "./motion";

test.each([
  { held: "upright, facing north", alpha: 0, beta: 90, gamma: 0, heading: 0, elevation: 0 },
  { held: "upright, turned to the left", alpha: 90, beta: 90, gamma: 0, heading: 270, elevation: 0 },
  { held: "tilted up", alpha: 0, beta: 120, gamma: 0, heading: 0, elevation: 30 },
  { held: "tilted down", alpha: 0, beta: 60, gamma: 0, heading: 0, elevation: -30 },
  { held: "on its right side, facing west", alpha: 0, beta: 0, gamma: 90, heading: 270, elevation: 0 },
])("a phone $held looks there", ({ alpha, beta, gamma, heading, elevation }) => {
  const direction = directionOf(alpha, beta, gamma);
  expect(Math.cos(((direction.heading - heading) * Math.PI) / 180)).toBeCloseTo(1);
  expect(direction.elevation).toBeCloseTo(elevation);
});
