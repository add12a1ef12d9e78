import { existsSync, readdirSync, statSync } from "node:fs";
import type { Page } from "playwright-core";
import { paths } from "~/paths";
import { fixSize, milliseconds, rounds } from "./p24-sample-scan";
import { sharedApp } from "../app";
import { sharedBrowser } from "../browser";
import type { Row } from "../row";
import { filePath, withSlowLine } from "../slow-line";
import { percentile } from "../statistics";

/** Made by art/scripts/samples/points_to_copc.cpp with 12 by 12 rooms. */
const file = process.env.BENCH_COPC ?? "";
const assets = "build/client/assets";
const figure = '[data-viewer="scan"]';
const picture = '[data-state="still"]:not([data-points="0"]), [data-state="moving"]';

export const pointCloud: Row = {
  id: "P32",
  what: "COPC of 1 GB: first points after the click, RTT 100 ms, 9 Mbit/s; all points of the picture; frames at 800×600 while it turns",
  budget: "≤ 2 s; ≥ 30/s with a graphics card",
  aim: "≤ 1.5 s",
  measure: async () => {
    if (!existsSync(file)) return "not measured: BENCH_COPC names no file (bench/README.md)";
    const [{ browser }, { url: app }] = await Promise.all([sharedBrowser(), sharedApp()]);
    const [firsts, wholes, rates]: [number[], number[], number[]] = [[], [], []];
    let kind = "";
    for (let round = 0; round < rounds; round++)
      await withSlowLine(app, file, async (url) => {
        const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
        try {
          const page = await context.newPage();
          const { first, whole } = await open(page);
          firsts.push(first);
          wholes.push(whole);
          const { rate, drawnBy } = await turn(page);
          rates.push(rate);
          kind = drawnBy;
        } finally {
          await context.close();
        }
      });
    const seconds = (times: number[]) => `${(percentile(times, 0.5) / 1000).toFixed(2)} s`;
    const size = (statSync(file).size / 1e9).toFixed(2);
    return `${seconds(firsts)} of ${size} GB; ${seconds(wholes)}; ${percentile(rates, 0.5).toFixed(0)}/s, drawn by ${kind}`;
  },
};

/** Opens the file in the viewer; returns the milliseconds from the click to the first points, and until none is missing. */
async function open(page: Page): Promise<{ first: number; whole: number }> {
  const names = readdirSync(assets);
  const built = (start: string) => `/assets/${names.find((name) => name.startsWith(start)) ?? ""}`;
  await page.goto(paths.sampleScan(), { waitUntil: "networkidle" });
  await page.locator(figure).evaluate(
    (element, values) => {
      for (const [name, value] of Object.entries(values)) element.setAttribute(`data-${name}`, value);
    },
    {
      source: filePath,
      format: "laz",
      worker: built("scan-worker-"),
      decoder: built("laz-perf-"),
    },
  );
  await fixSize(page);
  return page.evaluate(async (shown) => {
    const start = performance.now();
    document.querySelector<HTMLElement>("[data-import]")?.click();
    while (!document.querySelector(shown)) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const first = performance.now() - start;
    const progress = document.querySelector<HTMLElement>('[data-part="progress"]');
    while (!progress?.hidden && performance.now() - start < 60_000) await new Promise(requestAnimationFrame);
    return { first, whole: performance.now() - start };
  }, picture);
}

/** Turns the scan for some seconds; returns frames a second, and what draws them. */
function turn(page: Page): Promise<{ rate: number; drawnBy: string }> {
  return page.evaluate(async (duration) => {
    const canvas = document.querySelector("canvas");
    let frames = 0;
    const start = performance.now();
    while (performance.now() - start < duration) {
      canvas?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      await new Promise(requestAnimationFrame);
      frames++;
    }
    const drawnBy = canvas?.getContext("2d") ? "the processor" : "WebGL";
    return { rate: (frames * 1000) / (performance.now() - start), drawnBy };
  }, milliseconds);
}
