import fc from "fast-check";
import { expect, test } from "vitest";
import { withLocale } from "~/messages/current-locale.server";
import type { Locale } from "~/messages/languages";
import { company } from "~/settings/company";
import { beginsWithGreeting, toGreeting, toSignature } from "./greeting";

test.each([
  ["Ada Lovelace", "Ada Lovelace"],
  ["Nguyễn Thị Hương", "Nguyễn Thị Hương"],
  ["Zoë O'Hara-Smith Jr.", "Zoë O'Hara-Smith Jr."],
  ["J.R.R. Tolkien", "J.R.R. Tolkien"],
  ["Dr. Lovelace", "Dr. Lovelace"],
  ["李小龍", "李小龍"],
  ["D’Arcy", "D’Arcy"],
  ["X".repeat(40), "X".repeat(40)],
])("greets %s as %s", (name, greeted) => {
  expect(toGreeting(name)).toBe(`Hi ${greeted},`);
});

test.each<[Locale, string]>([
  ["vi", "Kính chào quý khách Nguyễn Thị Lan,"],
  ["fr-BE", "Bonjour Nguyễn Thị Lan,"],
  ["fr-CA", "Bonjour Nguyễn Thị Lan,"],
])("greets with the whole name in %s", (locale, expected) => {
  expect(withLocale(locale, () => toGreeting("Nguyễn Thị Lan"))).toBe(expected);
});

test.each([
  "",
  "X".repeat(41),
  "evil.example",
  "Sign in at t.co",
  "www.evil.com",
  "http://evil.example",
  "Call 818 555 0199",
  "Ada <b>",
  "Ada\nLovelace",
  "URGENT: your account",
  "ada@example.com",
  "Ada\u202eecalevoL",
  ".com",
])("does not repeat %j in an email", (name) => {
  expect(toGreeting(name)).toBe("Hi,");
});

const pieces = ["a", "B", "é", "李", ".", "-", "'", " ", "www", "com", "/", ":", "@", "1", "\n", "\u202e"];
const typed = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(""));

test("returns one short line without digits, links or markup for every input", () => {
  fc.assert(
    fc.property(typed, (name) => {
      const greeting = toGreeting(name);
      expect(Array.from(greeting).length).toBeLessThanOrEqual(47);
      expect(greeting).toMatch(/^Hi[\p{L}\p{M} '’.-]*,$/u);
      expect(greeting).not.toMatch(/\p{L}\.\p{L}{2}/u);
    }),
  );
});

test.each([
  ["Hello, is there parking?", true],
  ["  hi Ada", true],
  ["Good morning Ada,", true],
  ["History of the building", false],
  ["We said hello", false],
  ["", false],
])("finds whether %j begins with a greeting: %s", (text, expected) => {
  expect(beginsWithGreeting(text)).toBe(expected);
});

test.each([
  ["Maya Lind", `Maya Lind, ${company().name}`],
  ["Administrator", company().name],
  ["", company().name],
])("%j signs as %j", (fullName, signature) => {
  expect(toSignature(fullName)).toBe(signature);
});
