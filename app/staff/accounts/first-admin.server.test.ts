import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { insertStaff } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { auditEntries, users } from "~/db/schema.server";
import { readEnv } from "~/process/env.server";
import { log } from "~/process/log.server";
import { verifyPassword } from "~/staff/passwords/hash-password.server";
import { ensureFirstAdmin } from "./first-admin.server";

const write = vi.spyOn(process.stdout, "write");

beforeEach(() => {
  write.mockClear();
  write.mockReturnValue(true);
});
afterEach(() => {
  write.mockReset();
});

function printed(): string {
  return write.mock.calls.map(([text]) => String(text)).join("");
}

test("prints the first admin's generated password once, and it works", async () => {
  await ensureFirstAdmin(readEnv({}));
  const [admin] = await db().select().from(users);
  expect(admin).toMatchObject({ email: "admin@example.com", isAdmin: true, deactivatedAt: null });
  const password = /"password":"([^"]+)"/.exec(printed())?.[1] ?? "";
  expect(password).toHaveLength(23);
  expect(await verifyPassword(admin?.passwordHash, password)).toBe(true);
  expect(printed()).toContain("admin@example.com");

  write.mockClear();
  await ensureFirstAdmin(readEnv({}));
  expect(printed()).toBe("");
  expect(await db().select().from(users)).toEqual([admin]);
});

test("never prints a password from the environment", async () => {
  await ensureFirstAdmin(readEnv({ ADMIN_EMAIL: "Boss@Example.com", ADMIN_PASSWORD: "correct horse" }));
  const [admin] = await db().select().from(users);
  expect(admin?.email).toBe("boss@example.com");
  expect(await verifyPassword(admin?.passwordHash, "correct horse")).toBe(true);
  expect(printed()).toBe("");
});

test("leaves an existing administrator's account with that email unchanged", async () => {
  await insertStaff({ email: "Admin@example.com", fullName: "Somebody", isAdmin: true });
  const before = await db().select().from(users);
  await ensureFirstAdmin(readEnv({ ADMIN_PASSWORD: "correct horse" }));
  expect(await db().select().from(users)).toEqual(before);
});

test("makes a member of staff with that email an administrator and keeps the password", async () => {
  const warn = vi.spyOn(log, "warn").mockClear();
  const staff = await insertStaff({ email: "Admin@example.com", fullName: "Somebody", passwordHash: "hash" });
  await ensureFirstAdmin(readEnv({ ADMIN_PASSWORD: "correct horse" }));
  expect(await db().select().from(users)).toMatchObject([
    { id: staff.id, email: "Admin@example.com", isAdmin: true, passwordHash: "hash" },
  ]);
  expect(warn.mock.calls.map(([entry]) => entry)).toEqual([
    { event: "system-admin-promoted", userId: staff.id },
  ]);
  expect(printed()).toBe("");
});

test("keeps a removed account with that email removed, and creates a new one", async () => {
  const gone = await insertStaff({ email: "Admin@example.com", deactivatedAt: new Date(), isAdmin: true });
  await Promise.all([1, 2].map(() => ensureFirstAdmin(readEnv({ ADMIN_PASSWORD: "correct horse" }))));
  const accounts = await db().select().from(users);
  expect(accounts).toHaveLength(2);
  expect(accounts.find(({ id }) => id === gone.id)).toMatchObject({
    email: expect.stringContaining("Admin@example.com (removed") as unknown,
    deactivatedAt: expect.any(Date) as unknown,
  });
  const admin = accounts.find(({ id }) => id !== gone.id);
  expect(admin).toMatchObject({ email: "admin@example.com", isAdmin: true, deactivatedAt: null });
  expect(await verifyPassword(admin?.passwordHash, "correct horse")).toBe(true);
});

test("creates one account and prints only its password when several processes start at once", async () => {
  await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(readEnv({}))));
  const accounts = await db().select().from(users);
  expect(accounts).toHaveLength(1);
  const passwords = [...printed().matchAll(/"password":"([^"]+)"/g)].map(([, password = ""]) => password);
  expect(passwords).toHaveLength(1);
  expect(await verifyPassword(accounts[0]?.passwordHash, passwords[0] ?? "")).toBe(true);
});

test.each([
  ["password1", 1],
  ["admin@example.com", 1],
  ["correct horse", 0],
])("uses ADMIN_PASSWORD=%s, with %i warnings that do not contain it", async (ADMIN_PASSWORD, warnings) => {
  const warn = vi.spyOn(log, "warn").mockClear();
  await ensureFirstAdmin(readEnv({ ADMIN_PASSWORD }));
  expect(await db().select().from(users)).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(warnings);
  expect(JSON.stringify(warn.mock.calls)).not.toContain(ADMIN_PASSWORD);
});

test("the audit log records the system admin's new account, and an account that became an administrator's", async () => {
  await ensureFirstAdmin(readEnv({ ADMIN_PASSWORD: "correct horse" }));
  await insertStaff({ email: "boss@example.com" });
  await ensureFirstAdmin(readEnv({ ADMIN_EMAIL: "boss@example.com" }));
  const recorded = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(recorded).toMatchObject([
    { action: "first-admin-created", actor: "", subject: "admin@example.com" },
    { action: "system-admin-promoted", actor: "", subject: "boss@example.com" },
  ]);
});

test("a start with another administrator creates none, and logs that", async () => {
  const warn = vi.spyOn(log, "warn").mockClear();
  await insertStaff({ email: "owner@example.com", isAdmin: true });
  await insertStaff({ email: "gone@example.com", isAdmin: true, deactivatedAt: new Date() });
  const before = await db().select().from(users);
  await ensureFirstAdmin(readEnv({}));
  expect(await db().select().from(users)).toEqual(before);
  expect(printed()).toBe("");
  expect(warn).toHaveBeenCalledWith(
    { event: "no-system-admin" },
    expect.stringContaining("No account has ADMIN_EMAIL"),
  );
});
