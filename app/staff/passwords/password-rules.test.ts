import { expect, test } from "vitest";
import { passwordFault } from "./password-rules";

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

test.each([
  "12345679x",
  "correct horse",
  "\u{1f511}".repeat(8),
  "\u{1f511}".repeat(128),
  "Ada Lovelace 1815",
])("accepts %j", (password) => {
  expect(passwordFault(password, ada)).toBeUndefined();
});

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
