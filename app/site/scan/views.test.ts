import { expect, test } from "vitest";
import { unbounded } from "~/site/scan-file/vector";
import { sampleSpace, viewIn, viewLike, viewNames } from "./views";

const phone = { width: 350, height: 440 };

test("a narrow picture moves the camera back, except inside the room", () => {
  const distanceOf = (name: "overview" | "inside") => viewIn(sampleSpace, name, phone).camera.distance;
  expect(distanceOf("overview")).toBeGreaterThan(sampleSpace.views.overview.camera.distance);
  expect(distanceOf("inside")).toBe(sampleSpace.views.inside.camera.distance);
});

test("a camera that moved or zoomed shows its view still, and one that was turned shows none", () => {
  for (const name of viewNames) {
    const { camera, box } = viewIn(sampleSpace, name, phone);
    expect(viewLike(sampleSpace, { ...camera, target: [1, 2, 3], distance: 7 }, box), name).toBe(name);
    expect(viewLike(sampleSpace, { ...camera, azimuth: camera.azimuth + 2 * Math.PI }, box), name).toBe(name);
    expect(viewLike(sampleSpace, { ...camera, azimuth: camera.azimuth + 0.1 }, box), name).toBeUndefined();
    expect(viewLike(sampleSpace, { ...camera, elevation: camera.elevation - 0.1 }, box)).toBeUndefined();
  }
});

test("a plan without its cut is a view from above", () => {
  expect(viewLike(sampleSpace, sampleSpace.views.plan.camera, unbounded)).toBe("above");
});
