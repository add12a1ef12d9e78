// @one-engine

import { beforeEach, expect, test } from "vitest";
import { expectResult } from "#tests/support/expect-result";
import { findAccountRow } from "#tests/support/records/accounts";
import { insertSession, insertStaff } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { env } from "~/process/env.server";
import { changePassword, updateUser } from "~/staff/accounts/update-user.server";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { insertResetLink, resetLinkPath } from "~/staff/passwords/reset-link.server";
import { resetPassword } from "~/staff/passwords/reset-password.server";

const email = "ada@example.com";
const currentPassword = "correct horse";
const newPassword = "battery staple";

let ada: Session;
let boss: Session;
beforeEach(async () => {
  const passwordHash = await hashPassword(currentPassword);
  ada = await insertSession({ fullName: "Ada Lovelace", email, passwordHash });
  boss = await insertSession({ isAdmin: true });
});

const ways: [by: string, change: () => Promise<unknown>, says: RegExp][] = [
  [
    "its owner, with the current one",
    () => changePassword(ada, { currentPassword, newPassword }),
    /by somebody who was signed in/,
  ],
  [
    "its owner in Profile",
    () => updateUser(ada.staff.id, { password: newPassword }, ada),
    /by somebody who was signed in/,
  ],
  [
    "an administrator",
    () => updateUser(ada.staff.id, { password: newPassword }, boss),
    /An administrator set a new password/,
  ],
  ["a link", () => setByLink(), /with a link from an email/],
];

async function setByLink() {
  const link = await db().transaction((transaction) => insertResetLink(transaction, ada.staff.id));
  return resetPassword(resetLinkPath(link).split("/").at(-1) ?? "", newPassword);
}

test.each(ways)(
  "mails a password change by %s with its cause, time, and next steps",
  async (_by, change, says) => {
    const minute = 60_000;
    const start = Date.now();
    await change();
    const [mail, ...others] = await db().select().from(mails);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "password-changed", toAddress: email });
    const { greeting, paragraphs = [], facts = [], action } = mail?.content ?? {};
    expect(greeting).toBe("Hi Ada Lovelace,");
    expect(paragraphs[0]).toMatch(says);
    expect(paragraphs[1]).toMatch(/right away/);
    const [when] = facts.map(({ value }) => value);
    expect([start, start + minute].map((time) => formatPacificLong(new Date(time)))).toContain(when);
    expect(action).toEqual({ label: "Choose a new password", path: "/forgot-password" });
  },
);

test.each(ways)("the mail about a password change by %s contains no secret", async (_by, change) => {
  await change();
  const stored = JSON.stringify(await db().select().from(mails));
  const { passwordHash } = await findAccountRow(ada.staff.id);
  for (const secret of [currentPassword, newPassword, passwordHash, env().SESSION_SECRET?.[0] ?? "argon2"])
    expect(stored).not.toContain(secret);
});

test("mails a new password and a new email at once to the old address", async () => {
  await updateUser(ada.staff.id, { email: "mallory@example.com", password: newPassword }, ada);
  const sent = (await db().select().from(mails)).map(({ kind, toAddress }) => [kind, toAddress]);
  expect(sent.sort()).toEqual([
    ["account-notice", email],
    ["account-notice", "mallory@example.com"],
    ["password-changed", email],
  ]);
});

test("sends no mail about a refused change, or an unchanged password", async () => {
  await insertStaff({ email: "taken@example.com" });
  const wrong = { currentPassword: "wrong horse", newPassword };
  await expectResult(changePassword(ada, wrong), "wrong-password");
  const taken = { email: "taken@example.com", password: newPassword };
  await expectResult(updateUser(ada.staff.id, taken, ada), "email-taken");
  await updateUser(ada.staff.id, { fullName: "Ada King", password: "" }, ada);
  expect(await db().select().from(mails)).toEqual([]);
});
