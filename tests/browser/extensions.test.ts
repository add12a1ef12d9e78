import { expect } from "vitest";
import { focused } from "#tests/support/browser/booking-form";
import { openHeld } from "#tests/support/browser/held-page";
import { test } from "#tests/support/browser/open-page";

/** Puts an element into the document, like a browser extension. */
const insertions: Record<string, () => void> = {
  "after the body": () => document.documentElement.append(document.createElement("div")),
  "at the start of the body": () => document.body.prepend(document.createElement("div")),
  "beside an input": () => document.querySelector("[name=email]")?.after(document.createElement("div")),
};

test.for(Object.entries(insertions))(
  "what is typed before hydration is kept, with the focus, although an extension has put an element %s",
  async ([, insert], { openPage }) => {
    const page = await openPage({ faults: [/Minified React error #4(18|23)/] });
    const release = await openHeld(page, "/booking");
    await page.locator("[name=fullName]").fill("Ada Lovelace");
    await page.getByLabel("Text", { exact: true }).check();
    await page.locator("[name=email]").fill("ada@example.com");
    await page.evaluate(insert);
    await release();
    expect(await page.locator("[name=fullName]").inputValue()).toBe("Ada Lovelace");
    expect(await page.locator("[name=email]").inputValue()).toBe("ada@example.com");
    expect(await page.getByLabel("Text", { exact: true }).isChecked()).toBe(true);
    expect(await focused(page)).toBe("booking-1-email");
  },
);
