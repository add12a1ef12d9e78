import type { Page } from "playwright-core";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { errorSummary, untilHydrated } from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";
import { codeOf } from "#tests/support/records/factors";

/** The tests run in this order, because one of them gives the shared account an authenticator app. */

let codes: string[];

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

async function confirm(page: Page, label: string, code: string) {
  await page.getByLabel(label).fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
}

async function signInWithRecoveryCode(page: Page) {
  await signIn(page);
  await open(page, "/login/verify?with=recovery");
  await confirm(page, "Recovery code", codes.shift() ?? "");
  await page.waitForURL(/\/dashboard$/);
}

test("axe finds no violations in Security with an error and after a failed passkey", async ({ openPage }) => {
  const page = await openForAxe(openPage);
  await signIn(page);
  await open(page, "/account-security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Enter a name for the passkey").waitFor();
  await expectAccessible(page);
  await page.getByLabel("Name of the new passkey").fill("Phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  // The address 127.0.0.1 cannot have passkeys.
  await page.getByText("Passkeys don’t work at this address.").waitFor();
  await expectAccessible(page);
});

test("axe finds no violations while an authenticator app is set up, and in the recovery codes", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage, [/^400 POST \/account-security\/authenticator/]);
  await signIn(page);
  await open(page, "/account-security");
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  await page.getByRole("img", { name: "QR code" }).waitFor();
  await expectAccessible(page);
  await confirm(page, "Code from the app", "12345");
  await errorSummary(page).waitFor();
  await expectAccessible(page);
  const secret = (await page.locator("main p.font-mono").innerText()).replaceAll(" ", "");
  await confirm(page, "Code from the app", codeOf(secret));
  const list = page.getByRole("list", { name: "Your recovery codes" });
  await list.waitFor();
  codes = await list.getByRole("listitem").allInnerTexts();
  await expectAccessible(page);
});

test("axe finds no violations in the second step of a sign-in", async ({ openPage }) => {
  const page = await openForAxe(openPage, [/^400 POST \/login\/verify/]);
  await signIn(page);
  await open(page, "/login/verify");
  await confirm(page, "Code", "12345");
  await errorSummary(page).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").waitFor();
  await expectAccessible(page);
});

test("axe finds no violations in Security with a second factor and devices", async ({ openPage }) => {
  const page = await openForAxe(openPage);
  await signInWithRecoveryCode(page);
  await open(page, "/account-security");
  await page.getByRole("button", { name: "Sign out all other devices" }).waitFor();
  await expectAccessible(page);
  await open(page, "/confirm-identity");
  await page.getByLabel("Code").waitFor();
  await expectAccessible(page);
});

test("axe finds no violations in the question about a colleague’s second factors", async ({ openPage }) => {
  const page = await openForAxe(openPage);
  await signInWithRecoveryCode(page);
  const form = {
    name: "Grace",
    email: "grace@example.com",
    mobile: "(818) 555-0161",
    password: "battery staple",
  };
  await page.request.post("/signup", { form, maxRedirects: 0 });
  await open(page, "/users?q=Grace");
  const link = page.getByRole("link", { name: "Grace", exact: true });
  await open(page, `${(await link.getAttribute("href")) ?? ""}/second-factor`);
  await page.getByRole("heading", { name: "Remove second factors" }).waitFor();
  await expectAccessible(page);
});
