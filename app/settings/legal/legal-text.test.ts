import fc from "fast-check";
import { expect, test } from "vitest";
import { fillIn, findUnknownNames, readLegalText } from "./legal-text";

test("reads headings, paragraphs and lists, and joins the lines of a paragraph", () => {
  expect(readLegalText("# Title\nOne\ntwo\n\nThree\n- a\n- b\n\n- c\nEnd")).toEqual([
    { kind: "heading", text: "Title" },
    { kind: "paragraph", text: "One two" },
    { kind: "paragraph", text: "Three" },
    { kind: "list", items: ["a", "b", "c"] },
    { kind: "paragraph", text: "End" },
  ]);
});

test("keeps every word of any text", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("word", "# head", "- item", "", "<b>x</b>")), (lines) => {
      const read = readLegalText(lines.join("\n")).map((block) =>
        block.kind === "list" ? block.items.join(" ") : block.text,
      );
      const words = lines.map((line) => line.replace(/^(# |- )/, "")).filter(Boolean);
      expect(read.join(" ")).toBe(words.join(" "));
    }),
  );
});

test("only known names are replaced", () => {
  expect(fillIn("{company} {other} {toString}", { company: "{other}" })).toBe("{other} {other} {toString}");
});

test("finds each unknown name once", () => {
  const text = "{company} {compny} { company } {compny} {toString} {}";
  expect(findUnknownNames(text, ["company"])).toEqual(["{compny}", "{toString}"]);
});
