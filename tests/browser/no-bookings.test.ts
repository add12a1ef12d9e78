import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, openForAxe } from "#tests/support/accessible";
import { untilHydrated } from "#tests/support/booking-form";
import { type OpenPage, test } from "#tests/support/browser";
import { signIn } from "#tests/support/sign-in";

// No test of this file may create a booking.

async function openStaff(openPage: OpenPage, path: string): Promise<Page> {
  const page = await openForAxe(openPage);
  await signIn(page);
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

test("the dashboard shows no charts and does not load their script", async ({ openPage }) => {
  const page = await openPage();
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await signIn(page);
  await page.goto("/dashboard");
  await untilHydrated(page);
  expect(await page.getByText("No bookings yet").count()).toBe(2);
  expect(await page.getByRole("main").getByRole("img").count()).toBe(0);
  expect(paths.filter((path) => /\/assets\/canvas-charts-.*\.js$/.test(path))).toEqual([]);
});

test("the bell has no count, and axe finds no violations in it and the dashboard", async ({ openPage }) => {
  const page = await openStaff(openPage, "/dashboard");
  const bell = page.getByRole("button", { name: "Notifications, no new enquiries" });
  expect(await bell.textContent()).not.toMatch(/\d/);
  await bell.click();
  await page.getByText("No new enquiries", { exact: true }).waitFor();
  await expectAccessible(page);
});

test("axe finds no violations in the empty list", async ({ openPage }) => {
  const page = await openStaff(openPage, "/view-booking");
  await page.getByText("No bookings available.").waitFor();
  await expectAccessible(page);
});
