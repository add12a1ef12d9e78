import fc from "fast-check";
import { expect, test } from "vitest";
import { toRadians } from "~/site/viewer/numbers";
import { focalLength, place, turn, type TourCamera, wrap, zoom } from "./view";

const viewport = { width: 800, height: 600 };
const view: TourCamera = { heading: 350, elevation: 0, angle: 90 };
const anyView = fc.record({
  heading: fc.double({ min: 0, max: 360, noNaN: true }),
  elevation: fc.double({ min: -75, max: 75, noNaN: true }),
  angle: fc.double({ min: 45, max: 110, noNaN: true }),
});

test("what a person looks at is in the middle of the picture", () => {
  fc.assert(
    fc.property(anyView, (each) => {
      const at = place(each, viewport, each);
      expect(at?.x).toBeCloseTo(400, 6);
      expect(at?.y).toBeCloseTo(300, 6);
    }),
  );
});

test("the edges of the longer side are as far apart as the angle says, across north too", () => {
  expect(place(view, viewport, { heading: 35, elevation: 0 })?.x).toBeCloseTo(800);
  expect(place(view, viewport, { heading: 305, elevation: 0 })?.x).toBeCloseTo(0);
});

test("what is above the horizon is in the upper half, and what is behind has no place", () => {
  expect(place(view, viewport, { heading: 350, elevation: 20 })?.y).toBeLessThan(300);
  expect(place(view, viewport, { heading: 170, elevation: 0 })).toBeUndefined();
  expect(place({ ...view, elevation: 60 }, viewport, { heading: 170, elevation: 80 })).toBeDefined();
});

test("a drag by some pixels moves the middle of the picture by as many", () => {
  const perPixel = 180 / Math.PI / focalLength(view, viewport);
  const dragged = turn(view, -10 * perPixel, 5 * perPixel);
  const at = place(dragged, viewport, view);
  expect(at?.x).toBeCloseTo(410, 0);
  expect(at?.y).toBeCloseTo(305, 0);
});

test("turning stays between straight down and straight up, zooming within its limits", () => {
  expect(turn(view, 20, 200)).toMatchObject({ heading: 10, elevation: 75 });
  expect(turn(view, -360, -200)).toMatchObject({ heading: 350, elevation: -75 });
  expect(zoom(view, 100).angle).toBe(110);
  expect(zoom(view, 0.01).angle).toBe(45);
});

test("wrap keeps the direction of an angle", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), (angle) => {
      expect(wrap(angle)).toBeGreaterThanOrEqual(0);
      expect(Math.cos(toRadians(wrap(angle)))).toBeCloseTo(Math.cos(toRadians(angle)), 6);
    }),
  );
});
