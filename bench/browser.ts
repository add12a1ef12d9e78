import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "#tests/support/browser/chromium";
import { freePort } from "#tests/support/database/postgres-server";
import { sharedApp } from "./app";

interface SharedBrowser {
  browser: Browser;
  /** The port at which Lighthouse connects to the same Chromium. */
  debuggingPort: number;
}

let started: Promise<SharedBrowser> | undefined;

export function sharedBrowser(): Promise<SharedBrowser> {
  return (started ??= start());
}

export async function closeSharedBrowser(): Promise<void> {
  const shared = await started?.catch(() => undefined);
  await shared?.browser.close();
}

async function start(): Promise<SharedBrowser> {
  const options = await findChromium();
  if (!options) throw new Error("no Chromium was found on this machine");
  const debuggingPort = await freePort();
  const args = [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`];
  return { browser: await chromium.launch({ ...options, args }), debuggingPort };
}

/** Runs `task` with an empty page of a new visitor who uses a phone. Paths are relative to the shared app. */
export async function withPage<Result>(task: (page: Page) => Promise<Result>): Promise<Result> {
  const [{ browser }, { url }] = await Promise.all([sharedBrowser(), sharedApp()]);
  const context = await browser.newContext({
    baseURL: url,
    locale: "en-US",
    // The phone that Lighthouse emulates.
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    return await task(await context.newPage());
  } finally {
    await context.close();
  }
}
