import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, vi } from "vitest";
import { withDatabaseOf } from "#tests/support/app/home";
import { test } from "#tests/support/app/lent-app";
import { adminEmail, type AppServer, startApp } from "#tests/support/app/server";
import { signInAtForm, signInVisitor } from "#tests/support/http/sign-in";
import { type Page, Visitor } from "#tests/support/http/visitor";
import { startMailServer } from "#tests/support/mail/server";
import { mails } from "~/db/schema.server";
import * as bookingText from "~/messages/booking";
import * as text from "~/messages/draft-link";
import { draftLink } from "~/messages/mails/visitor";

const password = "battery staple";
const chosen = { newPassword: password, confirmPassword: password };

const readHeading = ({ document }: Page) => document.querySelector("h1")?.textContent;
const readLink = ({ document }: Page) => {
  const link = [...document.querySelectorAll("main textarea[readonly]")].at(-1)?.textContent ?? "";
  return link && new URL(link).pathname;
};
const dead = {
  invitation: "This invitation doesn’t work anymore",
  password: "This link doesn’t work anymore",
};

/** Expects a link not to work, and to get the same answer as a random link. */
async function expectDead(app: AppServer, path: string, heading: string) {
  const page = await new Visitor(app.url).open(path);
  expect([page.status, readHeading(page)]).toEqual([404, heading]);
  const wrong = await new Visitor(app.url).open(path.replace(/[^/]+$/, "x".repeat(43)));
  expect(page.text).toBe(wrong.text);
}

async function inviteGrace(admin: Visitor, email: string, role = "staff"): Promise<Page> {
  const form = await (await admin.open("/users")).click("Invite by email");
  const button = form.text.includes("Send invitation") ? "Send invitation" : "Create link";
  return form.submit({ fullName: "Grace Hopper", email, role }, button);
}

