import { expect, test } from "vitest";
import { sampleSpace, viewIn } from "./views";

const phone = { width: 350, height: 440 };

test("a narrow picture moves the camera back, except inside the room", () => {
  const distanceOf = (name: "overview" | "inside") => viewIn(sampleSpace, name, phone).camera.distance;
  expect(distanceOf("overview")).toBeGreaterThan(sampleSpace.views.overview.camera.distance);
  expect(distanceOf("inside")).toBe(sampleSpace.views.inside.camera.distance);
});
