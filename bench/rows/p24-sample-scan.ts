import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { paths } from "~/paths";
import { storedBytes } from "~/site/point-cloud/point-cloud";
import { fitCamera, sampleSpace } from "~/site/scan/views";
import { sharedApp } from "../app";
import { sharedBrowser } from "../browser";
import type { Row } from "../row";
import { percentile } from "../statistics";
import { hasThree, openThree } from "../three";

const button = "[data-import]";
const picture = '[data-state="still"], [data-state="moving"]';
/** 9 Mbit/s, a cable line. */
const line = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
export const rounds = 5;
const points = 200_000;
export const milliseconds = 3_000;
const picture800 = { width: 800, height: 600 };

export const sampleScan: Row = {
  id: "P24",
  what: "sample scan: first picture after the click, RTT 100 ms, 9 Mbit/s; frames at 800×600, always with 200,000 points",
  budget: "≤ 1.5 s; ≥ 30/s or 0.9× of three.js",
  aim: "≤ 1.0 s",
  measure: async () => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      times.push(await withDesktop((page) => timeToPicture(page, paths.sampleScan())));
    const firstPicture = `${(percentile(times, 0.5) / 1000).toFixed(2)} s`;
    const [ours, threes]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await withDesktop(turn));
      if (hasThree) threes.push(await withDesktop(turnWithThree));
    }
    const rate = percentile(ours, 0.5);
    if (!hasThree) return `${firstPicture}; ${rate.toFixed(0)}/s; no three.js: npm install --prefix bench`;
    const anchor = percentile(threes, 0.5);
    return `${firstPicture}; ${rate.toFixed(0)}/s, ${(rate / anchor).toFixed(2)}× (three.js ${anchor.toFixed(1)}/s)`;
  },
};

/** Runs a task with a page on a desktop. */
export async function withDesktop<Result>(task: (page: Page) => Promise<Result>): Promise<Result> {
  const [{ browser }, { url }] = await Promise.all([sharedBrowser(), sharedApp()]);
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  try {
    return await task(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Milliseconds from the click to the first frame of a viewer. */
export async function timeToPicture(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: "networkidle" });
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

/** Gives the picture of a viewer 800 by 600 pixels. */
export async function fixSize(page: Page): Promise<void> {
  await page.locator("[data-viewer]").evaluate((figure) => {
    const frame = figure.querySelector<HTMLElement>('[data-part="frame"]');
    const stage = figure.querySelector<HTMLElement>('[data-part="stage"]');
    frame?.style.setProperty("height", "auto");
    frame?.style.setProperty("max-height", "none");
    // With its border of one pixel.
    stage?.style.setProperty("width", "802px");
    stage?.style.setProperty("height", "602px");
    stage?.style.setProperty("flex", "none");
  });
}

/** Turns the scan with every point for some seconds; returns frames a second. */
async function turn(page: Page): Promise<number> {
  await page.route(/\/points-/, (route) => route.fulfill({ body: firstPoints() }));
  await page.goto(paths.sampleScan());
  await page.locator('[data-viewer="scan"]').evaluate((figure, least) => {
    figure.setAttribute("data-least-points", String(least));
  }, points);
  await fixSize(page);
  await page.click(button);
  await page.locator(`[data-state="still"][data-points="${points}"]`).waitFor({ state: "attached" });
  // No point is cut away.
  const slider = page.locator('[data-part="to"]');
  await slider.fill((await slider.getAttribute("max")) ?? "");
  return page.evaluate(
    async ([duration, expected]) => {
      const canvas = document.querySelector("canvas");
      const view = canvas?.parentElement;
      let frames = 0;
      const start = performance.now();
      while (performance.now() - start < duration) {
        canvas?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
        await new Promise(requestAnimationFrame);
        frames++;
        if (view?.dataset.points !== String(expected)) throw new Error(`${view?.dataset.points} points`);
      }
      if (canvas?.width !== 800 || canvas.height !== 600)
        throw new Error(`${canvas?.width} by ${canvas?.height}`);
      return (frames * 1000) / (performance.now() - start);
    },
    [milliseconds, points] as const,
  );
}

/** The same with three.js. */
async function turnWithThree(page: Page): Promise<number> {
  await openThree(page, firstPoints(), points, picture800);
  return page.evaluate(
    async ([duration, expected, camera]) => {
      let [frames, azimuth] = [0, camera.azimuth];
      window.show(camera);
      const start = performance.now();
      while (performance.now() - start < duration) {
        azimuth += Math.PI / 24;
        if (window.show({ ...camera, azimuth }) !== expected) throw new Error("three.js drew other points.");
        await new Promise(requestAnimationFrame);
        frames++;
      }
      return (frames * 1000) / (performance.now() - start);
    },
    [milliseconds, points, fitCamera(sampleSpace.views.overview.camera, picture800)] as const,
  );
}

function firstPoints(): Buffer {
  return readFileSync("app/site/scan/points.bin").subarray(0, points * storedBytes);
}
