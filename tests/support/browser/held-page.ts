import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilHydrated } from "./booking-form";

/** Opens a screen without hydrating it, and returns what releases its scripts. */
export async function openHeld(page: Page, address: string) {
  // Not by a route, which sends each request of the page through this process.
  const session = await page.context().newCDPSession(page);
  // What is in the browser's memory is not requested, and could not be held.
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/entry.client-*" }] });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return async () => {
    expect(await page.locator("html[data-hydrated]").count(), address).toBe(0);
    // What is held goes on, too.
    await session.send("Fetch.disable");
    await session.detach();
    await untilHydrated(page);
  };
}
