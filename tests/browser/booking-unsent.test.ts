import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button, onStep, openStep, untilHydrated } from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";

const scope = (page: Page) => page.locator("[name=projectScope]");
const valuesOf = async (page: Page) => ({
  scope: await scope(page).inputValue(),
  budget: await page.locator("[name=budgetRange]").inputValue(),
  timeline: await page.locator("[name=projectTimeline]:checked").inputValue(),
  formats: await page.locator("[name=outputFormats]:checked").count(),
});
const untouched = { scope: "", budget: "500", timeline: "Flexible", formats: 0 };
const typed = { scope: "Two floors", budget: "1250", timeline: "Urgent", formats: 1 };

const unsentSteps = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("booking-unsent")));

async function changeStep(page: Page) {
  expect(await valuesOf(page)).toEqual(untouched);
  await scope(page).fill(typed.scope);
  await page.locator("[name=budgetRange]").fill(typed.budget);
  await page.locator(`[name=projectTimeline][value=${typed.timeline}]`).check();
  await page.locator("[name=outputFormats]").first().check();
}

async function returnBy(page: Page, go: () => Promise<unknown>) {
  await go();
  await onStep(page, 3);
  await untilHydrated(page);
}

test("unsent answers survive a reload, a new start, a menu link and Back, until they are saved", async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: "reduce" });
  await openStep(page, 3);
  await changeStep(page);
  await returnBy(page, () => page.reload());
  expect(await valuesOf(page)).toEqual(typed);

  // The form's header has no Book button, because it would lead back to the start.
  expect(await page.getByRole("banner").getByRole("link", { name: "Book" }).count()).toBe(0);
  await page.goto("/booking");
  await onStep(page, 1);
  await returnBy(page, () => page.goBack());
  expect(await valuesOf(page)).toEqual(typed);

  await page.getByRole("banner").getByRole("link", { name: "Industries" }).click();
  await page.waitForURL("**/industries");
  await returnBy(page, () => page.goto("/booking?step=3"));
  expect(await valuesOf(page)).toEqual(typed);

  await button(page, "Next").click();
  await onStep(page, 4);
  expect(await unsentSteps(page)).toEqual([]);
  await page.locator("[name=specialInstructions]").fill("Ring twice");
  expect(await unsentSteps(page)).toEqual(["booking-unsent-4"]);
  await page.goBack();
  await onStep(page, 3);
  expect(await valuesOf(page)).toEqual(typed);
  await page.goForward();
  await onStep(page, 4);
  expect(await page.locator("[name=specialInstructions]").inputValue()).toBe("Ring twice");
});

test("after the submit no unsent answers are left, and no tab restores them into the next form", async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: "reduce" });
  await openStep(page, 3);
  const other = await page.context().newPage();
  await openStep(other, 3);
  await changeStep(other);

  await openStep(page, 5);
  await page.locator("[name=termsAccepted]").check();
  await page.locator("[name=privacyConsent]").check();
  await page.goto("/booking?step=1");
  await untilHydrated(page);
  await page.locator("[name=company]").fill("Never sent");
  await page.goBack();
  await onStep(page, 5);
  await untilHydrated(page);
  expect(await page.locator("[name=termsAccepted]").isChecked()).toBe(true);
  await button(page, "Submit Booking").click();
  await page.getByRole("heading", { name: "We’ve got your request" }).waitFor();
  await expect.poll(() => unsentSteps(page)).toEqual([]);

  await openStep(other, 3);
  expect(await valuesOf(other)).toEqual(untouched);
});
