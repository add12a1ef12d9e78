import type { Page } from "playwright-core";
import { paths } from "~/paths";
import { fixSize, milliseconds, rounds, timeToPicture, withDesktop } from "./p24-sample-scan";
import type { Row } from "../row";
import { percentile } from "../statistics";

export const sampleTour: Row = {
  id: "P24B",
  what: "sample tour: first view after the click, RTT 100 ms, 9 Mbit/s; frames at 800×600, software renderer",
  budget: "≤ 1.5 s; ≥ 30/s",
  aim: "≤ 1.0 s",
  measure: async () => {
    const [times, rates]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      times.push(await withDesktop((page) => timeToPicture(page, paths.sampleTour())));
      rates.push(await withDesktop(turn));
    }
    const rate = `${percentile(rates, 0.5).toFixed(0)}/s (${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)})`;
    return `${(percentile(times, 0.5) / 1000).toFixed(2)} s; ${rate}`;
  },
};

/** Turns around for some seconds; returns frames a second. */
async function turn(page: Page): Promise<number> {
  await page.goto(paths.sampleTour());
  await fixSize(page);
  await page.click("[data-import]");
  await page.locator('[data-state="still"]').waitFor({ state: "attached" });
  return page.evaluate(async (duration) => {
    const canvas = document.querySelector("canvas");
    let frames = 0;
    const start = performance.now();
    while (performance.now() - start < duration) {
      canvas?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      await new Promise(requestAnimationFrame);
      frames++;
    }
    if (canvas?.width !== 800 || canvas.height !== 600)
      throw new Error(`${canvas?.width} by ${canvas?.height}`);
    return (frames * 1000) / (performance.now() - start);
  }, milliseconds);
}
