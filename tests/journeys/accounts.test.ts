import { afterAll, beforeAll, expect, test } from "vitest";
import { adminEmail, adminPassword, type AppServer, startApp } from "#tests/support/app-server";
import { type Page, Visitor } from "#tests/support/visitor";

let app: AppServer;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const markup = `<img src=x onerror="alert(1)">`;

async function signIn(email = adminEmail, password = adminPassword) {
  const visitor = new Visitor(app.url);
  const page = await (await visitor.open("/login")).submit({ email, password }, "Continue");
  return { visitor, page };
}

/** Adds a member of staff with the password "correct horse"; the page after it. */
async function addStaff(visitor: Visitor, name: string, email: string): Promise<Page> {
  const form = await visitor.open("/signup");
  return form.submit({ name, email, mobile: "(818) 555-0161", password: "correct horse" }, "Create User");
}

const alertOf = ({ document }: Page) =>
  document.querySelector("main [role=alert], main [role=status]")?.textContent ?? "";

test("an administrator adds, updates and removes a member of staff", async () => {
  const { visitor } = await signIn();
  let page = await visitor.open("/signup");
  expect(page.document.querySelector("h1")?.textContent).toBe("Add New Staff");
  expect(page.document.querySelector("[name=mobile]")?.getAttribute("type")).toBe("tel");
  page = await page.submit({ name: "", email: "grace@", mobile: "1", password: "short" }, "Create User");
  expect(page.status).toBe(400);
  expect(page.document.title).toMatch(/^Error: Add New Staff/);
  expect(alertOf(page)).toContain("Registration failed. Please check your details.");
  expect(page.document.querySelector<HTMLInputElement>("[name=email]")?.value).toBe("grace@");
  expect(page.document.querySelector<HTMLInputElement>("[name=password]")?.value).toBe("");

  page = await addStaff(visitor, `Grace ${markup}`, "grace@example.com");
  expect(page.url.pathname).toBe("/login");
  expect(page.text).toContain(`Staff account created for Grace ${markup}.`);
  expect(page.text).toContain(`You are signed in as ${adminEmail}`);
  expect(page.document.querySelector("main img[src=x]")).toBeNull();
  expect((await page.click("Add another")).url.pathname).toBe("/signup");

  const grace = await signIn("grace@example.com", "correct horse");
  expect(grace.page.url.pathname).toBe("/dashboard");

  page = await page.click("Staff Management");
  expect(page.document.querySelector("h1")?.textContent).toBe("User List");
  expect(page.text).not.toContain("Staff account created");
  expect([...page.document.querySelectorAll("th[scope=col]")].map((cell) => cell.textContent)).toEqual([
    "Name",
    "Email",
    "Phone Number",
    "Update Password",
    "Update",
    "Remove",
  ]);
  expect([...page.document.querySelectorAll("tbody th")].map((cell) => cell.textContent)).toEqual([
    `Grace ${markup}`,
  ]);

  page = await page.submit({}, `Update Grace ${markup}`);
  expect(page.status).toBe(400);
  expect(alertOf(page)).toContain("Enter a new password to update this user.");

  page = await page.submit({ password: "battery staple" }, `Update Grace ${markup}`);
  expect(page.document.querySelector("h1")?.textContent).toBe(
    "Are you sure you want to update this user's details?",
  );
  expect(page.document.documentElement.outerHTML).not.toContain("battery staple");
  expect((await page.click("Cancel")).url.pathname).toBe("/users");
  page = await page.submit({ password: "battery staple" }, "Update");
  expect(alertOf(page)).toContain("User details updated successfully");
  expect((await grace.visitor.open("/dashboard")).url.pathname).toBe("/login");
  expect((await signIn("grace@example.com", "correct horse")).page.text).toContain(
    "Invalid email or password",
  );
  expect((await signIn("grace@example.com", "battery staple")).page.url.pathname).toBe("/dashboard");

  page = await page.submit({}, `Remove Grace ${markup}`);
  expect(page.document.querySelector("h1")?.textContent).toBe("Are you sure you want to remove this user?");
  page = await page.submit({}, "Remove");
  expect(alertOf(page)).toContain("User removed");
  expect(page.text).toContain("No users found.");
  expect((await signIn("grace@example.com", "battery staple")).page.text).toContain(
    "Invalid email or password",
  );
  expect((await addStaff(visitor, "Another Grace", "grace@example.com")).text).toContain(
    "Staff account created for Another Grace.",
  );
});

