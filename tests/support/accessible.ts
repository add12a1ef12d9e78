import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { desktop, type OpenPage, phone, untilPainted } from "./browser";

/** Opens a page that `expectAccessible` can check. */
export function openForAxe(openPage: OpenPage, faults?: RegExp[]): Promise<Page> {
  // Without reduced motion, axe would measure colors in the middle of a transition between themes.
  return openPage({ faults, reducedMotion: "reduce" });
}

/** Expects axe to find no violations in the current page, in both themes, on a phone and a desktop. */
export async function expectAccessible(page: Page) {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await untilPainted(page);
      expect(await findViolations(page, colorScheme), `${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
  }
}

/** What the dark theme can change: colors, and pictures that only it shows. All else is the markup that the light theme has. */
const rulesOfDark = {
  runOnly: ["cat.color", "cat.text-alternatives"],
  // A rule of level AAA, which these categories would switch on.
  rules: { "color-contrast-enhanced": { enabled: false } },
};

/** Returns what axe finds: the rule and the elements that violate it. In the dark theme by the rules that depend on the theme. */
export async function findViolations(page: Page, colorScheme: "light" | "dark" = "light"): Promise<string[]> {
  // Once for each document: to load axe takes as long as to run it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(options),
    { resultTypes: ["violations"], ...(colorScheme === "dark" && rulesOfDark) },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" ")}`,
  );
}
