import { beforeEach, describe, expect, test, vi } from "vitest";
import { expectResult } from "#tests/support/expect-result";
import { findAccountRow, grace, noSuchIds, systemAdmin } from "#tests/support/records/accounts";
import { insertSession, insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import { NotAllowedError, type Session, type Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { passkeys, users } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { verifyPassword } from "~/staff/passwords/hash-password.server";
import { createSession, findSession } from "~/staff/sessions/sessions.server";
import { createUser } from "./create-user.server";
import { removeUser } from "./remove-user.server";
import { updateUser } from "./update-user.server";
import { findUser, listUsers, pageOfUsers } from "./users.server";

let admin: Staff;
let boss: Session;
beforeEach(async () => {
  admin = await insertStaff({ fullName: "Boss", email: "boss@example.com", isAdmin: true });
  boss = await sessionOf(admin);
});

describe("the list", () => {
  test("contains the active accounts by name, without the system admin's", async () => {
    await insertStaff({ ...systemAdmin, fullName: "Root" });
    await insertStaff({ fullName: "zoe", email: "zoe@example.com", mobile: "1234567" });
    await insertStaff({ fullName: "Ada", email: "ada@example.com" });
    await insertStaff({ fullName: "Gone", deactivatedAt: new Date() });
    const list = await listUsers();
    expect(list.map(({ fullName }) => fullName)).toEqual(["Ada", "Boss", "zoe"]);
    expect(list[2]).toEqual({
      id: expect.any(String) as unknown,
      fullName: "zoe",
      email: "zoe@example.com",
      mobile: "1234567",
      isAdmin: false,
    });
  });

  test("shows who has a second factor, and each account's last sign-in", async () => {
    const { id } = await insertStaff({ fullName: "Ada" });
    await db()
      .insert(passkeys)
      .values({ id: "key", userId: id, publicKey: new Uint8Array(1), name: "Laptop" });
    await createSession(id);
    expect((await pageOfUsers({ query: "", page: 1 })).users).toMatchObject([
      { fullName: "Ada", hasSecondFactor: true, lastSignInAt: expect.any(Date) as unknown },
      { fullName: "Boss", hasSecondFactor: false },
    ]);
  });

  test("has pages of fifty, and a literal search by name and email", async () => {
    await db()
      .insert(users)
      .values(
        Array.from({ length: 120 }, (_, index) => ({
          fullName: `Staff ${String(index).padStart(3, "0")}`,
          email: `${index}@example.com`,
          passwordHash: "",
        })),
      );
    await insertStaff({ fullName: "100%_\\ sure", email: "sure@example.com" });
    const first = await pageOfUsers({ query: "", page: 1 });
    expect(first).toMatchObject({ page: 1, pages: 3 });
    expect(first.users).toHaveLength(50);
    const last = await pageOfUsers({ query: "", page: 99 });
    expect(last).toMatchObject({ page: 3 });
    expect(last.users).toHaveLength(22);
    const found = async (query: string) => (await pageOfUsers({ query, page: 1 })).users.map((u) => u.email);
    expect(await found(" STAFF 117 ")).toEqual(["117@example.com"]);
    expect(await found("sure@")).toEqual(["sure@example.com"]);
    await insertStaff({ fullName: "Lộc Đinh", email: "loc@example.com" });
    for (const query of ["dinh", "ĐINH", "loc d"]) expect(await found(query)).toEqual(["loc@example.com"]);
    await insertStaff({ fullName: "Sinéad O’Neill–Day", email: "o'neill@example.com" });
    for (const query of ["O'Neill-d", "ONEILL‑DAY", "o’neill@"])
      expect(await found(query)).toEqual(["o'neill@example.com"]);
    for (const query of ["%", "_", "\\"]) expect(await found(query)).toEqual(["sure@example.com"]);
    expect(await pageOfUsers({ query: "nobody", page: 1 })).toMatchObject({ users: [], pages: 1 });
  });

  test("does not affect a lookup of one active account by its id", async () => {
    expect(await findUser(admin.id)).toMatchObject({ email: "boss@example.com", isAdmin: true });
    const gone = await insertStaff({ deactivatedAt: new Date() });
    for (const id of [gone.id, undefined, ...noSuchIds]) expect(await findUser(id)).toBeNull();
  });
});

describe("a new account", () => {
  test("has no administrator rights, and its password is stored as a hash", async () => {
    const info = vi.spyOn(log, "info");
    const { user: created } = await expectResult(createUser(grace, boss), "done");
    expect(created).toEqual({
      id: expect.any(String) as unknown,
      fullName: "Grace Hopper",
      email: "grace@example.com",
      mobile: "(818) 555-0161",
      isAdmin: false,
    });
    expect(await findUser(created.id)).toEqual(created);
    const { passwordHash } = await findAccountRow(created.id);
    expect(await verifyPassword(passwordHash, grace.password)).toBe(true);
    expect(info.mock.lastCall?.[0]).toMatchObject({
      event: "account-created",
      actorId: admin.id,
      userId: created.id,
    });
    expect(JSON.stringify(info.mock.calls)).not.toMatch(/horse|grace/i);
  });

  test("cannot have the email of another account, in any case, or the system admin's", async () => {
    await insertStaff({ email: "GRACE@example.com" });
    await expectResult(createUser(grace, boss), "email-taken");
    await expectResult(createUser({ ...grace, email: "admin@example.com" }, boss), "email-taken");
    expect(await listUsers()).toHaveLength(2);
  });

  test("is created once by concurrent requests", async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => createUser(grace, boss)));
    const results = outcomes.map(({ result }) => result).sort();
    expect(results).toEqual(["done", "email-taken", "email-taken"]);
    expect(await listUsers()).toHaveLength(2);
  });

  test("may have the email of a removed account, which stays removed and keeps its row", async () => {
    const { user: first } = await expectResult(createUser(grace, boss), "done");
    await removeUser(first.id, boss);
    const again = createUser({ ...grace, name: "Another Grace" }, boss);
    const { user: second } = await expectResult(again, "done");
    expect(second.id).not.toBe(first.id);
    expect(await findAccountRow(first.id)).toMatchObject({
      fullName: "Grace Hopper",
      deactivatedAt: expect.any(Date) as unknown,
    });
    expect((await findAccountRow(first.id)).email).toContain("grace@example.com (removed");
    await removeUser(second.id, boss);
    await expectResult(createUser(grace, boss), "done");
  });
});

