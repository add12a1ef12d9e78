import { dictionary } from "@zxcvbn-ts/language-common";
import { afterEach, expect, test } from "vitest";
import { setCompany } from "~/settings/company";
import { defaultSettings } from "~/settings/default-settings";
import { toCompany } from "~/settings/schema";
import { passwordFault } from "./password-rules";

afterEach(() => {
  setCompany(toCompany(defaultSettings));
});

/** Returns characters of two UTF-16 units each. */
function distinctSymbols(length: number): string {
  return Array.from({ length }, (_, index) => String.fromCodePoint(0x1f511 + index)).join("");
}

const ada = { email: "ada.lovelace@example.com", fullName: "Ada Lovelace" };

test.each([
  ["1234567", /8 characters or more/],
  ["\u{1f511}".repeat(7), /8 characters or more/],
  ["x".repeat(129), /128 characters or fewer/],
  ["Password1", /too easy to guess/],
  ["QWERTYUIOP", /too easy to guess/],
  ["\uff50assword1", /too easy to guess/],
  ["ada.lovelace@example.com", /name or email/],
  ["ADA.LOVELACE", /name or email/],
  ["AdaLovelace", /name or email/],
  [" ada  lovelace ", /name or email/],
])("rejects %j", (password, message) => {
  expect(passwordFault(password, ada)).toMatch(message);
});

test.each(["12345679x", "correct horse", distinctSymbols(8), distinctSymbols(128), "Ada Lovelace 1815"])(
  "accepts %j",
  (password) => {
    expect(passwordFault(password, ada)).toBeUndefined();
  },
);

test("does not need an owner", () => {
  expect(passwordFault("correct horse")).toBeUndefined();
});

test("rejects common passwords in any case", () => {
  for (const password of [
    "123456789",
    "iloveyou",
    "P@SSW0RD",
    "Welcome1",
    "1Q2W3E4R",
    "Qwerty123",
    "trustno1",
  ])
    expect(passwordFault(password), password).toMatch(/too easy to guess/);
});

test("rejects the 3,000 most common passwords of sufficient length", () => {
  const longEnough = dictionary["passwords-common"].filter((password) => Array.from(password).length >= 8);
  const accepted = longEnough.slice(0, 3_000).filter((password) => passwordFault(password) === undefined);
  expect(accepted, "run npm run update:passwords").toEqual([]);
});

test.each(["19871987", "aaaaaaaaa", "BlaBlaBla", "\u{1f511}".repeat(8), "1234512345", "7654321".repeat(9)])(
  "rejects a few characters repeated: %s",
  (password) => {
    expect(passwordFault(password)).toMatch(/too easy to guess/);
  },
);

test.each(["Datum3D2026!", "datum 3d 2026", "Scanning1", "point-cloud-99", "VanNuys2026", "los_angeles"])(
  "rejects a word of the company, its trade or its city: %s",
  (password) => {
    expect(passwordFault(password)).toMatch(/too easy to guess/);
  },
);

test("rejects the company's name from the settings", () => {
  expect(passwordFault("Northlight Surveys 2026")).toBeUndefined();
  setCompany({ ...toCompany(defaultSettings), name: "Northlight Surveys" });
  expect(passwordFault("Northlight Surveys 2026")).toMatch(/too easy to guess/);
});

test.each([
  "datum of the meridian",
  "scan the horizon",
  "correct horse correct horse",
  "1987 was a good year",
])("accepts longer phrases with such words: %s", (password) => {
  expect(passwordFault(password)).toBeUndefined();
});
