// @one-engine

import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { expectResult } from "#tests/support/expect-result";
import { noSuchIds, systemAdmin } from "#tests/support/records/accounts";
import { insertSession, insertStaff, requestAs } from "#tests/support/records/staff";
import { NotAllowedError, type Session, VerificationNeededError } from "~/access/session";
import { db } from "~/db/client.server";
import { auditEntries, mails, sessions, users } from "~/db/schema.server";
import { createResetLinkForColleague } from "~/staff/passwords/mail-reset-link.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { changeRole } from "./change-role.server";
import { updateUser } from "./update-user.server";
import { findUser } from "./users.server";

let boss: Session;
beforeEach(async () => {
  boss = await insertSession({ fullName: "Boss", email: "boss@example.com", isAdmin: true });
});

const countAdmins = async () =>
  (
    await db()
      .select()
      .from(users)
      .where(and(eq(users.isAdmin, true), isNull(users.deactivatedAt)))
  ).length;

test("an administrator makes and unmakes another, who gets an email; a repeat changes nothing", async () => {
  const { id } = await insertStaff({ fullName: "Ada Lovelace", email: "ada@example.com" });
  for (const isAdmin of [true, true, false]) {
    await changeRole(id, isAdmin, boss);
    expect(await findUser(id)).toMatchObject({ isAdmin });
  }
  const found = await db().select().from(mails).orderBy(mails.createdAt);
  expect(found.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
    ["ada@example.com", "You’re an administrator now"],
    ["ada@example.com", "You’re no longer an administrator"],
  ]);
  expect(await db().select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject(
    ["admin", "staff"].map((role) => ({
      action: "role-changed",
      actor: "boss@example.com",
      subject: "ada@example.com",
      detail: { role },
    })),
  );
});

test("exactly one succeeds when two administrators demote each other at once, in every round", async () => {
  for (let round = 0; round < 5; round += 1) {
    const other = await insertSession({ isAdmin: true });
    const outcomes = await Promise.allSettled([
      changeRole(other.staff.id, false, boss),
      changeRole(boss.staff.id, false, other),
    ]);
    const refusals = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : []));
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toBeInstanceOf(NotAllowedError);
    expect(await countAdmins()).toBe(1);
    if (outcomes[1].status === "fulfilled") boss = other;
  }
});

test("the last administrator stays, also when the last two give up their rights at once", async () => {
  await expectResult(changeRole(boss.staff.id, false, boss), "last-admin");
  const other = await insertSession({ isAdmin: true });
  const third = await insertSession({ isAdmin: true });
  const outcomes = await Promise.all(
    [boss, other, third].map((session) => changeRole(session.staff.id, false, session)),
  );
  expect(outcomes.map((outcome) => outcome?.result).sort()).toEqual(["done", "done", "last-admin"]);
  expect(await countAdmins()).toBe(1);
});

test("nobody changes the system admin's role or sends its link", async () => {
  const { id } = await insertStaff(systemAdmin);
  for (const isAdmin of [false, true]) await expectResult(changeRole(id, isAdmin, boss), "system-admin");
  await expectResult(createResetLinkForColleague(id, boss), "system-admin");
});

test("unknown and removed accounts have a result, not an error", async () => {
  const gone = await insertStaff({ deactivatedAt: new Date() });
  for (const id of [gone.id, ...noSuchIds]) {
    expect(await changeRole(id, true, boss)).toBeNull();
    expect(await createResetLinkForColleague(id, boss)).toBeNull();
  }
});

test("roles, links, emails and passwords need the rights and a recent verification", async () => {
  const staff = await insertSession();
  const { id } = await insertStaff({ email: "ada@example.com" });
  const attempts = (session: Session) => [
    () => changeRole(id, true, session),
    () => createResetLinkForColleague(id, session),
    () => updateUser(id, { email: "lovelace@example.com" }, session),
    () => updateUser(id, { password: "battery staple" }, session),
  ];
  for (const attempt of attempts(staff)) await expect(attempt()).rejects.toThrow(NotAllowedError);
  await db().update(sessions).set({ verifiedAt: null });
  for (const attempt of attempts(boss)) await expect(attempt()).rejects.toThrow(VerificationNeededError);
  expect(await findUser(id)).toMatchObject({ isAdmin: false, email: "ada@example.com" });
  expect(await db().select().from(mails)).toEqual([]);
  await updateUser(id, { fullName: "Ada" }, boss);
});

test("a corrected email ends the sessions and is mailed to both addresses, without naming the other", async () => {
  const ada = await insertStaff({ fullName: "Ada Lovelace", email: "ada@example.com" });
  const own = await requestAs(ada, "/");
  await updateUser(ada.id, { email: "lovelace@example.com" }, boss);
  expect(await findSession(own)).toBeNull();
  const sent = await db().select().from(mails).orderBy(mails.toAddress);
  expect(sent.map(({ toAddress }) => toAddress)).toEqual(["ada@example.com", "lovelace@example.com"]);
  for (const { content } of sent) expect(JSON.stringify(content)).not.toMatch(/ada@|lovelace@/);
});
