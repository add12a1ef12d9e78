import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect } from "vitest";
import { test } from "#tests/support/app/lent-app";
import { adminEmail, adminPassword, type AppServer } from "#tests/support/app/server";
import { signInAtForm, signInVisitor } from "#tests/support/http/sign-in";
import { type Page, Visitor } from "#tests/support/http/visitor";

let app: AppServer;
test.beforeAll(({ app: lent }) => {
  app = lent;
});

const markup = `<img src=x onerror="alert(1)">`;
const password = "correct horse";
const newPassword = "battery staple";

async function signInAdmin(): Promise<Visitor> {
  return signInVisitor(app.url);
}

async function addStaff(admin: Visitor, name: string, email: string): Promise<Page> {
  const form = await admin.open("/signup");
  return form.submit({ name, email, mobile: "(818) 555-0161", password }, "Create User");
}

async function signInNewStaff(name: string, email: string): Promise<{ admin: Visitor; staff: Visitor }> {
  const admin = await signInAdmin();
  await addStaff(admin, name, email);
  return { admin, staff: await signInVisitor(app.url, { email, password }) };
}

async function expectSignInRefused(email: string, wrongPassword: string) {
  const { page } = await signInAtForm(app.url, { email, password: wrongPassword });
  expect(page.text).toContain("Invalid email or password");
}

const readAlert = ({ document }: Page) =>
  document.querySelector("main [role=alert], main [role=status]")?.textContent ?? "";
