import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePersonKey } from "./person-key";

test.each([
  ["Ada@Example.com ", { kind: "email", value: "ada@example.com" }],
  ["k7md 3r4f", { kind: "reference", value: "K7MD3R4F" }],
  ["K7MD-3R4F", { kind: "reference", value: "K7MD3R4F" }],
  ["(818) 555-0142", { kind: "phone", value: "8185550142" }],
  ["+1 818.555.0142", { kind: "phone", value: "8185550142" }],
  ["555-0142", { kind: "phone", value: "5550142" }],
  ["(818) 555-0142 x12", { kind: "phone", value: "8185550142" }],
  ["818-555-0142 / 310-555-0199", { kind: "phone", value: "8185550142" }],
  ["call 818 555 0142", { kind: "phone", value: "8185550142" }],
  ["Reference: K7MD-3R4F", { kind: "reference", value: "K7MD3R4F" }],
])("parses %j", (typed, key) => {
  expect(parsePersonKey(typed)).toEqual(key);
});

test.each([
  "",
  "Ada Lovelace",
  "ada@",
  "a@b@c",
  "123456",
  "12 Main Street, suite 3456",
  `${"a".repeat(400)}@example.com`,
])("refuses %j, which may match several people or none", (typed) => {
  expect(parsePersonKey(typed)).toBeNull();
});

test("an address of 320 characters is read, and none that is longer", () => {
  const address = (length: number) => "@example.com".padStart(length, "a");
  expect(parsePersonKey(address(320))).toEqual({ kind: "email", value: address(320) });
  expect(parsePersonKey(address(321))).toBeNull();
});

test("never returns an empty value, which would match erased requests", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (typed) => parsePersonKey(typed)?.value !== ""));
});
