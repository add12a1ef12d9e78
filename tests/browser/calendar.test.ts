import type { Page } from "playwright-core";
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

/** A future week, in which Ada has a visit on Tuesday from 10 to 11:30. */
const [, tuesday = "", , thursday = ""] = readWeek(dayFromNow(14), new Date()).dates;

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
const form = (page: Page) => page.getByRole("heading", { level: 1, name: "Change the visit" });

test("a visit stands beside its hours, with a height that matches its duration", async ({ openPage }) => {
  const page = await openWeek(openPage);
  const visit = await visitOn(page, tuesday).boundingBox();
  const [ten, eleven] = await Promise.all(
    ["10", "11"].map((hour) =>
      page
        .locator(`[data-date="${thursday}"]`)
        .getByRole("link", { name: `${hour}:00 AM` })
        .boundingBox(),
    ),
  );
  if (!visit || !ten || !eleven) throw new Error("The week is not to scale.");
  const hour = eleven.y - ten.y;
  expect(visit.y).toBeCloseTo(ten.y, 0);
  expect((visit.height + 1) / hour).toBeCloseTo(1.5, 1);
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

test("an empty week shows one message on a phone", async ({ openPage }) => {
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
