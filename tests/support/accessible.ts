import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { desktop, type OpenPage, phone, untilPainted } from "./browser";

const axe = "node_modules/axe-core/axe.min.js";

/** Opens a page that `expectAccessible` can judge. */
export async function openForAxe(openPage: OpenPage, faults?: RegExp[]): Promise<Page> {
  // Colors on their way from one theme to the other would be measured as they pass.
  const page = await openPage({ faults, reducedMotion: "reduce" });
  await page.addInitScript({ path: axe });
  return page;
}

/** Holds the page as it is now against axe, in both themes, on a phone and on a desktop. */
export async function expectAccessible(page: Page) {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await untilPainted(page);
      expect(await violationsOf(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
  }
}

/** What axe finds: the rule, and the elements that break it. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ["violations"],
    }),
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" ")}`,
  );
}
