import fc from "fast-check";
import { expect, test } from "vitest";
import { newRecoveryCode, readRecoveryCode } from "./recovery-codes.server";

test("a code has 24 characters of 32, in groups of four, and is unique", () => {
  const codes = Array.from({ length: 100 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(100);
});

test("reads a code in any typed form", () => {
  const code = newRecoveryCode();
  const plain = code.replaceAll("-", "");
  for (const typed of [code, code.toLowerCase(), plain, ` ${plain.replace(/.{6}/g, "$& ")}`])
    expect(readRecoveryCode(typed)).toBe(plain);
  expect(readRecoveryCode("OoIiLl".repeat(4))).toBe("001111".repeat(4));
});

test("reads any text as a code of 24 characters, or as null", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (typed) => {
      const code = readRecoveryCode(typed);
      expect(code === null || /^[0-9A-HJKMNP-TV-Z]{24}$/.test(code)).toBe(true);
    }),
  );
});
