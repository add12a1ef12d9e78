import fc from "fast-check";
import { expect, test } from "vitest";
import { suggestEmail } from "./suggest-email";

test.each([
  ["ada@gmial.com", "ada@gmail.com"],
  ["a@gmial.com", "a@gmail.com"],
  ["Ada.L@Gmai.com ", "Ada.L@gmail.com"],
  ["ada@gmail.con", "ada@gmail.com"],
  ["ada@gmaill.com", "ada@gmail.com"],
  ["ada@yahooo.com", "ada@yahoo.com"],
  ["ada@hotmial.com", "ada@hotmail.com"],
  ["ada@outlok.com", "ada@outlook.com"],
  ["ada@gmsil.com", "ada@gmail.com"],
  ["ada@comcadt.net", "ada@comcast.net"],
  ["ada@lopez-pm.con", "ada@lopez-pm.com"],
])("%s probably means %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "",
  "@",
  "ada",
  "@gmial.com",
  "ada@gmail.com",
  "ada@ymail.com",
  "ada@mail.com",
  "ada@yahoo.ca",
  "ada@pm.example",
])("%j is left as it is", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

test("reads an address of 200 characters, and no longer one", () => {
  const address = (length: number) => "gmial.com".padStart(length, "ada@".padStart(length - 9, "a"));
  expect(suggestEmail(address(200))).toBe(address(200).replace("gmial", "gmail"));
  expect(suggestEmail(address(201))).toBeNull();
});

test("reads any text without an error, and suggests nothing for a suggestion", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.emailAddress()), (typed) => {
      const meant = suggestEmail(typed);
      if (meant !== null) expect(suggestEmail(meant)).toBeNull();
    }),
  );
});
