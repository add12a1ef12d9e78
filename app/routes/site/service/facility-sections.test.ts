import { expect, test } from "vitest";
import { sample } from "~/messages/services/facility-management-scanning";
import { samples } from "~/site/samples";
import { facilityMarks } from "./facility-sections";

const registered = samples.register.figures.marks;
const marks = Object.entries(facilityMarks).map(([key, mark], index) => ({
  ...mark,
  item: sample.items[key as keyof typeof facilityMarks],
  number: index + 1,
}));

test.each(marks)("mark $number stands on $asset in the picture", ({ asset, x, y, number }) => {
  const { number: onRecord, picture } = registered[asset];
  const [left = 0, top = 0, right = 0, bottom = 0] = picture;
  expect(onRecord).toBe(number);
  expect(x).toBeGreaterThan(left);
  expect(x).toBeLessThan(right);
  expect(y).toBeGreaterThan(top);
  expect(y).toBeLessThan(bottom);
});

test.each(marks)("$asset has one name and one system on the page and in the register", ({ asset, item }) => {
  const { type, system } = registered[asset];
  expect([item.name, item.system]).toEqual([type, system]);
});
