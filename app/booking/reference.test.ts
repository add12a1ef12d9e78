import fc from "fast-check";
import { expect, test } from "vitest";
import {
  createReference,
  findUnusedCharacters,
  formatReference,
  parseReference,
  readReferences,
} from "./reference";

test("parseReference reads a reference in the usual notations", () => {
  const mangle = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => ` ${text.replace("-", " ")} `,
    (text: string) => text.replace("-", ""),
  );
  fc.assert(
    fc.property(fc.constant(null).map(createReference), mangle, (reference, write) => {
      expect(formatReference(reference)).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      expect(parseReference(write(formatReference(reference)))).toBe(reference);
    }),
  );
});

test.each([
  "Reference: K7MD-3R4F",
  "Your quote for request K7MD-3R4F.",
  "K7MD–3R4F",
  "Reference K7MD‑3R4F (Ada)",
  "K7MD-3R4F or 4GPN-3FJR",
])("reads the first reference of %j", (text) => {
  expect(parseReference(text)).toBe("K7MD3R4F");
  expect(readReferences(text)).toEqual(["K7MD3R4F"]);
});

test.each([
  "",
  "Mary-Anne Lee",
  "XK7MD-3R4F and",
  "K7MD-3R4F-1 and",
  "K7MD",
  "K7MD-3R4",
  "K7MD-3R0F",
  "K7MD-3R4FA",
  "ada@example.com",
  "<script>",
])("parseReference rejects %j", (text) => {
  expect(parseReference(text)).toBeNull();
});

test.each([
  ["K7MD-3R0F", ["0"]],
  ["o1md 3rof", ["O", "1"]],
  ["ÄÄMD3R4F", ["Ä"]],
  ["12345678", ["1", "2", "5", "8"]],
  ["K7MD-3R4F", []],
  ["K7MD-3R0", []],
  ["K7MD-3R4F0", []],
  ["K7MD.3R0F", []],
])("findUnusedCharacters(%j) is %j", (text, found) => {
  expect(findUnusedCharacters(text)).toEqual(found);
});

test.each([
  ["k7md-3r4f", ["K7MD3R4F"]],
  ["K7MD-3R0F", ["K7MD3RDF", "K7MD3RQF"]],
  ["K7MD-3RIF", ["K7MD3R7F", "K7MD3RJF", "K7MD3RTF"]],
  ["K7MD-3RUF", ["K7MD3RVF"]],
  ["K7MD-3R5F", []],
  ["K7MD-3R0", []],
  ["11110000", []],
])("readReferences(%j) is %j", (text, references) => {
  expect(readReferences(text)).toEqual(references);
});

test("createReference returns a thousand distinct references that use the whole alphabet", () => {
  const references = Array.from({ length: 1_000 }, createReference);
  expect(new Set(references).size).toBe(1_000);
  expect(new Set(references.join("")).size).toBe(23);
});

test.each([
  ["000000", 64],
  ["0000001", 0],
  ["1110", 54],
  ["1111", 0],
])("%s may be read in %i ways, and in none of more than 64", (typed, count) => {
  expect(readReferences(typed.padEnd(8, "K"))).toHaveLength(count);
});
