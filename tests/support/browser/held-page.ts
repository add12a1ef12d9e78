import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilHydrated } from "./booking-form";

/** Opens a page without hydrating it. Returns a function that releases its scripts. */
export async function openHeld(page: Page, address: string) {
  // Uses CDP, because a route would send each of the page's requests through this process.
  const session = await page.context().newCDPSession(page);
  // Chromium does not request cached scripts, so those could not be held.
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/entry.client-*" }] });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return async () => {
    expect(await page.locator("html[data-hydrated]").count(), address).toBe(0);
    // Disabling the interception also continues the held requests.
    await session.send("Fetch.disable");
    await session.detach();
    await untilHydrated(page);
  };
}
