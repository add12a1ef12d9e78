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

/** The rules for what differs between the themes: colors, pictures that one of them shows, and the state of the theme toggle. */
const darkThemeRules = {
  runOnly: ["cat.color", "cat.text-alternatives", "cat.name-role-value", "cat.aria"],
  // A rule of level AAA, which `runOnly` would turn on.
  rules: { "color-contrast-enhanced": { enabled: false } },
};

/** Returns what axe finds: the rule and the elements that violate it. The dark theme is checked by `darkThemeRules` alone. */
export async function findViolations(page: Page, colorScheme: "light" | "dark" = "light"): Promise<string[]> {
  // Once for each document: to load axe takes as long as to run it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(options),
    { resultTypes: ["violations"], ...(colorScheme === "dark" && darkThemeRules) },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" ")}`,
  );
}
