import { afterAll, beforeAll, expect, test } from "vitest";
import { adminEmail, adminPassword, type AppServer, startApp } from "#tests/support/app/server";
import { type Page, Visitor } from "#tests/support/http/visitor";
import { codeOf } from "#tests/support/records/factors";

// The tests share one account, so they run in this order.

/** No other file uses this app, because a test changes its settings. */
let app: AppServer;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";
const newPassword = "battery staple";

const readHeading = ({ document }: Page) => document.querySelector("h1")?.textContent;
const readAlert = ({ document }: Page) =>
  document.querySelector("main [role=alert], main [role=status]")?.textContent ?? "";
const readKey = ({ document }: Page) =>
  document.querySelector("main p.font-mono")?.textContent.replaceAll(" ", "") ?? "";
const buttonsOf = ({ document }: Page) =>
  [...document.querySelectorAll("main button")].map(
    (button) => button.getAttribute("aria-label") ?? button.textContent,
  );

async function enterPassword(userAgent = chrome, email = adminEmail, password = adminPassword) {
  const visitor = new Visitor(app.url, { "User-Agent": userAgent });
  const page = await (await visitor.open("/login")).submit({ email, password }, "Continue");
  return { visitor, page };
}

async function recover(code = "", userAgent = chrome) {
  const { visitor, page } = await enterPassword(userAgent);
  const form = await page.click("Use a recovery code");
  return { visitor, page: await form.submit({ code }, "Confirm") };
}

let secret: string;
let codes: string[];

test("an authenticator app is set up with its key and its first code", async () => {
  const { visitor } = await enterPassword();
  const security = await visitor.open("/account-security");
  expect(security.text).toContain("Adding a passkey needs JavaScript.");
  let page = await security.submit({}, "Set up an authenticator app");
  expect(page.url.pathname).toBe("/account-security/authenticator");
  expect(page.document.querySelector("svg[role=img]")?.getAttribute("aria-label")).toContain("QR code");
  secret = readKey(page);

  page = await page.submit({ code: "12345" }, "Confirm");
  expect([page.status, page.document.title]).toEqual([400, expect.stringMatching(/^Error: Set up an auth/)]);
  expect(page.text).toContain("That code isn’t right.");
  page = await page.submit({ code: codeOf(secret) }, "Confirm");
  expect(readHeading(page)).toBe("Save your recovery codes");
  expect(page.document.title).not.toMatch(/^Error/);
  expect(page.text).not.toContain("Earlier codes");
  codes = [...page.document.querySelectorAll("main li")].map((item) => item.textContent);
  expect(new Set(codes).size).toBe(10);
  const file = decodeURIComponent(page.document.querySelector("a[download]")?.getAttribute("href") ?? "");
  for (const code of codes) expect(file).toContain(code);

  page = await page.click("I’ve saved them");
  expect(page.text).toContain("You have 10 unused codes left.");
  expect(page.text).not.toContain(codes[0]);
  page = await page.submit({}, "Logout");
  expect((await visitor.open("/dashboard")).url.pathname).toBe("/login");
});

test("a sign-in needs the app’s next code, and leads to the requested page", async () => {
  const visitor = new Visitor(app.url);
  const login = await visitor.open("/calendar?who=all");
  let page = await login.submit({ email: adminEmail, password: adminPassword }, "Continue");
  expect([page.url.pathname, readHeading(page)]).toEqual(["/login/verify", "Confirm your sign-in"]);
  expect((await visitor.open("/dashboard")).url.pathname).toBe("/login");
  page = await page.submit({ code: "000 00" }, "Confirm");
  expect([page.status, page.document.title]).toEqual([400, expect.stringMatching(/^Error: Confirm/)]);
  const code = codeOf(secret, 30);
  page = await page.submit({ code }, "Confirm");
  expect(page.url.pathname + page.url.search).toBe("/calendar?who=all");
  // Somebody else enters the same code.
  const other = await enterPassword();
  expect((await other.page.submit({ code }, "Confirm")).status).toBe(400);
});

test("a recovery code signs in once, however it is typed", async () => {
  const { page } = await recover(codes[0]?.toLowerCase().replaceAll("-", " "));
  expect(page.url.pathname).toBe("/dashboard");
  const again = await recover(codes[0]);
  expect([again.page.status, again.page.url.pathname]).toEqual([400, "/login/verify"]);
  expect(again.page.text).toContain("That code isn’t right.");
});

test("another device is listed with its browser, and can be ended", async () => {
  const here = (await recover(codes[1])).visitor;
  const there = (await recover(codes[2], firefox)).visitor;
  let page = await here.open("/account-security");
  const button = buttonsOf(page).find((label) => label.startsWith("Sign out Firefox 127 on Linux"));
  page = await page.submit({}, button ?? "Sign out Firefox 127 on Linux");
  expect(readAlert(page)).toBe("Device signed out");
  expect(page.text).not.toContain("Firefox 127 on Linux");
  expect((await there.open("/dashboard")).url.pathname).toBe("/login");
  expect((await here.open("/dashboard")).url.pathname).toBe("/dashboard");
});

test("the rule leads an administrator without a second factor to Security, until there is one", async () => {
  const { visitor: admin } = await recover(codes[3]);
  const email = "grace@example.com";
  const invitation = await admin.open("/invite");
  const invited = await invitation.submit({ fullName: "Grace Hopper", email, role: "admin" }, "Create link");
  const link = invited.document.querySelector("main textarea[readonly]")?.textContent ?? "";
  const accept = await new Visitor(app.url).open(new URL(link).pathname);
  await accept.submit({ newPassword, confirmPassword: newPassword }, "Create account");
  const settings = await admin.open("/settings/security");
  const saved = await settings.submit({ administratorsNeedSecondFactor: "on" }, "Save settings");
  expect(readAlert(saved)).toContain("Settings saved");
  expect((await admin.open("/users")).url.pathname).toBe("/users");

  const { visitor: grace, page: first } = await enterPassword(chrome, email, newPassword);
  expect(first.url.pathname).toBe("/account-security");
  expect(first.text).toContain("Add a second factor first");
  for (const path of ["/users", "/settings/company", "/audit"])
    expect((await grace.open(path)).url.pathname).toBe("/account-security");
  const form = await first.submit({}, "Set up an authenticator app");
  const key = readKey(form);
  await form.submit({ code: codeOf(key) }, "Confirm");
  expect((await grace.open("/users")).url.pathname).toBe("/users");
  const kept = await (await grace.open("/account-security")).submit({}, "Remove the authenticator app");
  expect([kept.status, readAlert(kept)]).toEqual([409, expect.stringContaining("must have a second factor")]);
});

test("an administrator removes the factors of a colleague who lost the device", async () => {
  const { visitor: admin } = await recover(codes[4]);
  const list = await admin.open("/users?q=Grace");
  let page = await list.click("Grace Hopper");
  page = await page.click("Remove second factors");
  expect([page.status, readHeading(page)]).toEqual([200, "Remove second factors"]);
  page = await page.submit({}, "Remove second factors");
  expect(readAlert(page)).toContain("Second factors removed");
  const { page: signedIn } = await enterPassword(chrome, "grace@example.com", newPassword);
  expect(signedIn.url.pathname).toBe("/account-security");
});
