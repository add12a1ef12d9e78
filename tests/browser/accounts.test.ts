import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { focused, postsOf, untilHydrated } from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";

const password = "correct horse";

async function addStaff(page: Page, name: string) {
  const email = `${name.toLowerCase().replace(/\W+/g, "-")}@example.com`;
  const form = { name, email, mobile: "(818) 555-0161", password };
  const response = await page.request.post("/signup", { form, maxRedirects: 0 });
  expect(response.headers().location).toBe("/login");
  return email;
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

const passwordBox = (page: Page, name: string) => page.getByLabel(`New password for ${name}`);
const rowButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an administrator corrects errors by field, and adds a member of staff", async ({ openPage }) => {
  const page = await openPage({ faults: [/^4(00|09) POST \/signup/] });
  await signIn(page);
  const takenEmail = await addStaff(page, "Was First");
  await open(page, "/signup");
  await page.getByRole("button", { name: "Create User" }).click();
  const summary = page.getByRole("alert");
  await summary.getByText("Registration failed. Please check your details.").waitFor();
  expect(await summary.getByRole("link").allTextContents()).toHaveLength(4);
  expect(await page.title()).toMatch(/^Error: /);

  await page.getByLabel("Full Name").fill("Grace Hopper");
  await page.getByLabel("Email Address").fill(takenEmail);
  await page.getByLabel("Mobile Number").fill("(818) 555-0161");
  await page.getByLabel("Password").fill("password1");
  await page.getByLabel("Password").press("Enter");
  await summary.getByText("too easy to guess").waitFor();
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Password").press("Enter");
  await summary.getByRole("link", { name: "That email is already in use" }).click();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Grace Hopper");
  expect(await page.getByLabel("Password").inputValue()).toBe("");

  await page.getByLabel("Email Address").fill("grace@example.com");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create User" }).click();
  await page.getByText("Staff account created for Grace Hopper.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await page.getByLabel("Password").isVisible()).toBe(false);
  await page.getByRole("link", { name: "Staff Management" }).click();
  await page.getByRole("rowheader", { name: "Grace Hopper" }).waitFor();
});

async function openWithStaff(page: Page, name: string): Promise<string[]> {
  await signIn(page);
  await addStaff(page, name);
  await open(page, "/users");
  return postsOf(page);
}

const updateQuestion = (page: Page) =>
  page.getByRole("dialog", { name: "Are you sure you want to update this user’s details?" });

test("an update asks in a dialog, which Escape, Cancel and a click beside it close without a change, and Update confirms", async ({
  openPage,
}) => {
  const page = await openPage();
  const posts = await openWithStaff(page, "Ursula Update");
  const update = rowButton(page, "Update Ursula Update");
  const question = updateQuestion(page);
  const signInStatus = async (typed: string) => {
    // Sends the request without the page's cookies.
    const body = new URLSearchParams({ email: "ursula-update@example.com", password: typed });
    const headers = { Origin: new URL(page.url()).origin };
    return (await fetch(new URL("/login", page.url()), { method: "POST", body, headers, redirect: "manual" }))
      .status;
  };
  await passwordBox(page, "Ursula Update").fill("battery staple");
  await update.click();
  await question.waitFor();
  expect(await focused(page)).toBe("Cancel");
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  expect(await update.evaluate((button) => button === document.activeElement)).toBe(true);
  await passwordBox(page, "Ursula Update").press("Enter");
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "hidden" });
  expect(await passwordBox(page, "Ursula Update").inputValue()).toBe("battery staple");
  await update.click();
  await question.waitFor();
  await page.mouse.click(5, 5);
  await question.waitFor({ state: "hidden" });
  // One post for each question, because the server checks the password before it.
  expect(posts).toHaveLength(3);
  expect(await signInStatus(password)).toBe(302);

  await update.click();
  await question.getByRole("button", { name: "Update" }).click();
  await page.getByRole("status").getByText("User details updated successfully").waitFor();
  expect(posts).toHaveLength(5);
  await expect.poll(() => passwordBox(page, "Ursula Update").inputValue()).toBe("");
  expect(await signInStatus("battery staple")).toBe(302);
});

