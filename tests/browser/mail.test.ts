import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { untilHydrated } from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";
import * as text from "~/messages/outbox";

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

/** Books through the API, which queues mails, and opens the mail to this address. The test server sends no mail. */
async function openNewMail(page: Page) {
  const email = `${randomUUID()}@example.com`;
  const answers = {
    fullName: "Ada Lovelace",
    email,
    phone: "(818) 555-0142",
    serviceLocation: "Reno",
    termsAccepted: true,
    privacyConsent: true,
  };
  const response = await page.request.post("/api/booking/create", { data: answers });
  expect(response.ok(), await response.text()).toBe(true);
  await open(page, "/mail");
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("link").first().click();
  await page.getByText("Hi Ada Lovelace,").waitFor();
}

test("axe finds no violations in a mail, the list of mails and the list without mails", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage);
  await signIn(page);
  await openNewMail(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: text.title }).first().click();
  await page.getByRole("table").waitFor();
  await expectAccessible(page);
  await open(page, "/mail?state=failed");
  await expectAccessible(page);
});

test("a waiting mail is queued again with one press or several", async ({ openPage }) => {
  const page = await openPage();
  await signIn(page);
  await openNewMail(page);
  const button = page.getByRole("button", { name: text.sendNow });
  await button.dblclick();
  await page.getByText(text.sendResults.queued.title).waitFor();
  await button.waitFor();
});
