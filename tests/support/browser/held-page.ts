import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilHydrated } from "./booking-form";

/** Runs in a document before its own scripts: the module that imports all others, which the document adds, waits for `release`. */
function holdModule() {
  const released = new Promise((release) => Object.assign(window, { release }));
  const append = Reflect.get(Element.prototype, "append");
  Element.prototype.append = function (this: Element, ...nodes) {
    if (nodes[0] instanceof HTMLScriptElement) void released.then(() => append.apply(this, nodes));
    else append.apply(this, nodes);
  };
}

/** Opens a screen without hydrating it, and returns what releases its scripts. */
export async function openHeld(page: Page, address: string) {
  // Not by a route, which sends each request of the page through this process, and turns the cache off.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${holdModule.toString()})()` });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return async () => {
    expect(await page.locator("html[data-hydrated]").count(), address).toBe(0);
    await session.detach();
    await page.evaluate("release()");
    await untilHydrated(page);
  };
}
