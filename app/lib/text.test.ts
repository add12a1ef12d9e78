import fc from "fast-check";
import { expect, test } from "vitest";
import { isLongText, splitHyphenated } from "./text";

test("every second part is a reference or a range of numbers", () => {
  expect(splitHyphenated("Your quote for request K7MD-3R4F")).toEqual([
    "Your quote for request ",
    "K7MD-3R4F",
    "",
  ]);
  expect(splitHyphenated("K7MD-3R4F or 4GPN-3FJR")).toEqual(["", "K7MD-3R4F", " or ", "4GPN-3FJR", ""]);
  expect(splitHyphenated("A well-known part: XK7MD-3R4F")).toHaveLength(1);
  expect(splitHyphenated("typically 1-2 weeks")).toEqual(["typically ", "1-2", " weeks"]);
  expect(splitHyphenated("1–2 tuần")).toEqual(["", "1–2", " tuần"]);
});

test("no text is lost", () => {
  fc.assert(fc.property(fc.string(), (text) => splitHyphenated(text).join("") === text));
});

test("a text of several lines is long, an answer of a few words is not", () => {
  expect(isLongText("Mechanical room and the corridor outside. ".repeat(5))).toBe(true);
  expect(isLongText("Mechanical room")).toBe(false);
  expect(isLongText(null)).toBe(false);
});
