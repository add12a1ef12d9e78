import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { lendApp } from "#tests/support/app/lent-app";
import { expectAccessible } from "#tests/support/browser/accessible";
import { focused, untilHydrated } from "#tests/support/browser/booking-form";
import { type OpenPage, phone, test as base } from "#tests/support/browser/open-page";
import { dayFromNow } from "#tests/support/future-date";
import { signIn } from "#tests/support/http/sign-in";
import { insertBookings } from "#tests/support/records/bookings";
import { readWeek } from "~/booking/calendar/week";
import { db } from "~/db/client.server";
import { visits } from "~/db/schema.server";
import { parsePacific } from "~/lib/pacific-time";

/** A week to come, in which Ada has a visit on Tuesday from 10 to 11:30. */
const [, tuesday = "", , thursday = ""] = readWeek(dayFromNow(14), new Date()).dates;

/** A test with an app of the file that has the visit. */
const test = base.override("app", { scope: "file" }, ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, async () => {
    const [bookingId = ""] = await insertBookings([
      { fullName: "Ada Visited", stage: "scheduled", status: 1 },
      { fullName: "Bo Waiting" },
    ]);
    const startsAt = parsePacific(`${tuesday}T10:00`) ?? new Date();
    await db().insert(visits).values({ bookingId, startsAt, minutes: 90, staffId: null });
  }),
);

async function openWeek(openPage: OpenPage) {
  const page = await openPage();
  await signIn(page);
  await page.goto(`/calendar?week=${tuesday}`);
  await untilHydrated(page);
  return page;
}

const visitOn = (page: Page, date: string) =>
  page.locator(`[data-date="${date}"]`).getByRole("link", { name: /^Nobody assigned.*Ada Visited/ });
/** The outline of where the visit would go. */
const outline = (page: Page) => page.locator("[data-date] > .border-dashed[aria-hidden]");

/** Presses the mouse on the visit and moves it this far, in days and hours, without letting go. */
async function drag(visit: Locator, by: { days: number; hours: number }) {
  const page = visit.page();
  await visit.scrollIntoViewIfNeeded();
  const box = await visit.boundingBox();
  const day = await page.locator(`[data-date="${tuesday}"]`).boundingBox();
  if (!box || !day) throw new Error("The visit is not on the page.");
  const [x, y] = [box.x + box.width / 2, box.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.days * day.width, y + by.hours * 52, { steps: 5 });
}

const form = (page: Page) => page.getByRole("heading", { level: 1, name: "Change the visit" });

test("a visit that is dragged to another time is changed, and mailed, only by its form", async ({
  openPage,
}) => {
  const page = await openWeek(openPage);
  await drag(visitOn(page, tuesday), { days: 2, hours: 3 });
  await expect.poll(() => outline(page).textContent()).toBe("1:00 PM to 2:30 PM");
  await page.mouse.up();
  await form(page).waitFor();
  expect(await page.getByLabel("Date and time").inputValue()).toBe(`${thursday}T13:00`);
  expect(await page.getByRole("checkbox", { name: "Email the customer" }).isChecked()).toBe(true);
  await page.goBack();
  await visitOn(page, tuesday)
    .getByText(/^10:00.*11:30 AM$/)
    .waitFor();
  expect(await visitOn(page, thursday).count()).toBe(0);
});

test("a drag ends without a change by Escape, and beside the days", async ({ openPage }) => {
  const page = await openWeek(openPage);
  const giveUps = {
    "by Escape": () => page.keyboard.press("Escape"),
    "beside the days": () => page.mouse.move(5, 400),
    "above the days": () => page.mouse.move(900, 5),
  };
  for (const [how, giveUp] of Object.entries(giveUps)) {
    await drag(visitOn(page, tuesday), { days: 1, hours: 1 });
    await expect.poll(() => outline(page).count()).toBe(1);
    await giveUp();
    await expect.poll(() => outline(page).count(), { message: how }).toBe(0);
    await page.mouse.up();
    await visitOn(page, tuesday).waitFor();
    expect(new URL(page.url()).pathname, how).toBe("/calendar");
  }
});

test("a week prints to scale on one landscape page, with its days", async ({ openPage }) => {
  const page = await openWeek(openPage);
  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(file).toContain("/MediaBox [0 0 792 612]");
  await page.setViewportSize({ width: 943, height: 717 });
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("Other hours").isVisible()).toBe(true);
  const days = page.getByText(/^[A-Z][a-z]{2} \d+ to .*\d{4}$/).filter({ visible: true });
  expect(await days.count()).toBe(1);
});

test("an empty week says so once on a phone", async ({ openPage }) => {
  const page = await openPage({ viewport: phone });
  await signIn(page);
  await page.goto("/calendar");
  expect(
    await page
      .getByText(/^No visits/)
      .filter({ visible: true })
      .allInnerTexts(),
  ).toEqual(["No visits this week"]);
});

test("the keyboard opens the visit, and its form by the key v", async ({ openPage }) => {
  const page = await openWeek(openPage);
  await visitOn(page, tuesday).press("Enter");
  await page.getByRole("heading", { name: "Conversation and activity" }).waitFor();
  await page.keyboard.press("v");
  await form(page).waitFor();
  expect(await page.getByLabel("Date and time").inputValue()).toBe(`${tuesday}T10:00`);
  await expect.poll(() => focused(page)).toBe("visit-startsAt");
});

test("a free hour leads to the form of a request, with that time", async ({ openPage }) => {
  const page = await openWeek(openPage);
  const day = page.locator(`[data-date="${thursday}"]`);
  await day.getByRole("link", { name: /^Schedule a visit on Thu.* 2:00 PM$/ }).click();
  await page.getByRole("heading", { level: 1, name: /^Schedule a visit on Thu/ }).waitFor();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAccessible(page);
  await page.getByText(/^Visit Tue/).waitFor();
  await page.getByRole("link", { name: "Bo Waiting" }).click();
  await page.getByRole("heading", { level: 1, name: "Schedule the visit" }).waitFor();
  expect(await page.getByLabel("Date and time").inputValue()).toBe(`${thursday}T14:00`);
});
