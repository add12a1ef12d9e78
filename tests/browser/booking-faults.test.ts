import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  button,
  fillStep,
  focused,
  onStep,
  openStep,
  untilHydrated,
} from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";

/** Makes every post of the form fail, as a proxy or a lost connection would. */
function breakPosts(page: Page, failure: string) {
  return page.route(/\/booking(\.data)?\?/, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    if (failure === "503") return route.fulfill({ status: 503, body: "<h1>Service Unavailable</h1>" });
    return route.abort(failure);
  });
}

test.for([
  // Remix logs a console error when it cannot parse such a response.
  { failure: "503", faults: [/^503 POST \/booking/, /^console: SyntaxError/] },
  { failure: "connectionreset", faults: [/^net::ERR_CONNECTION_RESET POST \/booking/] },
])("a post that ends in $failure keeps what was typed", async ({ failure, faults }, { openPage }) => {
  const page = await openPage({ faults });
  await openStep(page, 1);
  await fillStep(page, 1, { company: "Analytical Engines" });
  await page.getByRole("radio", { name: "Text" }).check();
  await breakPosts(page, failure);
  await button(page, "Next").click();
  await page.getByRole("alert").getByText("We couldn’t connect", { exact: true }).waitFor();
  expect(await focused(page)).toContain("We couldn’t connect");
  expect(await page.locator("[name=company]").inputValue()).toBe("Analytical Engines");
  expect(await page.getByRole("radio", { name: "Text" }).isChecked()).toBe(true);

  await page.unrouteAll();
  await button(page, "Next").click();
  await onStep(page, 2);
  await page.getByRole("complementary").getByText("Analytical Engines").waitFor();
});

test("Back and Forward keep the answers", async ({ openPage }) => {
  const page = await openPage();
  await openStep(page, 1);
  await fillStep(page, 1);
  await button(page, "Next").click();
  await onStep(page, 2);
  await page.goBack();
  await onStep(page, 1);
  expect(await page.locator("[name=fullName]").inputValue()).toBe("Ada Lovelace");
  await page.goForward();
  await onStep(page, 2);
  await page.reload();
  await untilHydrated(page);
  await onStep(page, 2);
  await button(page, "Previous").click();
  await onStep(page, 1);
  expect(await page.locator("[name=email]").inputValue()).toBe("ada@example.com");
});

test("Back after the submit leads to the confirmation, and the form names the booking", async ({
  openPage,
}) => {
  const page = await openPage();
  await openStep(page, 5);
  await page.getByRole("checkbox", { name: "I accept the terms" }).check();
  await page.getByRole("checkbox", { name: "Datum 3D may use my information" }).check();
  await button(page, "Submit Booking").click();
  await page.getByText("Booking and files saved successfully").waitFor();
  const address = page.url();
  await page.goBack();
  await page.waitForURL(address);
  await page.getByText("Booking and files saved successfully").waitFor();

  await page.getByRole("link", { name: "Book another appointment" }).click();
  await onStep(page, 1);
  expect(await page.locator("[name=fullName]").inputValue()).toBe("");
  await page.getByText(/^Reference [0-9A-Z]{4}-[0-9A-Z]{4}\. /).waitFor();
  await page.getByRole("link", { name: "See the confirmation" }).click();
  await page.waitForURL(address);
});
