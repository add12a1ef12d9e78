import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { carriedChromium, isBundled } from "#tests/support/browser/chromium";

test.runIf(isBundled)(
  "the Chromium that the npm package carries starts, for machines that have none",
  async () => {
    const browser = await chromium.launch(carriedChromium());
    const page = await browser.newPage();
    await page.setContent("<h1>Datum</h1>");
    expect(await page.getByRole("heading").innerText()).toBe("Datum");
    await browser.close();
  },
);