test("staff keep their own account: profile, password, saved lists and billing", async () => {
  const admin = await signIn();
  await addStaff(admin.visitor, "Ada", "ada@example.com");
  const { visitor } = await signIn("ada@example.com", "correct horse");
  let page = await visitor.open("/account");
  expect(page.document.title).toBe("Profile | Datum 3D");
  const tabs = [...page.document.querySelectorAll('nav[aria-label="Account"] a')];
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    "Account info",
    "Save lists",
    "Change password",
    "Change Billing",
  ]);
  page = await page.submit({ fullName: `Ada ${markup}`, email: "lovelace@example.com" }, "Update Info");
  expect(alertOf(page)).toBe("Profile Updated Successfully");
  expect(page.document.querySelector<HTMLInputElement>("[name=fullName]")?.value).toBe(`Ada ${markup}`);
  expect(alertOf(await visitor.open("/account"))).toBe("");
  page = await page.submit({ mobile: "x" }, "Update Info");
  expect(page.status).toBe(400);
  expect(page.document.title).toBe("Error: Profile | Datum 3D");

  page = await page.click("Change password");
  expect(page.document.querySelector("footer")).not.toBeNull();
  const passwords = { newPassword: "battery staple", confirmPassword: "battery staple" };
  page = await page.submit({ ...passwords, currentPassword: "wrong horse" }, "Update password");
  expect(page.status).toBe(400);
  expect(alertOf(page)).toContain("The current password is wrong");
  expect(page.document.documentElement.outerHTML).not.toMatch(/wrong horse|battery staple/);
  const elsewhere = await signIn("lovelace@example.com", "correct horse");
  page = await page.submit({ ...passwords, currentPassword: "correct horse" }, "Update password");
  expect(alertOf(page)).toContain("Password updated");
  expect((await elsewhere.visitor.open("/account")).url.pathname).toBe("/login");

  page = await page.click("Save lists");
  expect(page.text).toContain("No saved lists yet.");
  expect((await page.click("Go to the bookings")).url.pathname).toBe("/view-booking");

  const found = await visitor.open("/view-booking?q=ada&status=0");
  await found.submit({ name: "Ada waits" }, "Save");
  page = await visitor.open("/account-savelists");
  expect(page.text).toContain("Search “ada” · Pending");
  page = await page.submit({ name: "" }, "Save name");
  expect(alertOf(page) + page.text).toContain("Enter a name for the search");
  page = await page.submit({ name: markup }, "Save name");
  expect(alertOf(page)).toBe("Saved list renamed");
  expect((await page.click(markup)).url.search).toBe("?q=ada&status=0");
  page = await page.submit({}, `Remove ${markup}`);
  expect(alertOf(page)).toBe("Saved list removed");
  expect(page.text).toContain("No saved lists yet.");

  page = await page.click("Change Billing");
  expect(page.text).toContain("Only administrators change it.");
  expect(page.document.querySelector("main form")).toBeNull();
  const billing = await admin.visitor.open("/account-billing");
  const saved = await billing.submit(
    { legalName: markup, invoiceAddress: "1 Example Street" },
    "Save Billing",
  );
  expect(alertOf(saved)).toBe("Billing details saved");
  page = await visitor.open("/account-billing");
  expect(page.text).toContain(`Legal name${markup}`);
  expect(page.text).toMatch(/Last changed by Administrator, .* Pacific time\./);
  expect(page.document.querySelector("img[src=x]")).toBeNull();
});

test("staff who are no administrators see 403 in the frame, at once also when they are demoted or removed", async () => {
  const admin = await signIn();
  await addStaff(admin.visitor, "Bob", "bob@example.com");
  const { visitor } = await signIn("bob@example.com", "correct horse");
  for (const path of ["/signup", "/users"]) {
    const page = await visitor.open(path);
    expect(page.status).toBe(403);
    expect(page.text).toContain("Only administrators can open this page.");
    expect(page.document.querySelector('nav[aria-label="Staff"]')).not.toBeNull();
    expect(page.document.querySelector("main form")).toBeNull();
  }
  let list = await admin.visitor.open("/users");
  list = await list.submit({}, "Remove Bob");
  await list.submit({}, "Remove");
  expect((await visitor.open("/account")).url.pathname).toBe("/login");
});

test("a form that is sent after signing out changes nothing and leads to the sign-in, then to its page", async () => {
  const { visitor } = await signIn();
  const form = await visitor.open("/account");
  const list = await visitor.open("/users");
  await list.submit({}, "Logout");
  const page = await form.submit({ fullName: "Changed" }, "Update Info");
  expect(page.url.pathname + page.url.search).toBe("/login?redirectTo=%2Faccount");
  const back = await page.submit({ email: adminEmail, password: adminPassword }, "Continue");
  expect(back.document.querySelector<HTMLInputElement>("[name=fullName]")?.value).toBe("Administrator");
});

test.each([
  "/login",
  "/signup",
  "/users",
  "/account",
  "/account-password",
  "/account-billing",
  "/account-savelists",
])("what %s cannot read is answered in its own frame", async (path) => {
  const { visitor } = await signIn();
  const own = await visitor.open(path);
  const heading = own.document.querySelector("h1")?.textContent;
  for (const [status, type, body] of [
    [413, "application/x-www-form-urlencoded", `name=${"x".repeat(300_000)}`],
    [415, "text/plain", "name=x"],
  ] as const) {
    const response = await visitor.fetch(path, {
      method: "POST",
      body,
      headers: { "Content-Type": type, Origin: app.url },
    });
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toContain(`>${heading}</h1>`);
    expect(html).toMatch(/role="alert"/);
    expect(html).toMatch(/too large|application\/x-www-form-urlencoded/);
  }
});

test("an address of the old site leads home", async () => {
  const response = await new Visitor(app.url).fetch("/listing-stay");
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/");
});

test("nothing that was typed as a password or email is in the log", () => {
  expect(app.output()).toContain('"event":"account-created"');
  expect(app.output()).toContain('"event":"password-changed"');
  expect(app.output()).not.toMatch(/horse|staple|grace@|ada@|lovelace@|bob@/i);
});
