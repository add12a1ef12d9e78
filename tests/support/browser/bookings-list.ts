import type { Page } from "playwright-core";
import { expect } from "vitest";
import { lendApp } from "#tests/support/app/lent-app";
import { noonFromNow } from "#tests/support/future-date";
import { signIn } from "#tests/support/http/sign-in";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { visits } from "~/db/schema.server";
import { untilHydrated } from "./booking-form";
import { type OpenPage, test as base } from "./open-page";

/** Long addresses by the number of the booking. Number 13 is the newest one. */
const addresses: Record<number, string> = {
  13: "13900 Sherman Way, Building C, Suite 210, San Luis Obispo, California",
};

const visitors = Array.from({ length: 14 }, (_, index) => ({
  fullName: `Visitor ${index}`,
  email: `benicio.okafor${index}@example.com`,
  status: index % 2,
  serviceLocation: index % 3 ? (addresses[index] ?? "Van Nuys, California") : "34.1866, -118.4487",
  preferredDate: index < 3 ? null : noonFromNow(index),
}));

/** A test whose file has its own app with 14 bookings: three pages of the list. The newest booking has a visit. */
export const test = base.override("app", { scope: "file" }, ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, async () => {
    const bookingId = (await insertBookings(visitors)).at(-1) ?? "";
    await db()
      .insert(visits)
      .values({ bookingId, startsAt: noonFromNow(7), minutes: 60 });
  }),
);

export async function openList(
  openPage: OpenPage,
  query = "",
  options?: Parameters<OpenPage>[0],
): Promise<Page> {
  const page = await openPage(options);
  await signIn(page);
  await page.goto(`/view-booking${query}`);
  if (options?.javaScriptEnabled !== false) await untilHydrated(page);
  return page;
}

export const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
export const hasFocus = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
