import { publicPages } from "#tests/support/http/public-pages";
import { paths } from "~/paths";
import { withPage } from "../browser";
import { auditPage } from "../lighthouse";
import type { Row } from "../row";

const pages = [...publicPages.map(({ path }) => path), paths.booking(), paths.login()];
const throttling = { rttMs: 100, throughputKbps: 9_000, cpuSlowdownMultiplier: 4 };

export const shiftAndPaint: Row = {
  id: "P7",
  what: "layout shift, scrolled to the end; largest paint at RTT 100 ms, 9 Mbit/s, CPU 4×",
  budget: "0.00; 1.5 s",
  aim: "0; 1.0 s",
  measure: async () => {
    const shifts: PageFigure[] = [];
    const paints: PageFigure[] = [];
    for (const path of pages) {
      shifts.push({ path, value: await shiftOf(path) });
      paints.push({ path, value: await paintOf(path) });
    }
    const [shift, paint] = [most(shifts), most(paints)];
    return `${shift.value.toFixed(3)} on ${shift.path}; ${paint.value.toFixed(2)} s on ${paint.path}, the worst of ${pages.length}`;
  },
};

interface PageFigure {
  path: string;
  value: number;
}

function most(figures: readonly PageFigure[]): PageFigure {
  return figures.reduce((a, b) => (b.value > a.value ? b : a));
}

async function paintOf(path: string): Promise<number> {
  const report = await auditPage(path, { onlyCategories: ["performance"], throttling });
  return (report.audits["largest-contentful-paint"]?.numericValue ?? NaN) / 1000;
}

/** Returns the sum of all layout shifts, including those of content that is visible only after scrolling. */
function shiftOf(path: string): Promise<number> {
  return withPage(async (page) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 400) {
      // Waits for two frames: the first paints the content that comes into view, and a shift would occur in the second.
      await page.evaluate(async (to) => {
        window.scrollTo({ top: to, behavior: "instant" });
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }, top);
    }
    await page.waitForLoadState("networkidle");
    return page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
    );
  });
}
