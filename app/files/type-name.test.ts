import { expect, test } from "vitest";
import { acceptedExtensions } from "./file-types";
import { typeName } from "./type-name";

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
])("%s is a %s", (name, type) => {
  expect(typeName(name)).toBe(type);
});

test("whatever is accepted has a name of its own", () => {
  for (const extension of acceptedExtensions) expect(typeName(`a.${extension}`)).not.toMatch(/ file$/);
});
