import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { adminEmail, adminPassword } from "#tests/support/app/server";
import { book, untilHydrated } from "#tests/support/browser/booking-form";
import { phone, test } from "#tests/support/browser/open-page";
import { pdf } from "#tests/support/files/pdf";
import { unzip } from "#tests/support/files/zip";
import { signIn } from "#tests/support/http/sign-in";

const files = [
  { name: "floor plan.pdf", mimeType: "application/pdf", buffer: pdf(200_000) },
  { name: "ünïcode;=.txt", mimeType: "text/plain", buffer: Buffer.from("Gate code: \u{1f511}\n") },
];

async function signInAfterError(page: Page) {
  expect(new URL(page.url()).pathname).toBe("/login");
  await page.getByLabel("Email").fill(adminEmail);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("alert").getByText("Invalid email or password", { exact: true }).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(adminEmail);
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe("");
  expect(await page.title()).toMatch(/^Error: /);
  await page.getByLabel("Password").fill(adminPassword);
  await page.getByLabel("Password").press("Enter");
}

async function viewBySearch(page: Page, fullName: string) {
  await page.getByRole("heading", { name: "All Bookings" }).waitFor();
  await page.getByRole("searchbox").fill(fullName.toUpperCase());
  await page.getByRole("searchbox").press("Enter");
  await page.getByText("1 booking matches").waitFor();
  // Only the list is filtered: the bell names both visitors.
  expect(await page.getByRole("main").getByText("Somebody Else").count()).toBe(0);
  const row = page.getByRole("row", { name: fullName });
  expect(await row.getByText("Pending").isVisible()).toBe(true);
  await row.getByRole("button", { name: "View" }).click();
  await page.getByRole("heading", { name: "Booking Details" }).waitFor();
  await page.getByText("Viewed", { exact: true }).first().waitFor();
}

async function download(page: Page, link: string) {
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: link }).click();
  const file = await started;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test("on a phone, staff sign in, find a booking, download its files and sign out", async ({ openPage }) => {
  const fullName = "Grace Phone";
  const visitor = await openPage();
  await book(visitor, { fullName }, files);
  await book(visitor, { fullName: "Somebody Else" });

  const page = await openPage({ viewport: phone, faults: [/^400 POST \/login/] });
  await page.goto("/view-booking");
  await untilHydrated(page);
  await signInAfterError(page);
  await viewBySearch(page, fullName);
  for (const { name, buffer } of files)
    expect((await download(page, `Download ${name}`)).content).toEqual(buffer);
  const zip = await download(page, "Download all as ZIP");
  expect(zip.name).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-files\.zip$/);
  expect([...unzip(zip.content).keys()]).toEqual(files.map(({ name }) => name));

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/login");
  await page.goBack();
  await page.waitForURL("**/login?**");
  expect(await page.getByText(fullName).count()).toBe(0);
  await page.reload();
  expect(await page.getByText(fullName).count()).toBe(0);
});

test("the account menu opens and closes with the keyboard", async ({ openPage }) => {
  const page = await openPage();
  await signIn(page);
  await page.goto("/view-booking");
  const menu = page.getByRole("button", { name: "Account menu" });
  const logout = page.getByRole("button", { name: "Logout" });
  await menu.press("Enter");
  await logout.waitFor();
  await page.keyboard.press("Escape");
  await logout.waitFor({ state: "hidden" });
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("signing out deletes unsent notes in every tab, and keeps preferences and answers of visitors", async ({
  openPage,
}) => {
  const page = await openPage();
  await book(page, { fullName: "Shared Computer" });
  await signIn(page);
  await page.goto("/view-booking?q=Shared+Computer");
  await page.getByRole("button", { name: "View Shared Computer" }).click();
  await page.getByText("Internal note", { exact: true }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const unsentNote = `unsent-note ${new URL(page.url()).pathname.split("/").at(-1)}`;
  const readStored = (tab: Page, key: string) => tab.evaluate((name) => sessionStorage.getItem(name), key);
  for (const tab of [page, other]) {
    await untilHydrated(tab);
    await tab.getByText("Internal note", { exact: true }).click();
    await tab.getByLabel("New note").fill("Gate code 1234");
    expect(await readStored(tab, unsentNote)).toContain("Gate code 1234");
  }
  await other.evaluate(() => sessionStorage.setItem("booking-unsent-1", "a visitor's answers"));
  await page.evaluate(() => localStorage.setItem("bookings-shortcuts", "off"));

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByText("You’re signed out").waitFor();
  for (const tab of [page, other]) await expect.poll(() => readStored(tab, unsentNote)).toBeNull();
  expect(await readStored(other, "booking-unsent-1")).toBe("a visitor's answers");
  expect(await page.evaluate(() => localStorage.getItem("bookings-shortcuts"))).toBe("off");
});
