import fc from "fast-check";
import { expect, test } from "vitest";
import { isLongText, splitReferences } from "./text";

test("every second part is a reference", () => {
  expect(splitReferences("Your quote for request K7MD-3R4F")).toEqual([
    "Your quote for request ",
    "K7MD-3R4F",
    "",
  ]);
  expect(splitReferences("K7MD-3R4F or 4GPN-3FJR")).toEqual(["", "K7MD-3R4F", " or ", "4GPN-3FJR", ""]);
  expect(splitReferences("A well-known part: XK7MD-3R4F")).toHaveLength(1);
});

test("no text is lost", () => {
  fc.assert(fc.property(fc.string(), (text) => splitReferences(text).join("") === text));
});

test("a text of several lines is long, an answer of a few words is not", () => {
  expect(isLongText("Mechanical room and the corridor outside. ".repeat(5))).toBe(true);
  expect(isLongText("Mechanical room")).toBe(false);
  expect(isLongText(null)).toBe(false);
});