const readHeading = ({ document }: Page) => document.querySelector("h1")?.textContent;
const readInput = ({ document }: Page, name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

describe("an administrator", () => {
  test("gets a rejected form for new staff back without its password", async () => {
    const form = await (await signInAdmin()).open("/signup");
    expect(readHeading(form)).toBe("Add New Staff");
    expect(form.document.querySelector("[name=mobile]")?.getAttribute("type")).toBe("tel");
    // Without script, the browser validates first.
    expect(form.document.querySelector("main form:not([novalidate]) [name=email]:required")).not.toBeNull();
    const page = await form.submit(
      { name: "", email: "grace@", mobile: "1", password: "short" },
      "Create User",
    );
    expect(page.status).toBe(400);
    expect(page.document.title).toMatch(/^Error: Add New Staff/);
    expect(readAlert(page)).toContain("Registration failed. Please check your details.");
    expect([readInput(page, "email"), readInput(page, "password")]).toEqual(["grace@", ""]);
  });

  test("adds a member of staff, who can sign in and is in the list", async () => {
    let page = await addStaff(await signInAdmin(), `Added ${markup}`, "added@example.com");
    expect(page.url.pathname).toBe("/login");
    expect(page.text).toContain(`Staff account created for Added ${markup}.`);
    expect(page.document.querySelectorAll("main [role=status]:not(:empty)")).toHaveLength(1);
    expect(page.document.querySelector("main details")?.hasAttribute("open")).toBe(false);
    expect(page.document.querySelector("main img[src=x]")).toBeNull();
    expect((await page.click("Add another")).url.pathname).toBe("/signup");
    const signedIn = await signInAtForm(app.url, { email: "added@example.com", password });
    expect(signedIn.page.url.pathname).toBe("/dashboard");

    page = await page.click("Staff Management");
    expect(readHeading(page)).toBe("User List");
    expect(page.text).not.toContain("Staff account created");
    expect([...page.document.querySelectorAll("th[scope=col]")].map((cell) => cell.textContent)).toEqual([
      "Name",
      "Email",
      "Phone Number",
      "Update Password",
      "Update",
      "Remove",
    ]);
    // The name is followed by the second factor and the last sign-in.
    const names = [...page.document.querySelectorAll("tbody th")].map((cell) => cell.textContent);
    expect(names.join("\n")).toContain(`Added ${markup}`);
  });

  test("updates a password after a confirmation, which ends the sessions of that account", async () => {
    const email = "grace@example.com";
    const { admin, staff } = await signInNewStaff("Grace", email);
    let page = await admin.open("/users?q=Grace");
    page = await page.submit({}, "Update Grace");
    expect(page.status).toBe(400);
    expect(readAlert(page)).toContain("Enter a new password to update this user.");

    page = await page.submit({ password: newPassword }, "Update Grace");
    expect(readHeading(page)).toBe("Are you sure you want to update this user’s details?");
    expect(page.document.documentElement.outerHTML).not.toContain(newPassword);
    expect((await page.click("Cancel")).url.pathname).toBe("/users");
    page = await page.submit({ password: newPassword }, "Update");
    expect(readAlert(page)).toContain("User details updated successfully");
    expect((await staff.open("/dashboard")).url.pathname).toBe("/login");
    await expectSignInRefused(email, password);
    const signedIn = await signInAtForm(app.url, { email, password: newPassword });
    expect(signedIn.page.url.pathname).toBe("/dashboard");
    await expectLogWithoutSecrets("password-changed", email);
  });

  test("removes a member of staff after a confirmation, which frees the email address", async () => {
    const email = "rita@example.com";
    const { admin } = await signInNewStaff("Rita", email);
    let page = await admin.open("/users?q=Rita");
    page = await page.submit({}, "Remove Rita");
    expect(readHeading(page)).toBe("Are you sure you want to remove this user?");
    page = await page.submit({}, "Remove");
    expect(readAlert(page)).toContain("User removed");
    expect((await admin.open("/users?q=Rita")).text).toContain("No users found.");
    await expectSignInRefused(email, password);
    const added = await addStaff(admin, "Another Rita", email);
    expect(added.text).toContain("Staff account created for Another Rita.");
    await expectLogWithoutSecrets("account-created", email);
  });
});

async function expectLogWithoutSecrets(event: string, email: string) {
  await expect.poll(app.output, { timeout: 10_000 }).toContain(`"event":"${event}"`);
  for (const secret of [password, newPassword, email]) expect(app.output()).not.toContain(secret);
}

describe("a member of staff", () => {
  test("updates the profile", async () => {
    const { staff } = await signInNewStaff("Ada", "ada@example.com");
    let page = await staff.open("/account");
    expect(page.document.title).toBe("Profile | Datum 3D");
    const tabs = [...page.document.querySelectorAll('nav[aria-label="Account"] a')];
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      "Account info",
      "Save lists",
      "Change password",
      "Security",
      "Emails",
      "Busy times",
      "Change Billing",
    ]);
    page = await page.submit({ fullName: `Ada ${markup}`, email: "lovelace@example.com" }, "Update Info");
    expect(readAlert(page)).toMatch(/^Profile Updated Successfully(?=.*calendar address stopped working)/);
    expect(readInput(page, "fullName")).toBe(`Ada ${markup}`);
    expect(readAlert(await staff.open("/account"))).toBe("");
    page = await page.submit({ mobile: "x" }, "Update Info");
    expect(page.status).toBe(400);
    expect(page.document.title).toBe("Error: Profile | Datum 3D");
    expect(app.output()).not.toMatch(/ada@|lovelace@/);
  });

  test("changes the password with the current one, which ends all other sessions", async () => {
    const email = "petra@example.com";
    const { staff } = await signInNewStaff("Petra", email);
    const elsewhere = await signInVisitor(app.url, { email, password });
    let page = await staff.open("/account-password");
    expect(page.document.querySelector("footer")).not.toBeNull();
    const passwords = { newPassword, confirmPassword: newPassword };
    page = await page.submit({ ...passwords, currentPassword: "wrong horse" }, "Update password");
    expect(page.status).toBe(400);
    expect(readAlert(page)).toContain("The current password is wrong");
    expect(page.document.documentElement.outerHTML).not.toMatch(/wrong horse|battery staple/);
    page = await page.submit({ ...passwords, currentPassword: password }, "Update password");
    expect(readAlert(page)).toContain("Password updated");
    expect((await elsewhere.open("/account")).url.pathname).toBe("/login");
    await expectLogWithoutSecrets("password-changed", email);
  });

  test("renames and removes a saved list", async () => {
    const { staff } = await signInNewStaff("Sara", "sara@example.com");
    let page = await staff.open("/account-savelists");
    expect(page.text).toContain("No saved lists yet.");
    expect((await page.click("Go to bookings")).url.pathname).toBe("/view-booking");

    const found = await staff.open("/view-booking?q=ada&status=0");
    await found.submit({ name: "Ada waits" }, "Save");
    page = await staff.open("/account-savelists");
    expect(page.text).toContain("Search “ada” · Pending");
    page = await page.submit({ name: "" }, "Save name");
    expect(readAlert(page) + page.text).toContain("Enter a name for the list");
    page = await page.submit({ name: markup }, "Save name");
    expect(readAlert(page)).toBe("Saved list renamed");
    expect((await page.click(markup)).url.search).toBe("?q=ada&status=0");
    page = await page.submit({}, `Remove ${markup}`);
    expect(readAlert(page)).toBe("Saved list removed");
    expect(page.text).toContain("No saved lists yet.");
  });

  test("reads the billing details that only administrators change", async () => {
    const { admin, staff } = await signInNewStaff("Bill", "bill@example.com");
    const page = await staff.open("/account-billing");
    expect(page.text).toContain("Only administrators can change them.");
    expect(page.document.querySelector("main form")).toBeNull();
    const form = await admin.open("/account-billing");
    const details = { legalName: markup, invoiceAddress: "1 Example Street" };
    expect(readAlert(await form.submit(details, "Save Billing"))).toBe("Billing details saved");
    const changed = await staff.open("/account-billing");
    expect(changed.text).toContain(`Legal name${markup}`);
    expect(changed.text).toMatch(/Last changed by Administrator, .* Pacific time\./);
    expect(changed.document.querySelector("img[src=x]")).toBeNull();
  });

  test("gets 403 on pages for administrators, and is signed out as soon as the account is removed", async () => {
    const { admin, staff } = await signInNewStaff("Bob", "bob@example.com");
    for (const path of ["/signup", "/users", "/settings"]) {
      const page = await staff.open(path);
      expect(page.status).toBe(403);
      expect(page.text).toContain("Only administrators can open this page.");
      expect(page.document.querySelector('nav[aria-label="Staff"]')).not.toBeNull();
      expect(page.document.querySelector("main form")).toBeNull();
    }
    const list = await admin.open("/users?q=Bob");
    await (await list.submit({}, "Remove Bob")).submit({}, "Remove");
    expect((await staff.open("/account")).url.pathname).toBe("/login");
  });
});

