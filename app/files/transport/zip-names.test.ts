import fc from "fast-check";
import { expect, test } from "vitest";
import { namesInFolder } from "./zip-names";

test("names that are one already stay", () => {
  expect(namesInFolder(["a.pdf", "b.pdf"])).toEqual(["a.pdf", "b.pdf"]);
});

test("the same name again is numbered before its ending", () => {
  expect(namesInFolder(["plan.pdf", "plan.pdf", "PLAN.pdf", "plan"])).toEqual([
    "plan.pdf",
    "plan (2).pdf",
    "PLAN (3).pdf",
    "plan",
  ]);
});

test("a number that is taken is passed over", () => {
  expect(namesInFolder(["plan.pdf", "plan (2).pdf", "plan.pdf"])).toEqual([
    "plan.pdf",
    "plan (2).pdf",
    "plan (3).pdf",
  ]);
});

test("no name leads out of the folder", () => {
  expect(namesInFolder(["../../etc/passwd", "C:\\boot.ini", "/a/b.txt", "..", "a\0b.txt", ""])).toEqual([
    "passwd",
    "boot.ini",
    "b.txt",
    "file",
    "ab.txt",
    "file (2)",
  ]);
});

test("whatever the names, each is one of its own, in any capitals, and no path", () => {
  const name = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("a.txt", "A.TXT", "a (2).txt", "../a.txt"),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), (names) => {
      const unique = namesInFolder(names);
      expect(unique).toHaveLength(names.length);
      expect(new Set(unique.map((text) => text.toLowerCase())).size).toBe(names.length);
      for (const text of unique) {
        expect(text).not.toMatch(/[/\\\0]|^\.|^$/);
        expect(Buffer.byteLength(text)).toBeLessThan(255);
      }
    }),
  );
});