test("a removal asks in a dialog, deletes the row and focuses the message", async ({ openPage }) => {
  const page = await openPage();
  await signIn(page);
  await addStaff(page, "Rita Remove");
  await addStaff(page, `<i onclick="alert(1)">Stays</i>`);
  await open(page, "/users");
  const row = page.getByRole("rowheader", { name: "Rita Remove" });
  await rowButton(page, "Remove Rita Remove").click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to remove this user?" });
  await question.getByText("Rita Remove loses access right away.").waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  expect(await row.isVisible()).toBe(true);
  await rowButton(page, "Remove Rita Remove").press("Enter");
  await question.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("status").getByText("User removed").waitFor();
  await row.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toContain("User removed");
  // The name is followed by the second factor and the last sign-in.
  const names = await page.getByRole("rowheader").allTextContents();
  expect(names.join("\n")).toContain(`<i onclick="alert(1)">Stays</i>`);
});

test("staff update their profile, and change their password with the current one", async ({ openPage }) => {
  const admin = await openPage();
  await signIn(admin);
  const email = await addStaff(admin, "Pat Profile");
  const page = await openPage({ faults: [/^400 POST \/account-password/] });
  await page.request.post("/login", { form: { email, password }, maxRedirects: 0 });
  await open(page, "/account");
  await page.getByLabel("Email").fill("PAT@example.com");
  await page.getByRole("button", { name: "Update Info" }).click();
  await page.getByRole("status").getByText("Profile Updated Successfully").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("pat@example.com");

  await page.getByRole("link", { name: "Change password" }).click();
  await page.getByRole("heading", { name: "Change password" }).waitFor();
  await page.getByLabel("Current password").fill("wrong horse");
  await page.getByLabel("New password").fill("battery staple");
  await page.getByLabel("Confirm password").fill("battery stable");
  await page.getByLabel("Confirm password").press("Enter");
  await page.getByRole("alert").getByText("Enter the same password in both boxes").waitFor();
  await page.getByLabel("Confirm password").fill("battery staple");
  await page.getByLabel("Confirm password").press("Enter");
  await page.getByRole("alert").getByText("The current password is wrong").waitFor();
  for (const label of ["Current password", "New password", "Confirm password"]) {
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe("");
    await page.getByLabel(label).fill(label === "Current password" ? password : "battery staple");
  }
  await page.getByRole("button", { name: "Update password" }).click();
  await page.getByRole("status").getByText("Password updated").waitFor();
  await expect.poll(() => page.getByLabel("New password").inputValue()).toBe("");
});

/** The pages that an administrator visits, in order, with the faults that the visits cause deliberately. */
const visits: Record<string, { shows: ((page: Page) => Promise<unknown>)[]; faults?: RegExp[] }> = {
  "the staff accounts": {
    faults: [/^400 POST \/(users|signup)/],
    shows: [
      async (page) => {
        await addStaff(page, `${"Long".repeat(20)} Name`);
        await addStaff(page, "Seen By Axe");
        await open(page, "/users");
      },
      async (page) => {
        await rowButton(page, "Update Seen By Axe").click();
        await page.getByText("See the row for Seen By Axe.").waitFor();
      },
      async (page) => {
        await rowButton(page, "Remove Seen By Axe").click();
        await page.getByRole("dialog").waitFor();
      },
      async (page) => {
        await open(page, "/users?q=zzzz");
        await page.getByText("No users found.").waitFor();
      },
      async (page) => {
        await open(page, "/signup");
        await page.getByRole("button", { name: "Create User" }).click();
        await page.getByRole("alert").waitFor();
      },
    ],
  },
  "the own account": {
    faults: [/^400 POST \/account-password/],
    shows: [
      ...["", "-savelists", "-emails", "-billing", "-security"].map(
        (tab) => (page: Page) => open(page, `/account${tab}`),
      ),
      async (page) => {
        await open(page, "/account-password");
        await page.getByRole("button", { name: "Update password" }).click();
        await page.getByRole("alert").waitFor();
      },
    ],
  },
};

test.for(Object.entries(visits))(
  "axe finds no violations in %s",
  async ([, { shows, faults }], { openPage }) => {
    const page = await openForAxe(openPage, faults);
    await signIn(page);
    for (const show of shows) {
      await show(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      const tab = page.getByRole("navigation", { name: "Account" }).locator("[aria-current]");
      if (new URL(page.url()).pathname.startsWith("/account"))
        expect((await tab.boundingBox())?.x, page.url()).toBeLessThan(220);
    }
  },
);