describe("a change", () => {
  let user: Staff;
  beforeEach(async () => {
    user = await insertStaff({ fullName: "Ada", email: "ada@example.com", mobile: "1234567" });
  });

  test("writes only the fields it contains, and never the role", async () => {
    const changes = { mobile: "7654321", isAdmin: true };
    await updateUser(user.id, changes, boss);
    expect(await findUser(user.id)).toEqual({
      ...user,
      mobile: "7654321",
      isAdmin: false,
      fullName: "Ada",
    });
  });

  test("of the password or email ends all sessions but the acting one", async () => {
    const kept = await requestAs(user, "/account");
    const other = await requestAs(user, "/account");
    const session = await findSession(kept);
    if (!session) throw new Error("There is no session.");
    await updateUser(user.id, { fullName: "Ada King", email: "ada@example.com" }, session);
    expect(await findSession(other)).not.toBeNull();
    await updateUser(user.id, { email: "king@example.com" }, session);
    expect(await findSession(other)).toBeNull();
    expect((await findSession(kept))?.staff.email).toBe("king@example.com");
    const again = await requestAs(user, "/account");
    await updateUser(user.id, { password: "correct horse" }, session);
    expect(await findSession(again)).toBeNull();
    expect(await findSession(kept)).not.toBeNull();
    expect(await verifyPassword((await findAccountRow(user.id)).passwordHash, "correct horse")).toBe(true);
  });

  test("of another account's password by an administrator ends all of that account's sessions, and no others", async () => {
    const info = vi.spyOn(log, "info");
    const theirs = await requestAs(user, "/account");
    const own = await requestAs(admin, "/users");
    await updateUser(user.id, { password: "correct horse" }, boss);
    expect(await findSession(theirs)).toBeNull();
    expect(await findSession(own)).not.toBeNull();
    expect(info.mock.calls.slice(-2).map(([entry]) => entry)).toMatchObject([
      { event: "account-updated", actorId: admin.id, userId: user.id },
      { event: "password-changed", actorId: admin.id, userId: user.id },
    ]);
  });

  test("to the email of another account is refused, but not to a removed account's", async () => {
    const ada = await sessionOf(user);
    await insertStaff({ email: "Taken@example.com" });
    await insertStaff({ email: "gone@example.com", deactivatedAt: new Date() });
    await expectResult(updateUser(user.id, { email: "taken@example.com" }, ada), "email-taken");
    await expectResult(updateUser(user.id, { email: "admin@example.com" }, ada), "email-taken");
    await updateUser(user.id, { email: "gone@example.com" }, ada);
    expect((await findUser(user.id))?.email).toBe("gone@example.com");
  });

  test("of two accounts to one email at once succeeds for one", async () => {
    const both = [await sessionOf(user), await insertSession()];
    const outcomes = await Promise.all(
      both.map((session) => updateUser(session.staff.id, { email: "wanted@example.com" }, session)),
    );
    expect(outcomes.map((outcome) => outcome?.result).sort()).toEqual(["done", "email-taken"]);
  });

  test("of another's account requires an administrator", async () => {
    await expect(updateUser(admin.id, { fullName: "Ha" }, await sessionOf(user))).rejects.toThrow(
      NotAllowedError,
    );
    expect((await findUser(admin.id))?.fullName).toBe("Boss");
  });

  test("of the system admin's account is allowed only to its owner, and never of its email", async () => {
    const root = await insertStaff(systemAdmin);
    const session = await sessionOf(root);
    await expectResult(updateUser(root.id, { fullName: "Ha" }, boss), "system-admin");
    await expectResult(updateUser(root.id, { email: "other@example.com" }, session), "system-admin");
    await updateUser(
      root.id,
      { fullName: "Root", email: "admin@example.com", password: "correct horse" },
      session,
    );
    expect(await findUser(root.id)).toMatchObject({ fullName: "Root", isAdmin: true });
  });

  test("of an unknown account is refused", async () => {
    const gone = await insertStaff({ deactivatedAt: new Date() });
    for (const id of [gone.id, ...noSuchIds])
      expect(await updateUser(id, { fullName: "Ha" }, boss)).toBeNull();
  });
});
