import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, cleanText, cutText, isLongText, splitHyphenated } from "./text";

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

test.each(["\u200b\u200b", "\u2800", "\u3164", " \u200d\ufe0f ", "\u202e", "\u00ad\t", "\n"])(
  "%j has nothing to see",
  (text) => {
    expect(cleanText(text)).toBe("");
    expect(cleanLine(text).trim()).toBe("");
  },
);

test("direction marks are removed, joiners and every script stay", () => {
  expect(cleanLine("Ada \u202eecalevol\u202c (\u2067paid\u2069)\u200e\u200f\u061c")).toBe(
    "Ada ecalevol (paid)",
  );
  for (const text of ["👨‍👩‍👧", "نمی‌خواهم", "שלום", "علي", "Nguyễn Thị Hương", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "x"])
    expect(cleanText(text)).toBe(text);
});

test("cutText returns clean text within the limit, without half a character", () => {
  expect(cutText(`${"a".repeat(299)}😀b`, 300)).toBe("a".repeat(299));
  expect(cutText("\u202eab😀c", 4)).toBe("ab😀");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, length) => {
      const cut = cutText(text, length);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(cut.isWellFormed()).toBe(true);
      expect(cleanText(text).startsWith(cut)).toBe(true);
    }),
  );
});
