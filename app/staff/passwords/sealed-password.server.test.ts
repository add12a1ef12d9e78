import { afterEach, expect, test, vi } from "vitest";
import { openPassword, sealPassword } from "./sealed-password.server";

const purpose = { sessionId: "session", userId: "user" };

afterEach(() => {
  vi.useRealTimers();
});

test("opens for the question that it was sealed for, and never reads the same", () => {
  const password = "correct \u{1f511} horse";
  const sealed = sealPassword(password, purpose);
  expect(openPassword(sealed, purpose)).toBe(password);
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("horse");
  expect(sealPassword(password, purpose)).not.toBe(sealed);
});

test("stays shut in another session, for another account, after ten minutes, and when altered", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const sealed = sealPassword("correct horse", purpose);
  expect(openPassword(sealed, { ...purpose, sessionId: "other" })).toBeUndefined();
  expect(openPassword(sealed, { ...purpose, userId: "other" })).toBeUndefined();
  for (let index = 0; index < sealed.length - 1; index += 1) {
    const sign = sealed[index] === "A" ? "B" : "A";
    const altered = sealed.slice(0, index) + sign + sealed.slice(index + 1);
    expect(openPassword(altered, purpose)).toBeUndefined();
  }
  for (const text of ["", "x", sealed.slice(0, 20), sealed.slice(0, -4), "\u0000"])
    expect(openPassword(text, purpose)).toBeUndefined();
  vi.setSystemTime(Date.now() + 10 * 60_000 - 1);
  expect(openPassword(sealed, purpose)).toBe("correct horse");
  vi.setSystemTime(Date.now() + 1);
  expect(openPassword(sealed, purpose)).toBeUndefined();
});
