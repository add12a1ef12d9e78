import { describe, expect } from "vitest";
import type { Page } from "playwright-core";
import { desktop, phone, test, untilPainted } from "#tests/support/browser";
import {
  button,
  errorsOf,
  errorSummary,
  fillStep,
  focused,
  onStep,
  openStep,
  postsOf,
  untilHydrated,
} from "#tests/support/booking-form";
import { inDays } from "#tests/support/future-date";

const title = (page: Page) => page.title();

describe.each([
  ["phone", phone],
  ["desktop", desktop],
])("on a %s", (_, viewport) => {
  test("from a service's page to the confirmation, checked on the way", async ({ openPage }) => {
    const page = await openPage({ viewport });
    await page.goto("/scan-to-bim");
    await page.getByRole("main").getByRole("link", { name: "Get a Free Quote" }).first().click();
    await untilHydrated(page);

    await page.locator("#email").fill("nobody");
    await page.locator("#fullName").press("Enter");
    await expect
      .poll(() => errorsOf(page))
      .toEqual([
        "Enter your full name",
        "Enter an email address in the form name@example.com",
        "Enter your phone number",
      ]);
    expect(await errorSummary(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await title(page)).toBe("Error: Contact Information | Book an appointment | Datum 3D");
    await errorSummary(page).getByRole("link", { name: "Enter your phone number" }).click();
    expect(await focused(page)).toBe("phone");
    expect(await page.locator("#phone").getAttribute("aria-invalid")).toBe("true");

    await fillStep(page, 1);
    await page.getByRole("radio", { name: "Text" }).check();
    await page.locator("#phone").press("Enter");
    await onStep(page, 2);
    expect(await title(page)).toBe("Service Details | Book an appointment | Datum 3D");
    expect(await focused(page)).toBe("Service Details");

    const date = inDays(21);
    await fillStep(page, 2, { preferredDate: date, backupDate: date });
    await button(page, "Next").click();
    await expect.poll(() => errorsOf(page)).toEqual(["The backup date must differ from the preferred date"]);
    await page.locator("#backupDate").fill(inDays(24));
    await button(page, "Next").click();

    await onStep(page, 3);
    const slider = page.getByRole("slider");
    await page.locator("#budgetRange").fill("2500");
    expect(await slider.inputValue()).toBe("2500");
    await slider.press("ArrowRight");
    expect(await page.locator("#budgetRange").inputValue()).toBe("2550");
    await page.getByRole("checkbox", { name: "PLY" }).check();
    await button(page, "Next").click();

    await onStep(page, 4);
    expect(await page.getByRole("checkbox", { name: "Scan to BIM" }).isChecked()).toBe(true);
    await button(page, "Next").click();

    await onStep(page, 5);
    await expect.poll(() => focused(page)).toBe("Agreements and Consent");
    const answers = page.getByRole("main");
    await answers.getByText("$2,550").waitFor();
    await page.getByRole("link", { name: "Change Phone" }).click();
    await onStep(page, 1);
    await expect.poll(() => focused(page)).toBe("phone");
    await page.locator("#phone").fill("(702) 555-0118");
    await button(page, "Save and check").click();
    await onStep(page, 5);
    await answers.getByText("(702) 555-0118").waitFor();

    await button(page, "Submit Booking").click();
    await expect.poll(() => errorsOf(page)).toHaveLength(2);
    await page.getByRole("checkbox", { name: "I accept the terms" }).check();
    await page.getByRole("checkbox", { name: "I agree that my data" }).check();
    await button(page, "Submit Booking").click();
    await page.getByText("Booking and files saved successfully").waitFor();
    await expect.poll(() => focused(page)).toBe("We have your request");
    const reference = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent();
    await page.reload();
    expect(await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()).toBe(reference);

    await page.getByRole("link", { name: "Book another appointment" }).click();
    await onStep(page, 1);
    expect(await page.locator("#fullName").inputValue()).toBe("");
    expect(await page.getByRole("radio", { name: "Call" }).isChecked()).toBe(true);
  });
});

test("what the rules refuse is told without asking the server", async ({ openPage }) => {
  const page = await openPage();
  await openStep(page, 1);
  // The rules are loaded when the visitor turns to the form.
  const rules = page.waitForResponse(/\/assets\/journey/);
  await page.locator("#fullName").focus();
  await (await rules).finished();
  await untilPainted(page);
  const posts = postsOf(page);
  await button(page, "Next").click();
  await errorSummary(page).waitFor();
  expect(await errorsOf(page)).toHaveLength(3);
  expect(posts).toEqual([]);
});
