import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  button,
  errorsOf,
  errorSummary,
  fillStep,
  focused,
  onStep,
  untilHydrated,
} from "#tests/support/browser/booking-form";
import { phone, test } from "#tests/support/browser/open-page";
import { inDays } from "#tests/support/future-date";

async function correctContact(page: Page) {
  await page.locator("[name=email]").fill("nobody");
  await page.locator("[name=fullName]").press("Enter");
  await expect
    .poll(() => errorsOf(page))
    .toEqual([
      "Enter your full name",
      "Enter an email address like name@example.com",
      "Enter your phone number",
    ]);
  expect(await errorSummary(page).evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await page.title()).toBe("Error: Contact Information | Book an appointment | Datum 3D");
  await errorSummary(page).getByRole("link", { name: "Enter your phone number" }).click();
  expect(await focused(page)).toBe("booking-1-phone");
  expect(await page.locator("[name=phone]").getAttribute("aria-invalid")).toBe("true");
  await fillStep(page, 1);
  await page.getByRole("radio", { name: "Text" }).check();
  await page.locator("[name=phone]").press("Enter");
}

async function correctDates(page: Page) {
  await onStep(page, 2);
  expect(await page.title()).toBe("Service Details | Book an appointment | Datum 3D");
  expect(await focused(page)).toBe("Service Details");
  expect(await page.getByLabel("Which service do you need?").inputValue()).toBe("Scan to BIM");
  await fillStep(page, 2, { preferredDate: inDays(21), backupDate: inDays(21) });
  await button(page, "Next").click();
  await expect
    .poll(() => errorsOf(page))
    .toEqual(["Choose a backup date that differs from the preferred date"]);
  await page.locator("[name=backupDate]").fill(inDays(24));
  await button(page, "Next").click();
}

async function setBudget(page: Page) {
  await onStep(page, 3);
  await page.locator("[name=budgetRange]").fill("2500");
  await page.getByRole("checkbox", { name: "PLY" }).check();
  await button(page, "Next").click();
}

async function changeContact(page: Page) {
  await onStep(page, 5);
  await expect.poll(() => focused(page)).toBe("Agreements and Consent");
  const answers = page.getByRole("main");
  await answers.getByText("$2,500").waitFor();
  await page.getByRole("link", { name: "Change Contact Information" }).click();
  await onStep(page, 1);
  await expect.poll(() => focused(page)).toBe("booking-1-fullName");
  await page.locator("[name=phone]").fill("(702) 555-0118");
  await button(page, "Save and review").click();
  await onStep(page, 5);
  await answers.getByText("(702) 555-0118").waitFor();
}

async function submit(page: Page) {
  await page.getByRole("checkbox", { name: "I accept the terms" }).check();
  await page.getByRole("checkbox", { name: "Datum 3D may use my information" }).check();
  await button(page, "Submit Booking").click();
  await page.getByText("Booking and files saved successfully").waitFor();
}

// All other tests book on a desktop.
test("on a phone a visitor corrects errors on every step and reviews the answers", async ({ openPage }) => {
  const page = await openPage({ viewport: phone });
  await page.goto("/scan-to-bim");
  await page.getByRole("main").getByRole("link", { name: "Get a Free Quote" }).first().click();
  await untilHydrated(page);
  await correctContact(page);
  await correctDates(page);
  await setBudget(page);
  await onStep(page, 4);
  await button(page, "Next").click();
  await changeContact(page);
  await button(page, "Submit Booking").click();
  await expect.poll(() => errorsOf(page)).toHaveLength(2);
  await submit(page);
});
