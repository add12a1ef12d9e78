import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { expectResult } from "#tests/support/expect-result";
import { grace, systemAdmin } from "#tests/support/records/accounts";
import { insertSession, insertStaff } from "#tests/support/records/staff";
import { NotAllowedError, type Session, VerificationNeededError } from "~/access/session";
import { db } from "~/db/client.server";
import { auditEntries, invitations, mails, sessions, users } from "~/db/schema.server";
import { minuteMs } from "~/lib/time";
import { changeRole } from "~/staff/accounts/change-role.server";
import { createUser } from "~/staff/accounts/create-user.server";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { verifyPassword } from "~/staff/passwords/hash-password.server";
import { acceptInvitation } from "./accept-invitation.server";
import { findInvitation, invitationPath, sweepInvitations } from "./invitation-link.server";
import { invite, renewInvitation, revokeInvitation, listOpenInvitations } from "./invite.server";

const person = { fullName: "Grace Hopper", email: "grace@example.com", mobile: "", isAdmin: false };
const password = "battery staple";

let boss: Session;
beforeEach(async () => {
  boss = await insertSession({ fullName: "Boss", email: "boss@example.com", isAdmin: true });
});

const toTokenOf = (id: string) => invitationPath(id).split("/").at(-1) ?? "";
const send = async (invited: Parameters<typeof invite>[0], by = boss) =>
  (await expectResult(invite(invited, by), "done")).id;
const inviteToken = async (given: Partial<typeof person> = {}) =>
  toTokenOf(await send({ ...person, ...given }));
const findAccount = async (email = person.email) =>
  (await db().select().from(users).where(eq(users.email, email)))[0];

async function expectDead(token: string) {
  expect(await findInvitation(token)).toBeNull();
  expect(await acceptInvitation(token, password)).toBeNull();
}

