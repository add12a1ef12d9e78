import { expect, test } from "vitest";
import { pictureIdOf, storedNamesOf, toSlug } from "./project";

test.each([
  ["Office building, 3 floors", "office-building-3-floors"],
  ["Café “Niño” / Reno", "cafe-nino-reno"],
  ["寺", "project"],
  ["-- ../../etc --", "etc"],
  ["long ".repeat(40), "long-long-long-long-long-long-long-long-long-long-long-long"],
])("the address of %s ends with %s", (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test("extracts the picture's id from a stored name, and from no other name", () => {
  const id = "0b0d0f10-1111-4222-8333-444455556666";
  const names = storedNamesOf({ id, widths: [480, 960] });
  expect(names).toEqual([`${id}-480.webp`, `${id}-960.webp`, `${id}-960.jpg`]);
  expect(names.map(pictureIdOf)).toEqual([id, id, id]);
  for (const name of [id, `${id}-480.svg`, `../${id}-480.webp`, `${id}-480.webp/..`])
    expect(pictureIdOf(name)).toBeNull();
});
