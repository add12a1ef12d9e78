import type { LaunchOptions } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium } from "#tests/support/browser/chromium";

declare module "vitest" {
  interface ProvidedContext {
    chromium: LaunchOptions | null;
  }
}

export default async function setup(project: TestProject) {
  const chromium = await findChromium();
  project.provide("chromium", chromium);
  if (chromium) return;
  const advice = "install Chromium or Chrome, or set CHROME_PATH";
  if (process.env.CI) throw new Error(`CI runs the browser tests, and found no Chromium: ${advice}.`);
  process.stdout.write(`Browser tests are skipped: no Chromium was found; ${advice}.\n`);
}
