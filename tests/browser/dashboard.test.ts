import type { Page } from "playwright-core";
import { expect } from "vitest";
import { book, untilHydrated } from "#tests/support/booking-form";
import { desktop, type OpenPage, phone, test, untilPainted } from "#tests/support/browser";
import { signIn } from "#tests/support/sign-in";

const chunk = /\/assets\/canvas-charts-.*\.js$/;
const charts = (page: Page) => page.getByRole("main").getByRole("img");
const failures = (page: Page) => page.getByText("Loading chunk charts failed", { exact: true });

async function openDashboard(openPage: OpenPage, options: Parameters<OpenPage>[0] = {}) {
  const page = await openPage(options);
  await signIn(page);
  await page.goto("/dashboard");
  await untilHydrated(page);
  return page;
}

/** Two bookings, one of them viewed. */
async function bookTwice(openPage: OpenPage) {
  await book(await openPage(), { fullName: "Waits Still" });
  await book(await openPage(), { fullName: "Was Seen" });
  const page = await openPage();
  await signIn(page);
  await page.goto("/view-booking?q=Was+Seen");
  await page.getByRole("button", { name: "View Was Seen" }).click();
  await page.waitForURL("**/booking-details/*");
}

/** By series: whether the key's color is in the picture. */
type Drawn = Record<string, boolean>;

/** Which of the keys' colors, as they are now, are in each picture. */
function drawnColors(page: Page): Promise<Drawn[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main canvas")].map((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pixels =
        (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
      const seen = new Set<string>();
      for (let at = 0; at < pixels.length; at += 4)
        seen.add(`rgb(${[...pixels.slice(at, at + 3)].join(", ")})`);
      const keys = canvas.closest("section")?.querySelectorAll<HTMLElement>("[data-series]") ?? [];
      return Object.fromEntries(
        [...keys].map((key) => [key.dataset.series ?? "", seen.has(getComputedStyle(key).backgroundColor)]),
      );
    }),
  );
}

const all = [
  { pending: true, total: true, viewed: true },
  { pending: true, viewed: true },
];

// First, as long as there are no bookings.
test("without bookings nothing is drawn, and the chunk of the charts is not loaded", async ({ openPage }) => {
  const page = await openPage();
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await signIn(page);
  await page.goto("/dashboard");
  await untilHydrated(page);
  expect(await page.getByText("No bookings yet").count()).toBe(2);
  expect(await charts(page).count()).toBe(0);
  expect(scripts.filter((path) => chunk.test(path))).toEqual([]);
});

test("both charts take the colors of their keys, in each theme as it comes", async ({ openPage }) => {
  await bookTwice(openPage);
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
  // What the visitor has chosen weighs more than what the system says.
  await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
  await expect.poll(() => drawnColors(page)).toEqual(all);
  expect(await keyColor()).toBe(light);
});

test("a chart stands still from the start where nothing shall move", async ({ openPage }) => {
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
    await page.goto("/dashboard");
    await expect.poll(() => drawnColors(page)).toEqual(all);
    return page;
  };
  const drawings = (page: Page) => page.evaluate(() => (window as unknown as { drawings: number }).drawings);
  const still = await openCounted("reduce");
  await untilPainted(still);
  // Two charts, each at its start, at its size, and with its font.
  expect(await drawings(still)).toBeLessThanOrEqual(6);
  const moving = await openCounted("no-preference");
  await expect.poll(() => drawings(moving)).toBeGreaterThan(12);
});

test("a chart that cannot be loaded leaves its numbers, and comes by Try again", async ({ openPage }) => {
  const page = await openPage({
    faults: [/^net::ERR_FAILED GET \/assets\/canvas-charts/],
    reducedMotion: "reduce",
  });
  await signIn(page);
  await page.route(chunk, (route) => route.abort());
  await page.goto("/dashboard");
  await failures(page).first().waitFor();
  expect(await failures(page).count()).toBe(2);
  expect(await page.getByRole("row", { name: "Total Bookings 2" }).isVisible()).toBe(true);
  await page.unroute(chunk);
  await page.getByRole("link", { name: "Try again" }).first().click();
  await expect.poll(() => drawnColors(page)).toEqual(all);
  expect(await failures(page).count()).toBe(0);
});

test("a chart that does not come is given up after 120 seconds", async ({ openPage }) => {
  const page = await openPage();
  await signIn(page);
  await page.clock.install();
  await page.route(chunk, () => undefined);
  await page.goto("/dashboard");
  await untilHydrated(page);
  await page.clock.fastForward(110_000);
  expect(await page.getByText("Loading the chart…").count()).toBe(2);
  await page.clock.fastForward(10_000);
  await failures(page).first().waitFor();
  expect(await failures(page).count()).toBe(2);
});

test.for([phone, desktop])(
  "at $width px nothing moves while the charts arrive",
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
    // The chunk waits until the fonts are there: what they move is not the charts' doing.
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(chunk, (route) => isReleased.then(() => route.continue()));
    await page.goto("/dashboard");
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

test("without script the numbers stand there, and no room is kept for what cannot come", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false, faults: [/^csp GET \/assets\/.*\.js$/] });
  await signIn(page);
  await page.goto("/dashboard");
  expect(await page.getByRole("row", { name: "Total Bookings 2" }).isVisible()).toBe(true);
  expect(await page.getByText("Loading the chart…").first().isVisible()).toBe(false);
});
