import type { Page } from "playwright-core";
import { expect } from "vitest";
import { lendApp } from "#tests/support/app/lent-app";
import { untilHydrated } from "#tests/support/browser/booking-form";
import { desktop, type OpenPage, phone, test as base, untilPainted } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { visits } from "~/db/schema.server";
import { dayMs } from "~/lib/time";

const test = base.override("app", { scope: "file" }, ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, async () => {
    const ids = await insertBookings([
      { fullName: "Still Pending" },
      { fullName: "Already Viewed", status: 1 },
    ]);
    const tomorrow = new Date(Date.now() + dayMs);
    await db()
      .insert(visits)
      .values(ids.map((bookingId) => ({ bookingId, startsAt: tomorrow, minutes: 60 })));
  }),
);

const chunk = /\/assets\/canvas-charts-.*\.js$/;
const charts = (page: Page) => page.getByRole("main").getByRole("img");
const failures = (page: Page) => page.getByText("Loading chunk charts failed", { exact: true });

/** Scrolls to the charts, which load when they are near the window. */
async function goToCharts(page: Page) {
  await page.goto("/dashboard");
  await page.locator("main [data-chart]").first().scrollIntoViewIfNeeded();
}

async function openDashboard(openPage: OpenPage, options: Parameters<OpenPage>[0] = {}) {
  const page = await openPage(options);
  await signIn(page);
  await goToCharts(page);
  await untilHydrated(page);
  return page;
}

type DrawnColors = Record<string, boolean>;

/** Returns for each chart which of the table's key colors it contains. */
function drawnColors(page: Page): Promise<DrawnColors[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main canvas")].map((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pixels =
        (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
      const seen = new Set<string>();
      for (let at = 0; at < pixels.length; at += 4)
        seen.add(`rgb(${[...pixels.slice(at, at + 3)].join(", ")})`);
      const keys = document.querySelectorAll<HTMLElement>("main table [data-series]");
      return Object.fromEntries(
        [...keys].map((key) => [key.dataset.series ?? "", seen.has(getComputedStyle(key).backgroundColor)]),
      );
    }),
  );
}

/** The colors that the two charts contain. The pie has no slice for the total. */
const all = [
  { pending: true, total: true, viewed: true },
  { pending: true, total: false, viewed: true },
];

test("both charts have the colors of their keys, and follow the theme", async ({ openPage }) => {
  const page = await openDashboard(openPage, { colorScheme: "light" });
  await expect.poll(() => drawnColors(page)).toEqual(all);
  expect(
    await charts(page).evaluateAll((each) => each.map((chart) => chart.getAttribute("aria-label"))),
  ).toEqual([
    "Bookings Statistics, Bookings Count: Pending Bookings 1, Total Bookings 2, Viewed Bookings 1",
    "Bookings Distribution, Share: Pending Bookings 50%, Viewed Bookings 50%",
  ]);
  const keyColor = () =>
    page
      .locator("[data-series=viewed]")
      .first()
      .evaluate((key) => getComputedStyle(key).backgroundColor);
  const light = await keyColor();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => drawnColors(page)).toEqual(all);
  expect(await keyColor()).not.toBe(light);
  // The visitor's choice overrides the system's.
  await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
  await expect.poll(() => drawnColors(page)).toEqual(all);
  expect(await keyColor()).toBe(light);
});

test("charts are not animated when reduced motion is preferred", async ({ openPage }) => {
  const openCounted = async (reducedMotion: "reduce" | "no-preference") => {
    const page = await openPage({ reducedMotion });
    await signIn(page);
    await page.addInitScript(() => {
      const counts = window as unknown as { drawings: number };
      counts.drawings = 0;
      const pen = CanvasRenderingContext2D.prototype as unknown as { clearRect: () => void };
      pen.clearRect = new Proxy(pen.clearRect, {
        apply(clear, canvas, box) {
          counts.drawings++;
          Reflect.apply(clear, canvas, box);
        },
      });
    });
    await goToCharts(page);
    await expect.poll(() => drawnColors(page)).toEqual(all);
    return page;
  };
  const drawings = (page: Page) => page.evaluate(() => (window as unknown as { drawings: number }).drawings);
  const still = await openCounted("reduce");
  await untilPainted(still);
  // Each of two charts is drawn three times: at its start, at its final size, and with its font.
  expect(await drawings(still)).toBeLessThanOrEqual(6);
  const moving = await openCounted("no-preference");
  // On a busy machine, an animation can have too few frames, so the page is reloaded now and then.
  let polls = 0;
  const countAgain = async () => {
    if (polls++ % 6 === 5) await moving.reload();
    return drawings(moving);
  };
  await expect.poll(countAgain, { interval: 500, timeout: 60_000 }).toBeGreaterThan(12);
});

test("charts that fail to load leave the table, and load after Try again", async ({ openPage }) => {
  const page = await openPage({
    faults: [/^net::ERR_FAILED GET \/assets\/canvas-charts/],
    reducedMotion: "reduce",
  });
  await signIn(page);
  await page.route(chunk, (route) => route.abort());
  await goToCharts(page);
  await failures(page).first().waitFor();
  expect(await failures(page).count()).toBe(2);
  expect(await page.getByRole("row", { name: "Total Bookings 2" }).isVisible()).toBe(true);
  await page.unroute(chunk);
  await page.getByRole("link", { name: "Try again" }).first().click();
  await expect.poll(() => drawnColors(page)).toEqual(all);
  expect(await failures(page).count()).toBe(0);
});

test.for([phone, desktop])(
  "at $width px nothing moves while the charts load",
  async (viewport, { openPage }) => {
    const page = await openPage({ viewport });
    await signIn(page);
    await page.addInitScript(() => {
      const sums = window as unknown as { shift: number };
      sums.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sums.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    // Holds the chunk until the fonts are loaded, so that their layout shifts do not count.
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(chunk, (route) => isReleased.then(() => route.continue()));
    await goToCharts(page);
    await page.getByText("Loading the chart…").first().waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready;
      (window as unknown as { shift: number }).shift = 0;
    });
    release();
    await expect.poll(() => drawnColors(page)).toEqual(all);
    await untilPainted(page);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

test("without script the table is shown, no space is reserved for the charts, and visits without a person stand out", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  await signIn(page);
  await page.goto("/dashboard");
  const unassigned = page.getByRole("listitem").filter({ hasText: "Nobody assigned" });
  const edges = await unassigned.evaluateAll((rows) =>
    rows.map((row) => getComputedStyle(row).borderInlineStartColor),
  );
  const warning = await page
    .getByText("Nobody assigned")
    .first()
    .evaluate((text) => getComputedStyle(text).color);
  expect(edges).toEqual([warning, warning]);
  expect(await page.getByRole("row", { name: "Total Bookings 2" }).isVisible()).toBe(true);
  expect(await page.getByText("Loading the chart…").first().isVisible()).toBe(false);
});
