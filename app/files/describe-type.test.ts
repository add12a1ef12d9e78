import { expect, test } from "vitest";
import { describeType } from "./describe-type";
import { acceptedExtensions } from "./file-types";

test.each([
  ["plan.pdf", "PDF document"],
  ["PLAN.PDF", "PDF document"],
  ["north entrance.jpg", "JPG image"],
  ["room.v2.e57", "E57 point cloud"],
  ["house.glb", "GLB 3D model"],
  ["quote.docx", "Word document"],
  ["walk.mp4", "MP4 video"],
  ["strange.constructor", "CONST file"],
  ["none", "FILE file"],
])("describes %s as %s", (name, type) => {
  expect(describeType(name)).toBe(type);
});

test("has a name for every accepted extension", () => {
  for (const extension of acceptedExtensions) expect(describeType(`a.${extension}`)).not.toMatch(/ file$/);
});