describe("an invitation", () => {
  test.each([false, true])("creates the account once, as an administrator's: %s", async (isAdmin) => {
    const token = await inviteToken({ isAdmin, mobile: "(818) 555-0161" });
    expect(await findAccount()).toBeUndefined();
    expect(await findInvitation(token)).toEqual({
      isAccepted: false,
      owner: { email: person.email, fullName: person.fullName },
    });
    expect(await acceptInvitation(token, password)).toEqual({ result: "done" });
    const account = await findAccount();
    expect(account).toMatchObject({ fullName: person.fullName, mobile: "(818) 555-0161", isAdmin });
    expect(await verifyPassword(account?.passwordHash, password)).toBe(true);
    expect(await acceptInvitation(token, "another horse")).toBeNull();
    const role = isAdmin ? "admin" : "staff";
    expect(await db().select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject([
      { action: "invitation-sent", actor: "boss@example.com", subject: person.email, detail: { role } },
      { action: "invitation-accepted", actorId: account?.id, subject: person.email, detail: { role } },
    ]);
    expect(await listOpenInvitations()).toEqual([]);
  });

  test("that is accepted twice at once, or twice in a row, creates one account with the same result", async () => {
    // The process's clock is behind the database's.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 20 * minuteMs });
    onTestFinished(() => void vi.useRealTimers());
    const token = await inviteToken();
    const twice = [1, 2].map(() => acceptInvitation(token, password));
    expect(await Promise.all(twice)).toEqual([{ result: "done" }, { result: "done" }]);
    expect(await acceptInvitation(token, password)).toEqual({ result: "done" });
    expect(await db().select().from(users)).toHaveLength(2);
    await db()
      .update(invitations)
      .set({ acceptedAt: sql`now() - interval '11 minutes'` });
    await expectDead(token);
  });

  test("works for 7 days, then shows as expired, and is swept 30 days later", async () => {
    const token = await inviteToken();
    const [row] = await db().select().from(invitations);
    const days = ((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 86_400_000;
    expect(Math.abs(days - 7)).toBeLessThan(0.1);
    await db()
      .update(invitations)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    await expectDead(token);
    expect(await listOpenInvitations()).toMatchObject([{ email: person.email, isExpired: true }]);
    await sweepInvitations(new Date());
    expect(await db().select().from(invitations)).toHaveLength(1);
    await db()
      .update(invitations)
      .set({ expiresAt: sql`now() - interval '31 days'` });
    await sweepInvitations(new Date());
    expect(await db().select().from(invitations)).toEqual([]);
  });

  test("is stored without its token, and without a mail where there is no mail server", async () => {
    const token = await inviteToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db().select().from(invitations))).not.toContain(token);
    expect(await db().select().from(mails)).toEqual([]);
    for (const wrong of ["", "x", "\u0000", "a".repeat(43)]) await expectDead(wrong);
  });

  test("of a person who has an account by now does not work, and cannot be sent", async () => {
    const token = await inviteToken();
    await createUser(grace, boss);
    await expectDead(token);
    expect(await listOpenInvitations()).toEqual([]);
    await expectResult(invite(person, boss), "email-taken");
    const admin = systemAdmin.email.toLowerCase();
    await expectResult(invite({ ...person, email: admin }, boss), "email-taken");
  });

  test("may have the email of a removed account, which stays removed", async () => {
    const gone = await insertStaff({ email: person.email, deactivatedAt: new Date() });
    expect(await acceptInvitation(await inviteToken(), password)).toEqual({ result: "done" });
    expect((await findAccount())?.id).not.toBe(gone.id);
  });
});

describe("an administrator", () => {
  test("who repeats a form invites once; another form replaces the invitation", async () => {
    const ids = await Promise.all([1, 2].map(() => send(person)));
    expect(new Set(ids).size).toBe(1);
    const first = toTokenOf(ids[0] ?? "");
    const second = await inviteToken({ fullName: "G. Hopper" });
    await expectDead(first);
    expect(await findInvitation(second)).toMatchObject({ owner: { fullName: "G. Hopper" } });
    expect(await listOpenInvitations()).toHaveLength(1);
  });

  test("renews an invitation, also an expired one, which voids the earlier link", async () => {
    const id = await send(person);
    await db()
      .update(invitations)
      .set({ expiresAt: sql`now()` });
    const renewed = await expectResult(renewInvitation(id, boss), "done");
    expect(renewed).toMatchObject({ email: person.email });
    await expectDead(toTokenOf(id));
    await expectResult(renewInvitation(id, boss), "closed");
    expect(await acceptInvitation(toTokenOf(renewed.id), password)).toEqual({ result: "done" });
    await expectResult(renewInvitation(renewed.id, boss), "closed");
  });

  test("revokes an invitation; exactly one of a concurrent revocation and acceptance succeeds", async () => {
    const id = await send(person);
    expect(await revokeInvitation(id, boss)).toEqual({ result: "done", email: person.email });
    await expectDead(toTokenOf(id));
    for (const unknown of [id, "x", ""]) await expectResult(revokeInvitation(unknown, boss), "closed");
    const next = await send(person);
    const [revoked, accepted] = await Promise.all([
      revokeInvitation(next, boss),
      acceptInvitation(toTokenOf(next), password),
    ]);
    expect(revoked.result).toBe(accepted ? "closed" : "done");
    expect(Boolean(await findAccount())).toBe(accepted !== null);
  });

  test("needs the rights and, except for revoking, a recent verification", async () => {
    const staff = await insertSession();
    await expect(invite(person, staff)).rejects.toThrow(NotAllowedError);
    const id = await send(person);
    await expect(renewInvitation(id, staff)).rejects.toThrow(NotAllowedError);
    await expect(revokeInvitation(id, staff)).rejects.toThrow(NotAllowedError);
    await db().update(sessions).set({ verifiedAt: null });
    await expect(invite({ ...person, email: "x@example.com" }, boss)).rejects.toThrow(
      VerificationNeededError,
    );
    await expect(renewInvitation(id, boss)).rejects.toThrow(VerificationNeededError);
    await expectResult(revokeInvitation(id, boss), "done");
  });

  test("who is removed or demoted loses their open invitations", async () => {
    const other = await insertSession({ isAdmin: true });
    const third = await insertSession({ isAdmin: true });
    const [first, second] = [
      await send(person, other),
      await send({ ...person, email: "ada@example.com", isAdmin: true }, third),
    ];
    await removeUser(other.staff.id, boss);
    await changeRole(third.staff.id, false, boss);
    for (const id of [first, second]) await expectDead(toTokenOf(id));
    const revoked = (await db().select().from(auditEntries)).filter(
      ({ action }) => action === "invitation-revoked",
    );
    expect(revoked.map(({ subject }) => subject).sort()).toEqual(["ada@example.com", person.email]);
  });
});
