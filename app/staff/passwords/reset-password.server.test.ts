import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { insertSession, insertStaff, requestAs } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { consumeAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";
import { auditEntries, mails, passwordResets, users } from "~/db/schema.server";
import { minuteMs } from "~/lib/time";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { countForgottenPassword } from "~/staff/limits/password-reset-limits.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { hashPassword, verifyPassword } from "./hash-password.server";
import { requestResetLink } from "./mail-reset-link.server";
import { findResetLink, insertResetLink, resetLinkPath, sweepResetLinks } from "./reset-link.server";
import { resetPassword } from "./reset-password.server";

const email = "ada@example.com";
let passwordHash: string;
let ada: Staff;
beforeAll(async () => {
  passwordHash = await hashPassword("correct horse");
});
beforeEach(async () => {
  ada = await insertStaff({ fullName: "Ada Lovelace", email: "Ada@example.com", passwordHash });
});

const toTokenOf = (link: string) => resetLinkPath(link).split("/").at(-1) ?? "";

/** Requests a link by mail and returns its token. */
async function mailToken(): Promise<string> {
  await requestResetLink(email);
  const [mail] = await db()
    .select()
    .from(mails)
    .orderBy(sql`${mails.createdAt} desc`)
    .limit(1);
  const action = mail?.content.action;
  if (!action || !("link" in action)) throw new Error("No mail has a link.");
  return toTokenOf(action.link);
}

async function hasPassword(password: string) {
  const [row] = await db().select().from(users).where(eq(users.id, ada.id));
  return verifyPassword(row?.passwordHash, password);
}

const expectDead = async (token: string) => {
  expect(await findResetLink(token)).toBeNull();
  expect(await resetPassword(token, "battery staple")).toBeNull();
  expect(await hasPassword("correct horse")).toBe(true);
};

describe("links for many requests", () => {
  const ask = (address: string, typed = email) => countForgottenPassword(typed, address);

  test("are three an hour from one address to one mailbox, and other addresses still get theirs", async () => {
    for (let time = 0; time < 3; time++) expect(await ask("192.0.2.1")).toBe(0);
    await expect(ask("192.0.2.1")).rejects.toThrow(TooManyAttemptsError);
    expect(await ask("192.0.2.1", "grace@example.com")).toBe(0);
    expect(await ask("192.0.2.2")).toBe(0);
  });

  test("wait after ten mails, with one in the queue, which works when it arrives", async () => {
    for (let number = 1; number <= 10; number++) expect(await ask(`192.0.2.${number}`)).toBe(0);
    const delay = await ask("192.0.2.99");
    expect(delay).toBeGreaterThan(3_500);
    for (let time = 0; time < 3; time++) await requestResetLink(email, delay);
    await requestResetLink("nobody@example.com", delay);
    const queued = await db()
      .select({ isDelayed: sql<boolean>`next_attempt_at > now() + interval '50 minutes'` })
      .from(mails);
    expect(queued).toEqual([{ isDelayed: true }]);
    const [link] = await db()
      .select({ isLate: sql<boolean>`expires_at > now() + interval '85 minutes'` })
      .from(passwordResets);
    expect(link).toEqual({ isLate: true });
  });

  test("remain three for each address beyond the site's limit", async () => {
    await consumeAttempt({ name: "password-reset-asks", attempts: 1_000, seconds: 3_600 }, "site", 1_000);
    for (const mailbox of ["a", "b", "c"]) expect(await ask("192.0.2.1", `${mailbox}@example.com`)).toBe(0);
    await expect(ask("192.0.2.1", "d@example.com")).rejects.toThrow(TooManyAttemptsError);
    expect(await ask("192.0.2.2")).toBe(0);
  });
});

describe("a mail with a link", () => {
  test("goes to an account; neither the account nor the database holds the token", async () => {
    const token = await mailToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    const [mail] = await db().select().from(mails);
    expect(mail).toMatchObject({ kind: "password-reset", toAddress: "Ada@example.com" });
    expect(mail?.content.greeting).toBe("Hi Ada Lovelace,");
    const stored = JSON.stringify([mail, await db().select().from(passwordResets)]);
    expect(stored).not.toContain(token);
  });

  test("is not queued for an unknown email, a removed account or part of an email", async () => {
    await insertStaff({ email: "gone@example.com", deactivatedAt: new Date() });
    for (const typed of ["nobody@example.com", "gone@example.com", "a%@example.com"])
      await requestResetLink(typed);
    expect(await db().select().from(mails)).toEqual([]);
    expect(await db().select().from(passwordResets)).toEqual([]);
  });
});

describe("a link", () => {
  test("sets the password once, ends all sessions, voids the other links, tells the owner and is audited", async () => {
    const [first, second] = [await mailToken(), await mailToken()];
    const own = await requestAs(ada, "/");
    expect(await findResetLink(second)).toEqual({
      isUsed: false,
      owner: { email: "Ada@example.com", fullName: "Ada Lovelace" },
    });
    expect(await resetPassword(second, "battery staple")).toEqual({ result: "done" });
    expect(await hasPassword("battery staple")).toBe(true);
    expect(await findSession(own)).toBeNull();
    for (const token of [first, second]) expect(await resetPassword(token, "another horse")).toBeNull();
    expect(await hasPassword("battery staple")).toBe(true);
    expect((await db().select().from(mails)).map(({ kind }) => kind)).toContain("password-changed");
    expect(await db().select().from(auditEntries)).toMatchObject([
      { action: "password-set-by-link", actorId: ada.id, subject: "Ada@example.com" },
    ]);
  });

  test("gives a repeated form the same result, at the same time and just after", async () => {
    // The process's clock is behind the database's.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 20 * minuteMs });
    onTestFinished(() => void vi.useRealTimers());
    const token = await mailToken();
    const twice = [1, 2].map(() => resetPassword(token, "battery staple"));
    expect(await Promise.all(twice)).toEqual([{ result: "done" }, { result: "done" }]);
    expect(await resetPassword(token, "battery staple")).toEqual({ result: "done" });
    expect(await db().select().from(auditEntries)).toHaveLength(1);
    await db()
      .update(passwordResets)
      .set({ usedAt: sql`now() - interval '11 minutes'` });
    expect(await resetPassword(token, "battery staple")).toBeNull();
    expect(await findResetLink(token)).toBeNull();
  });

  test("sets one of two concurrent passwords", async () => {
    const token = await mailToken();
    const passwords = ["battery staple", "another horse"];
    const outcomes = await Promise.all(passwords.map((password) => resetPassword(token, password)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await hasPassword(passwords[outcomes.findIndex((outcome) => outcome !== null)] ?? "")).toBe(true);
  });

  test("expires after 30 minutes, and is swept a day later", async () => {
    const token = await mailToken();
    const [row] = await db().select().from(passwordResets);
    const minutes = ((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 60_000;
    expect(Math.round(minutes)).toBe(30);
    await db()
      .update(passwordResets)
      .set({ expiresAt: sql`now()` });
    await expectDead(token);
    await sweepResetLinks(new Date());
    expect(await db().select().from(passwordResets)).toHaveLength(1);
    await db()
      .update(passwordResets)
      .set({ expiresAt: sql`now() - interval '25 hours'` });
    await sweepResetLinks(new Date());
    expect(await db().select().from(passwordResets)).toEqual([]);
  });

  test("does not work after a change of the email, for a removed account, or with a wrong token", async () => {
    const boss = await insertSession({ isAdmin: true });
    const first = await mailToken();
    await updateUser(ada.id, { email: "lovelace@example.com" }, boss);
    await expectDead(first);
    await updateUser(ada.id, { email }, boss);
    const second = await mailToken();
    await removeUser(ada.id, boss);
    await expectDead(second);
    for (const token of ["", "x", "\u0000", "a".repeat(43)]) await expectDead(token);
  });

  test("does not work after another change of the password", async () => {
    const token = await mailToken();
    await updateUser(ada.id, { password: "another horse" }, await insertSession({ isAdmin: true }));
    expect(await resetPassword(token, "battery staple")).toBeNull();
    expect(await hasPassword("another horse")).toBe(true);
  });

  test("is void when an administrator creates a new one", async () => {
    const token = await mailToken();
    const link = await db().transaction((transaction) => insertResetLink(transaction, ada.id));
    await expectDead(token);
    expect(await resetPassword(toTokenOf(link), "battery staple")).toEqual({ result: "done" });
  });
});
