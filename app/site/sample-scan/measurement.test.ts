import { expect, test } from "vitest";
import { distanceBetween } from "./measurement";

test("a distance has its horizontal and its vertical part", () => {
  expect(distanceBetween([1, 1, 1], [4, 5, 13])).toEqual({ length: 13, across: 5, up: 12 });
  expect(distanceBetween([4, 5, 13], [1, 1, 1]).up).toBe(12);
});
