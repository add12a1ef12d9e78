import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { paths } from "~/paths";
import { sharedApp } from "../app";
import { sharedBrowser } from "../browser";
import type { Row } from "../row";
import { percentile } from "../statistics";

const button = "[data-import]";
const picture = '[data-state="still"], [data-state="moving"]';
/** 9 Mbit/s, a cable line. */
const line = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
const rounds = 5;
const points = 200_000;
const seconds = 5;

export const sampleScan: Row = {
  id: "P24",
  what: "sample scan: first picture after the click, RTT 100 ms, 9 Mbit/s; frames at 800×600 with 200,000 points",
  budget: "≤ 1.5 s; ≥ 30/s or 0.9× of three.js",
  aim: "≤ 1.0 s",
  measure: async () => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await withDesktop(timeToPicture));
    const { rate, shown } = await withDesktop(turn);
    return `${(percentile(times, 0.5) / 1000).toFixed(2)} s; ${rate.toFixed(0)}/s with at least ${shown.toLocaleString("en-US")} points`;
  },
};

async function withDesktop<Result>(task: (page: Page) => Promise<Result>): Promise<Result> {
  const [{ browser }, { url }] = await Promise.all([sharedBrowser(), sharedApp()]);
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  try {
    return await task(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Milliseconds from the click to the frame with the first points. */
async function timeToPicture(page: Page): Promise<number> {
  await page.goto(paths.sampleScan(), { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  return page.evaluate(
    async ([selector, shown]) => {
      const start = performance.now();
      document.querySelector<HTMLElement>(selector)?.click();
      while (!document.querySelector(shown)) await new Promise(requestAnimationFrame);
      // The frame after it is the first that can only start when the picture is on its way to the screen.
      await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    [button, picture] as const,
  );
}

/** Turns the scan for some seconds; returns frames a second and the least number of points in one of them. */
async function turn(page: Page): Promise<{ rate: number; shown: number }> {
  const body = readFileSync("app/site/sample-scan/points.bin").subarray(0, points * 9);
  await page.route(/\/points-/, (route) => route.fulfill({ body }));
  await page.goto(paths.sampleScan());
  await page.locator('[data-part="stage"]').evaluate((stage) => {
    const image = stage.querySelector("img");
    // With its border of one pixel.
    (stage as HTMLElement).style.width = "802px";
    if (image) image.style.aspectRatio = "800 / 600";
  });
  await page.click(button);
  await page.locator(`[data-points="${points}"]`).waitFor({ state: "attached" });
  return page.evaluate(async (duration) => {
    const canvas = document.querySelector("canvas");
    const view = canvas?.parentElement;
    let [frames, shown] = [0, Infinity];
    const start = performance.now();
    while (performance.now() - start < duration) {
      canvas?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      await new Promise(requestAnimationFrame);
      frames++;
      shown = Math.min(shown, Number(view?.dataset.points));
    }
    return { rate: (frames * 1000) / (performance.now() - start), shown };
  }, seconds * 1000);
}
