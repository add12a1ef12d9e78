import fc from "fast-check";
import { expect, test } from "vitest";
import { greetingOf } from "./greeting";

test.each([
  "Ada Lovelace",
  "Zoë O'Hara-Smith Jr.",
  "J.R.R. Tolkien",
  "Nguyễn Văn A",
  "李小龍",
  "D’Arcy",
  "X".repeat(40),
])("F5: %s is greeted by name", (name) => {
  expect(greetingOf(name)).toBe(`Hello ${name},`);
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
])("F5: %j is not repeated in a mail", (name) => {
  expect(greetingOf(name)).toBe("Hello,");
});

test("F5: whatever is typed, the greeting is one short line without digits, links or markup", () => {
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .array(fc.constantFrom("a", "B", "é", ".", "-", "'", " ", "www", "com", "/", ":", "@", "1", "\n"), {
        maxLength: 20,
      })
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(typed, (name) => {
      const greeting = greetingOf(name);
      expect(Array.from(greeting).length).toBeLessThanOrEqual(47);
      expect(greeting).toMatch(/^Hello[\p{L}\p{M} '’.-]*,$/u);
      expect(greeting).not.toMatch(/\p{L}\.\p{L}{2}/u);
    }),
  );
});
