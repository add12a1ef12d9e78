import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashPassword, PasswordQueueFullError, verifyPassword } from "./hash-password.server";

test("a password is right for its own hash only", async () => {
  const stored = await hashPassword("correct horse");
  expect(await verifyPassword(stored, "correct horse")).toBe(true);
  expect(await verifyPassword(stored, "correct horsf")).toBe(false);
});

test("the hash is argon2id at the recommended strength, salted anew each time", async () => {
  const [one, other] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
  expect(one).toMatch(/^\$argon2id\$/);
  expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(one).not.toBe(other);
});

test("an accent matches however the keyboard composed it", async () => {
  expect(await verifyPassword(await hashPassword("caf\u00e9 noir"), "cafe\u0301 noir")).toBe(true);
});

test("no account: no password is right, and the answer takes as long", async () => {
  const stored = await hashPassword("correct horse");
  const time = async (hash: string | undefined) => {
    const start = performance.now();
    expect(await verifyPassword(hash, "wrong password")).toBe(false);
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    known.push(await time(stored));
    unknown.push(await time(undefined));
  }
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
});

test("many at once are served in turn, and too many are refused at once", async () => {
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
