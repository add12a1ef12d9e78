import fc from "fast-check";
import { expect, test } from "vitest";
import { toUniqueNames } from "./zip-stream.server";

test("keeps unique names", () => {
  expect(toUniqueNames(["a.pdf", "b.pdf"])).toEqual(["a.pdf", "b.pdf"]);
});

test("numbers a repeated name before its extension", () => {
  expect(toUniqueNames(["plan.pdf", "plan.pdf", "PLAN.pdf", "plan"])).toEqual([
    "plan.pdf",
    "plan (2).pdf",
    "PLAN (3).pdf",
    "plan",
  ]);
});

test("replaces quotation marks, which Windows rejects", () => {
  expect(toUniqueNames(['15" plan.pdf', "15_ plan.pdf"])).toEqual(["15_ plan.pdf", "15_ plan (2).pdf"]);
});

test("skips a number that is in use", () => {
  expect(toUniqueNames(["plan.pdf", "plan (2).pdf", "plan.pdf"])).toEqual([
    "plan.pdf",
    "plan (2).pdf",
    "plan (3).pdf",
  ]);
});

test("removes paths from names", () => {
  expect(toUniqueNames(["../../etc/passwd", "C:\\boot.ini", "/a/b.txt", "..", "a\0b.txt", ""])).toEqual([
    "passwd",
    "boot.ini",
    "b.txt",
    "file",
    "ab.txt",
    "file (2)",
  ]);
});

test("returns unique names without paths for every input, in any letter case", () => {
  const name = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("a.txt", "A.TXT", "a (2).txt", "../a.txt"),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), (names) => {
      const unique = toUniqueNames(names);
      expect(unique).toHaveLength(names.length);
      expect(new Set(unique.map((text) => text.toLowerCase())).size).toBe(names.length);
      for (const text of unique) {
        expect(text).not.toMatch(/[/\\\0]|^\.|^$/);
        expect(Buffer.byteLength(text)).toBeLessThan(255);
      }
    }),
  );
});
