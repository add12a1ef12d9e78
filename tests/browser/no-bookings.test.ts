import { expect } from "vitest";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { untilHydrated } from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";

// No test in this file may create a booking, because the app must have none.

test("without bookings the dashboard has no charts and no script of them, the bell no count, and axe finds no violations", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage);
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await signIn(page);
  await page.goto("/dashboard");
  await untilHydrated(page);
  expect(await page.getByText("No bookings yet").count()).toBe(2);
  expect(await page.getByRole("main").getByRole("img").count()).toBe(0);
  expect(paths.filter((path) => /\/assets\/canvas-charts-.*\.js$/.test(path))).toEqual([]);
  const bell = page.getByRole("button", { name: "Notifications, no new enquiries" });
  expect(await bell.textContent()).not.toMatch(/\d/);
  await bell.click();
  await page.getByText("No new enquiries", { exact: true }).waitFor();
  await expectAccessible(page);

  await page.goto("/view-booking");
  await page.getByText("No bookings available.").waitFor();
  await expectAccessible(page);
});
