import fc from "fast-check";
import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { unbounded } from "~/site/scan-file/vector";
import { angleOfView, type Camera, cameraOf, fitLens, placeLens, viewOf } from "./camera";

const viewport = { width: 800, height: 600 };

function lensOf(camera: Camera) {
  const lens = camera.isFlat ? new OrthographicCamera() : new PerspectiveCamera(angleOfView);
  const at = new Vector3();
  placeLens(lens, at, camera);
  fitLens(lens, at, viewport, { center: at, radius: 20 });
  return { lens, at };
}

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test("reads back the camera from the lens it was placed on", () => {
  fc.assert(
    fc.property(
      fc.tuple(between(-50, 50), between(-50, 50), between(-50, 50)),
      between(-3, 3),
      between(-1.5, 1.5),
      between(0.1, 500),
      fc.boolean(),
      (target, azimuth, elevation, distance, isFlat) => {
        const { lens, at } = lensOf({ target, azimuth, elevation, distance, isFlat });
        const found = cameraOf(lens, at);
        expect(found.isFlat ?? false).toBe(isFlat);
        for (const [key, value] of Object.entries({ azimuth, elevation, distance }))
          expect(found[key as "azimuth"]).toBeCloseTo(value, 6);
      },
    ),
  );
});

test("a flat camera shows the same height as a perspective camera at the target's distance", () => {
  const camera = { target: [1, 2, 3], azimuth: 1, elevation: 0.5, distance: 10 } as const;
  const [deep, flat] = [lensOf(camera), lensOf({ ...camera, isFlat: true })].map(({ lens }) =>
    viewOf(lens, viewport, unbounded),
  );
  expect(flat?.pixelsPerMeter).toBeCloseTo((deep?.pixelsPerMeter ?? 0) / camera.distance, 9);
  expect([deep?.eye?.length, flat?.eye]).toEqual([3, undefined]);
});

test("a flat camera shows points behind it", () => {
  const { lens } = lensOf({ target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 1, isFlat: true });
  const behind = new Vector3(15, 0, 0).project(lens);
  expect(Math.abs(behind.z)).toBeLessThan(1);
});