describe("with a mail server", () => {
  let app: AppServer;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let admin: Visitor;
  beforeAll(async () => {
    server = await startMailServer();
    const mail = { SMTP_URL: server.url, MAIL_FROM: "Datum 3D <noreply@example.com>" };
    app = await startApp({ env: { ...mail, PUBLIC_URL: "http://127.0.0.1" } });
    admin = await signInVisitor(app.url);
  });
  afterEach(() => server.reset());
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  async function mailedPath(
    to: string,
    folder: "invitation" | "reset-password" | "continue",
  ): Promise<string> {
    const pattern = new RegExp(`/${folder}/[\\w-]{43}`);
    const find = () =>
      server.received.flatMap((mail) => (mail.to === to ? (pattern.exec(mail.text) ?? []) : []));
    await vi.waitFor(() => expect(find()).not.toEqual([]), { timeout: 15_000 });
    return find().at(-1) ?? "";
  }

  test("an invited person accepts in another browser and is signed in; the link works once", async () => {
    const email = "grace@example.com";
    const invited = await inviteGrace(admin, email);
    expect(invited.text).toContain("Grace Hopper is invited");
    expect(invited.text).toContain("Open invitations");
    expect(invited.document.documentElement.outerHTML).not.toMatch(/\/invitation\//);
    const path = await mailedPath(email, "invitation");

    const visitor = new Visitor(app.url);
    const response = await visitor.fetch(path);
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    const form = await visitor.open(path);
    expect(readHeading(form)).toBe("Create your account");
    const refused = await form.submit({ newPassword: "short", confirmPassword: "short" }, "Create account");
    expect(refused.status).toBe(400);
    expect(refused.document.title).toMatch(/^Error: /);
    const accepted = await refused.submit(chosen, "Create account");
    expect(accepted.url.pathname).toBe("/dashboard");
    expect(accepted.text).toContain("Welcome, Grace Hopper. Your account is ready");
    // Sends the same form again, like a double click.
    expect((await form.submit(chosen, "Create account")).url.pathname).toBe("/dashboard");
    await expectDead(app, path, dead.invitation);
    const { page } = await signInAtForm(app.url, { email, password });
    expect(page.url.pathname).toBe("/dashboard");
    expect((await admin.open("/users")).text).not.toContain("Open invitations");
  });

  test("a renewed and a revoked invitation do not work anymore", async () => {
    const email = "rita@example.com";
    await inviteGrace(admin, email);
    const first = await mailedPath(email, "invitation");
    server.reset();
    const renewed = await (await admin.open("/users")).submit({}, "Renew the invitation of Grace Hopper");
    expect(renewed.text).toContain("Grace Hopper is invited");
    const second = await mailedPath(email, "invitation");
    await expectDead(app, first, dead.invitation);
    const opened = await new Visitor(app.url).open(second);
    const revoked = await renewed.submit({}, "Revoke the invitation of Grace Hopper");
    expect(revoked.text).toContain("Invitation revoked");
    await expectDead(app, second, dead.invitation);
    // The form was opened while the link still worked.
    expect(readHeading(await opened.submit(chosen, "Create account"))).toBe(dead.invitation);
  });

  test("a forgotten password is replaced by the mailed link, once; nobody learns of accounts", async () => {
    const email = "petra@example.com";
    const added = await admin.open("/signup");
    await added.submit(
      { name: "Petra", email, mobile: "(818) 555-0161", password: "correct horse" },
      "Create User",
    );
    const petra = await signInVisitor(app.url, { email, password: "correct horse" });

    const ask = await (await new Visitor(app.url).open("/login")).click("Forgot your password?");
    const unknown = await ask.submit({ email: "nobody@example.com" }, "Email me a link");
    const known = await ask.submit({ email: ` ${email.toUpperCase()}` }, "Email me a link");
    expect(known.text).toContain("If there’s an account with this email, a link is on the way.");
    expect(known.text).toBe(unknown.text);
    const path = await mailedPath(email, "reset-password");
    expect(server.received.map(({ to }) => to)).not.toContain("nobody@example.com");

    const form = await new Visitor(app.url).open(path);
    const differing = await form.submit({ ...chosen, confirmPassword: "other horse" }, "Save new password");
    expect(differing.text).toContain("Enter the same password in both boxes");
    const done = await differing.submit(chosen, "Save new password");
    expect(done.url.pathname).toBe("/login");
    expect(done.text).toContain("Your password is changed");
    await expectDead(app, path, dead.password);
    expect((await petra.open("/dashboard")).url.pathname).toBe("/login");
    expect((await signInAtForm(app.url, { email, password: "correct horse" })).page.text).toContain(
      "Invalid email or password",
    );
    expect((await signInAtForm(app.url, { email, password })).page.url.pathname).toBe("/dashboard");
    await vi.waitFor(
      () => expect(server.received.map(({ subject }) => subject)).toContain("Your password was changed"),
      {
        timeout: 15_000,
      },
    );

    // A removed account's link is dead.
    server.reset();
    await ask.submit({ email }, "Email me a link");
    const late = await mailedPath(email, "reset-password");
    const list = await admin.open("/users?q=Petra");
    await (await list.submit({}, "Remove Petra")).submit({}, "Remove");
    await expectDead(app, late, dead.password);
    expect(app.output()).not.toContain(late.split("/").at(-1));
  });

  test("a request started on one device is finished on another by the mailed link", async () => {
    const contact = { fullName: "Ada Lovelace", email: "ada@example.com", phone: "(818) 555-0101" };
    const phone = new Visitor(app.url);
    let page = await (await phone.open("/booking")).submit(contact, bookingText.next);
    const shown = page;
    page = await page.submit({ accessInstructions: "Ring twice" }, bookingText.finishLater);
    expect(readHeading(page)).toBe(text.title);
    page = await page.submit({}, text.send);
    expect(page.text).toContain(text.sentAdvice(contact.email));
    const path = await mailedPath(contact.email, "continue");
    const [mail, ...others] = server.received.filter(({ to }) => to === contact.email);
    expect([mail?.subject, others]).toEqual([draftLink.subject, []]);
    expect(mail?.html).toContain(path);

    const scanner = new Visitor(app.url);
    await scanner.open(path);
    expect((await scanner.open("/booking?step=2")).text).toContain("Step 1 of 5");

    const laptop = new Visitor(app.url);
    page = await (await laptop.open(path)).submit({}, text.open);
    expect(page.text).toContain("Step 2 of 5");
    expect(page.document.querySelector("[name=accessInstructions]")?.textContent).toContain("Ring twice");

    // The phone has lost its answers, shows the reason, and keeps the values that were typed after the move.
    const left = await shown.submit({ accessInstructions: "Ring three times" }, bookingText.next);
    expect(left.status).toBe(409);
    expect(left.text).toContain(text.notSavedTitle);
    expect(left.document.querySelector("[name=accessInstructions]")?.textContent).toContain("three times");
    const moved = await phone.open("/booking?step=2");
    expect(readHeading(moved)).toBe(text.movedTitle);
    expect(moved.document.title).toContain(text.movedTitle);
    expect((await moved.click(text.movedMailLink)).text).toContain(text.movedLead);

    const response = await laptop.fetch(path);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(response.headers.get("X-Robots-Tag")).toContain("noindex");
    await expect.poll(app.output, { timeout: 10_000 }).toContain("/continue/[secret]");
    expect(app.output()).not.toContain(path.split("/")[2]);
  });

  // The last test, because it ends the app.
  test("a mail in progress at SIGTERM is finished and recorded as sent", async () => {
    const email = "last@example.com";
    let answer: () => void = () => undefined;
    server.hold = new Promise((resolve) => (answer = resolve));
    await inviteGrace(admin, email);
    await mailedPath(email, "invitation");
    const ended = app.end();
    await vi.waitFor(() => expect(app.output()).toContain('"event":"stopping"'), 10_000);
    answer();
    expect(new Set(await ended)).toEqual(new Set([0]));
    const sent = await withDatabaseOf(app.home, ({ db }) =>
      db.select({ state: mails.state }).from(mails).where(eq(mails.toAddress, email)),
    );
    expect(sent).toEqual([{ state: "sent" }]);
  });
});

describe("without a mail server", () => {
  let app: AppServer;
  let admin: Visitor;
  test.beforeAll(async ({ app: lent }) => {
    app = lent;
    admin = await signInVisitor(app.url);
  });

  test("the links are shown to the administrator once, and work", async () => {
    const email = "grace@example.com";
    const invited = await inviteGrace(admin, email, "admin");
    const path = readLink(invited);
    expect(path).toMatch(/^\/invitation\/[\w-]{43}$/);
    expect(readLink(await admin.open("/users"))).toBe("");
    await (await new Visitor(app.url).open(path)).submit(chosen, "Create account");
    const { visitor: grace, page } = await signInAtForm(app.url, { email, password });
    expect(page.url.pathname).toBe("/dashboard");
    expect((await grace.open("/users")).status).toBe(200);

    const colleague = await (await admin.open("/users")).click("Grace Hopper");
    const created = await colleague.submit({}, "Create link");
    const reset = readLink(created);
    expect(reset).toMatch(/^\/reset-password\/[\w-]{43}$/);
    await (
      await new Visitor(app.url).open(reset)
    ).submit({ newPassword: "correct horse", confirmPassword: "correct horse" }, "Save new password");
    await expectDead(app, reset, dead.password);
    expect((await grace.open("/dashboard")).url.pathname).toBe("/login");

    const forgot = await new Visitor(app.url).open("/forgot-password");
    expect(forgot.text).toContain("Ask an administrator for one.");
    expect(forgot.document.querySelector("main form")).toBeNull();
    expect((await admin.open("/mail")).text).not.toContain("Choose a new password");
  });

  test("an administrator corrects details and changes a role after a question", async () => {
    const email = "ada@example.com";
    const invited = await inviteGrace(admin, email);
    await (await new Visitor(app.url).open(readLink(invited))).submit(chosen, "Create account");
    const ada = await signInVisitor(app.url, { email, password });
    let page = await (await admin.open("/users?q=ada@")).click("Grace Hopper");
    page = await page.submit({ fullName: "Ada Lovelace", email: "ada@" }, "Save changes");
    expect(page.status).toBe(400);
    page = await page.submit({ email: "lovelace@example.com" }, "Save changes");
    expect(page.text).toContain("Details saved");
    expect(readHeading(page)).toBe("Ada Lovelace");
    expect((await ada.open("/dashboard")).url.pathname).toBe("/login");

    page = await page.click("Make administrator");
    expect(readHeading(page)).toBe("Make Ada Lovelace an administrator?");
    page = await page.submit({}, "Make administrator");
    expect(page.text).toContain("Ada Lovelace is an administrator now");
    const other = await signInVisitor(app.url, { email: "lovelace@example.com", password });
    const list = await other.open("/users");
    expect(list.text).not.toContain(adminEmail);
    let adaPage = await list.click("Ada Lovelace");
    adaPage = await (await adaPage.click("Remove administrator rights")).submit({}, "Give up my rights");
    expect(adaPage.text).toContain("You’re no longer an administrator");
    expect((await other.open("/users")).status).toBe(403);
  });
});
