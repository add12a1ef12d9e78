import { parseOptions, verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { hashPassword, PasswordQueueFullError, verifyPassword } from "./hash-password.server";

vi.mock("@node-rs/argon2", { spy: true });

test("verifies a password against its own hash only", async () => {
  const stored = await hashPassword("correct horse");
  expect(await verifyPassword(stored, "correct horse")).toBe(true);
  expect(await verifyPassword(stored, "correct horsf")).toBe(false);
});

test("hashes with argon2id at the recommended cost and a new salt each time", async () => {
  const [one, other] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
  expect(one).toMatch(/^\$argon2id\$/);
  expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(one).not.toBe(other);
});

test("verifies an accented letter in either Unicode form", async () => {
  expect(await verifyPassword(await hashPassword("caf\u00e9 noir"), "cafe\u0301 noir")).toBe(true);
});

test.each([
  ["an unknown account", undefined],
  ["an account without a password", ""],
])("verifies a password of equal cost for %s, and never accepts it", async (_, missing) => {
  const stored = await hashPassword("correct horse");
  expect(await verifyPassword(missing, "correct horse")).toBe(false);
  const dummy = vi.mocked(verify).mock.lastCall?.[0];
  expect(parseOptions(String(dummy))).toEqual(parseOptions(stored));
});

test("queues concurrent checks, and refuses those above the limit", async () => {
  const stored = await hashPassword("correct horse");
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, () => verifyPassword(stored, "correct horse")),
  );
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: expect.any(PasswordQueueFullError) as unknown });
  expect(results.filter((result) => result.status === "fulfilled" && result.value)).toHaveLength(52);
  expect(await verifyPassword(stored, "correct horse")).toBe(true);
});