test("a form sent after signing out changes nothing and leads to the sign-in, then back to its page", async () => {
  const visitor = await signInAdmin();
  const form = await visitor.open("/account");
  const list = await visitor.open("/users");
  await list.submit({}, "Logout");
  const page = await form.submit({ fullName: "Changed" }, "Update Info");
  expect(page.url.pathname + page.url.search).toBe("/login?redirectTo=%2Faccount");
  const back = await page.submit({ email: adminEmail, password: adminPassword }, "Continue");
  expect(readInput(back, "fullName")).toBe("Administrator");
});

// The test in hostile-forms.test.ts tries all forms with an unreadable body.
test.each(["/login", "/users"])(
  "%s shows the error of a body that is too large in its own frame",
  async (path) => {
    const visitor = await signInAdmin();
    const heading = readHeading(await visitor.open(path));
    const response = await visitor.fetch(path, {
      method: "POST",
      body: `name=${"x".repeat(300_000)}`,
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
    });
    const html = await response.text();
    expect(response.status).toBe(413);
    expect(html).toContain(`>${heading}</h1>`);
    expect(html).toMatch(/role="alert"/);
    expect(html).toContain("too large");
  },
);

test("a path of the old site redirects to the home page", async () => {
  const response = await new Visitor(app.url).fetch("/listing-stay");
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/");
});

test("no script of the browser has the list of common passwords", () => {
  const folder = "build/client/assets";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const texts = scripts.map((name) => readFileSync(path.join(folder, name), "utf8"));
  expect(texts).not.toEqual([]);
  expect(texts.filter((text) => /\btrustno1\b/.test(text))).toEqual([]);
});
