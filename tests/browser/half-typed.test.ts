import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { lendApp } from "#tests/support/app/lent-app";
import { errorsOf, focused, openStep, untilHydrated } from "#tests/support/browser/booking-form";
import { test as base } from "#tests/support/browser/open-page";
import { noonFromNow } from "#tests/support/future-date";
import { signIn } from "#tests/support/http/sign-in";
import { insertBookings } from "#tests/support/records/bookings";
import { paths } from "~/paths";

const id = randomUUID();

const test = base.override("app", { scope: "file" }, ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, () =>
    insertBookings([{ id, fullName: "Ada Example", completionDate: noonFromNow(26) }]),
  ),
);

/** Makes a date incomplete: types the month into an empty field, and removes it from a filled one. */
async function leaveHalf(page: Page, name: string) {
  const input = page.locator(`[name=${name}]`);
  await input.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
  await input.focus();
  await page.keyboard.press((await input.inputValue()) === "" ? "1" : "Delete");
  expect(await isHalf(page, name)).toBe(true);
}

function isHalf(page: Page, name: string): Promise<boolean> {
  return page
    .locator(`[name=${name}]`)
    .evaluate((element) => (element as HTMLInputElement).validity.badInput);
}

test.for([
  ["an API key", paths.settingsKeys(), "lastDay", "Enter today or a later day"],
  [
    "the work",
    paths.bookingDetails(id, {}),
    "completionDate",
    "Enter the completion date as a date and time, or leave it blank",
  ],
  ["a quote", paths.bookingQuote(id, {}), "validUntil", "Enter the last day the quote is valid"],
  ["a request by phone", paths.newBooking(), "preferredDate", "Enter the preferred date as a date and time"],
  [
    "a corrected request",
    paths.bookingEdit(id, {}),
    "backupDate",
    "Enter the backup date as a date and time",
  ],
] as const)(
  "a date that is typed by half does not count as no end of %s",
  async ([, address, name, message], { openPage }) => {
    const page = await openPage({ faults: [/^400 POST /] });
    await signIn(page);
    await page.goto(address);
    await untilHydrated(page);
    await leaveHalf(page, name);
    await page.locator(`form:has([name=${name}]) [type=submit]`).last().click();
    await expect.poll(() => errorsOf(page)).toContain(message);
    expect(await isHalf(page, name)).toBe(true);
  },
);

test.for([
  [paths.viewBooking({}), "from", "filter-from"],
  [paths.audit({}), "day", "audit-day"],
  [paths.reports({}), "from", "filter-from"],
] as const)(
  "the browser asks for the rest of a day that is typed by half into the filter of %s",
  async ([address, name, id], { openPage }) => {
    const page = await openPage();
    await signIn(page);
    await page.goto(address);
    await untilHydrated(page);
    await leaveHalf(page, name);
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe(id);
    expect(await page.locator(`#${id}`).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
  },
);

test("the booking form asks for the rest of a date, keeps what is typed, and lets the visitor go back", async ({
  openPage,
}) => {
  const page = await openPage();
  await openStep(page, 2);
  await page.locator("[name=serviceLocation]").fill("Van Nuys");
  await leaveHalf(page, "preferredDate");
  await page.getByRole("button", { name: "Next", exact: true }).last().click();
  await expect.poll(() => errorsOf(page)).toEqual(["Enter the preferred date as a date and time"]);
  expect(await isHalf(page, "preferredDate")).toBe(true);
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByText("Step 1 of 5").waitFor();
});
