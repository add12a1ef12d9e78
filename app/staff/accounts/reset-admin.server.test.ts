// @one-engine

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectResult } from "#tests/support/expect-result";
import { insertFactors } from "#tests/support/records/factors";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { consumeAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";
import { auditEntries, mails, rateLimits, users } from "~/db/schema.server";
import { readEnv } from "~/process/env.server";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { signInCounters } from "~/staff/limits/sign-in-limits.server";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { signInByApi as signIn } from "~/staff/sign-in/sign-in.server";
import { resetAdmin } from "./reset-admin.server";

const write = vi.spyOn(process.stdout, "write");
const email = "admin@example.com";
const settings = readEnv({});
const enter = (password: string) =>
  signIn(new Request("http://localhost/login"), { email, password }, "198.51.100.7");

beforeEach(() => {
  write.mockClear();
  write.mockReturnValue(true);
});
afterEach(() => {
  write.mockReset();
});

let printed: string;
let title: string;

/** Returns the printed password. */
async function reset(): Promise<string> {
  write.mockClear();
  await resetAdmin(settings);
  printed = write.mock.calls.map(([text]) => String(text)).join("");
  const passwords = [...printed.matchAll(/password {2}(\S+)/g)].map(([, password = ""]) => password);
  expect(passwords).toHaveLength(1);
  [title = ""] = printed.trim().split("\n");
  return passwords[0] ?? "";
}

test("sets a new password and ends every session of the account", async () => {
  const passwordHash = await hashPassword("correct horse");
  const admin = await insertStaff({ email: "Admin@example.com", isAdmin: true, passwordHash });
  const [own, others] = [await requestAs(admin, "/"), await requestAs(await insertStaff(), "/")];
  const password = await reset();
  expect(title).toBe("The system admin's new password:");
  expect(await findSession(own)).toBeNull();
  expect(await findSession(others)).not.toBeNull();
  await expectResult(enter("correct horse"), "wrong-password");
  expect((await expectResult(enter(password), "done")).staff.id).toBe(admin.id);
});

test("resets the account's sign-in counters, but not those of other accounts", async () => {
  const admin = await insertStaff({ email, isAdmin: true });
  const knownDevice = { userId: admin.id, device: "a-device" };
  for (const attempt of [
    { email, address: "203.0.113.1" },
    { email, address: "203.0.113.1", knownDevice },
  ])
    for (const { limit, key } of signInCounters(attempt)) await consumeAttempt(limit, key, limit.attempts);
  for (const { limit, key } of signInCounters({ email: "ada@example.com", address: "203.0.113.2" }))
    await consumeAttempt(limit, key);
  await expect(enter("correct horse")).rejects.toThrow(TooManyAttemptsError);
  const password = await reset();
  expect((await expectResult(enter(password), "done")).staff.id).toBe(admin.id);
  const keys = (await db().select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key);
  // The audit log's own limit does not belong to the account.
  const counters = keys.filter((key) => key.includes(admin.id) && !key.startsWith("audit-"));
  expect(counters).toEqual([]);
  expect(keys.filter((key) => key.includes("203.0.113.2"))).toHaveLength(2);
});

test("removes only this account's second factors, prints that, tells its owner, and records it", async () => {
  const admin = await insertStaff({ email, isAdmin: true });
  const other = await insertStaff({ isAdmin: true });
  for (const staff of [admin, other]) await insertFactors(staff);
  const password = await reset();
  expect(printed).toContain("Its second factors were removed.");
  expect(await hasSecondFactor(admin.id)).toBe(false);
  expect(await hasSecondFactor(other.id)).toBe(true);
  expect((await expectResult(enter(password), "done")).staff.id).toBe(admin.id);
  const kinds = (await db().select().from(mails)).map(({ kind, toAddress }) => [kind, toAddress]);
  expect(kinds.sort()).toEqual([
    ["password-changed", email],
    ["security-second-factors-removed", email],
  ]);
  expect(
    (await db().select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action),
  ).toEqual(expect.arrayContaining(["second-factors-removed", "password-reset"]));
  await reset();
  expect(printed).not.toContain("second factors");
});

test("repairs an account that is missing, removed or not an administrator's", async () => {
  const [missing] = [await reset()];
  expect(title).toBe("A new account for the system admin:");
  expect((await expectResult(enter(missing), "done")).staff).toMatchObject({ email, isAdmin: true });
  await db().update(users).set({ isAdmin: false });
  expect((await expectResult(enter(await reset()), "done")).staff.isAdmin).toBe(true);
  await db().update(users).set({ deactivatedAt: new Date() });
  expect((await expectResult(enter(await reset()), "done")).staff.isAdmin).toBe(true);
  expect(await db().select().from(users)).toHaveLength(2);
});
