import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { withDatabaseOf } from "#tests/support/app-home";
import { type AppServer, startApp } from "#tests/support/app-server";
import { type MailServer, startMailServer } from "#tests/support/mail-server";
import { signInVisitor } from "#tests/support/sign-in";
import type { Visitor } from "#tests/support/visitor";
import { mails as outbox } from "~/db/schema.server";

const origin = "https://www.example.com";
const email = "grace@example.com";
const passwords = ["correct horse", "battery staple", "another horse"] as const;

let mails: MailServer;
let app: AppServer;
let admin: Visitor;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp({
    env: { SMTP_URL: mails.url, MAIL_FROM: "noreply@example.com", PUBLIC_URL: origin },
  });
  admin = await signInVisitor(app.url);
  const fields = { name: "Grace Hopper", email, mobile: "(818) 555-0161", password: passwords[0] };
  await (await admin.open("/signup")).submit(fields, "Create User");
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(() => {
  mails.reset();
});

/** Waits for one mail and returns it. None contains a password, in either of its forms. */
async function theMail() {
  await vi.waitFor(() => expect(mails.received).toHaveLength(1), 10_000);
  const [mail] = mails.received;
  if (!mail) throw new Error("There is no mail.");
  for (const password of passwords) expect(mail.text + mail.html).not.toContain(password);
  return mail;
}

test("a password that its owner changes is told by mail, with a way to take the account back", async () => {
  const grace = await signInVisitor(app.url, { email, password: passwords[0] });
  const form = await grace.open("/account-password");
  const [currentPassword, newPassword] = passwords;
  const page = await form.submit(
    { currentPassword, newPassword, confirmPassword: newPassword },
    "Update password",
  );
  expect(page.text).toContain("Password updated");
  const mail = await theMail();
  expect(mail).toMatchObject({ to: email, subject: "Your password was changed" });
  expect(mail.text).toContain("Hi Grace,");
  expect(mail.text).toContain("by somebody who was signed in to it");
  expect(mail.text).toMatch(/When: \w+ \d+, \d{4}/);
  expect(mail.text).toContain("Wasn’t it you? Choose a new password right away, then tell an administrator.");
  expect(mail.html).toContain(`href="${origin}/forgot-password"`);
});

/** Sets the password of Grace as an administrator. */
async function setPassword(password: string) {
  const users = await admin.open("/users");
  const row = [...users.document.querySelectorAll("tr")].find((each) => each.textContent.includes(email));
  const id = row?.querySelector<HTMLInputElement>("[name=id]")?.value ?? "";
  const response = await admin.fetch("/users", {
    method: "POST",
    body: new URLSearchParams({ intent: "update", id, password, confirmed: "yes" }),
    headers: { Origin: app.url },
  });
  expect(response.headers.get("Location")).toBe("/users");
}

test("a password that an administrator sets is told to its owner by mail", async () => {
  await setPassword(passwords[2]);
  const mail = await theMail();
  expect(mail).toMatchObject({ to: email, subject: "Your password was changed" });
  expect(mail.text).toContain("An administrator set a new password for your staff account");
});

// Last, because it ends the app.
test("a mail under way when the process is told to end is finished, and recorded as sent", async () => {
  let answer: () => void = () => undefined;
  mails.hold = new Promise((resolve) => (answer = resolve));
  await setPassword(passwords[1]);
  await theMail();
  const ended = app.end();
  await vi.waitFor(() => expect(app.output()).toContain('"event":"stopping"'), 10_000);
  answer();
  expect(new Set(await ended)).toEqual(new Set([0]));
  const sent = await withDatabaseOf(app.home, ({ db }) => db.select({ state: outbox.state }).from(outbox));
  expect(sent).toEqual(Array(3).fill({ state: "sent" }));
});
