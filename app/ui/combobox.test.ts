import { expect, test } from "vitest";
import { matchOptions } from "./combobox";

const options = ["Floor plan, one sheet", "Floor scan, over 5,000 sq ft", "3D Virtual Tour"].map((label) => ({
  label,
}));

test.each([
  ["", [0, 1, 2]],
  ["FLOOR", [0, 1]],
  ["plan flo", [0]],
  ["tour 3d", [2]],
  ["lan", []],
  ["floor plan, one sheet", [0]],
])("%j finds the options %j", (typed, found) => {
  expect(matchOptions(options, typed)).toEqual(found.map((index) => options[index]));
});

test("eight at most", () => {
  expect(
    matchOptions(
      Array.from({ length: 20 }, () => ({ label: "Scan" })),
      "scan",
    ),
  ).toHaveLength(8);
});
