import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { desktop, type OpenPage, phone, untilPainted } from "./open-page";

export function openForAxe(openPage: OpenPage, faults?: RegExp[]): Promise<Page> {
  // Without reduced motion, axe would measure colors during a transition between themes.
  return openPage({ faults, reducedMotion: "reduce" });
}

/**
 * Expects axe to find no violations in the current page, on a phone in the light theme and on a desktop in the dark theme. Expects no
 * sideways scrolling there and at 320 px, the width at a zoom of 400 %. `app/tokens.test.ts` compares the contrast of all colors in both
 * themes.
 *
 * @param part `content` leaves out header, menus and footer, which are the same on every page and take a third of the time. `page`
 *   includes them: site.test.ts does so for the site, accessibility.test.ts for the back office.
 */
export async function expectAccessible(page: Page, part: PageScope = "content") {
  await page.setViewportSize(narrow);
  await expectNoOverflow(page);
  await expectNoViolations(page, part);
}

/** Does the checks of `expectAccessible` except the one at 320 px, for wider pages. */
export async function expectNoViolations(page: Page, part: PageScope) {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectNoOverflow(page);
    expect(await findViolations(page, part), `${page.url()}, ${colorScheme}, ${viewport.width} px`).toEqual(
      [],
    );
  }
}

/** Expects the page to be no wider than its window, and each table no wider than its container. */
async function expectNoOverflow(page: Page) {
  await untilPainted(page);
  const [width, ...overflow] = await page.evaluate(() => [
    innerWidth,
    document.documentElement.scrollWidth - innerWidth,
    ...[...document.querySelectorAll("table")].map(
      ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
    ),
  ]);
  expect(Math.max(...overflow), `${page.url()}, ${width} px`).toBeLessThanOrEqual(0);
}

const narrow = { width: 320, height: 568 };

const looks = [
  { viewport: phone, colorScheme: "light" },
  { viewport: desktop, colorScheme: "dark" },
] as const;

/** The minified source has less than half the size of the module. Chromium receives it for each document. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

type PageScope = "content" | "page";
type Axe = { run: (context: object, options: object) => Promise<AxeResults> };

/**
 * Returns axe's findings: the rule, and the elements that violate it. Adds accessible names that do not begin with the visible label, which
 * axe does not check. People who speak to their device name a button or link by its label (WCAG 2.2, 2.5.3).
 */
export async function findViolations(page: Page, part: PageScope): Promise<string[]> {
  // Loads axe only once per document, because loading it takes as long as a run.
  if (!(await page.evaluate(() => "axe" in window))) await loadAxe(page);
  const violations = await page.evaluate(async (isWhole) => {
    const { axe } = window as unknown as { axe: Axe };
    const around = [...document.querySelectorAll("header, nav, footer")].filter(
      (each) => !each.closest("main"),
    );
    const context = isWhole ? document : { include: [document], exclude: around };
    return (await axe.run(context, { resultTypes: ["violations"] })).violations;
  }, part === "page");
  return [
    ...violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" ")}`,
    ),
    ...(await page.evaluate(findOtherNames)),
  ];
}

/** Returns the names that do not begin with their visible label. Runs in the page. */
function findOtherNames(): string[] {
  const read = (text: string) => text.replaceAll(/\s/g, "").toLowerCase();
  const unseen = "[aria-hidden=true], .sr-only";
  const readLabel = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let label = "";
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      if (holder?.checkVisibility() && !holder.closest(unseen)) label += walker.currentNode.textContent ?? "";
    }
    return read(label);
  };
  return [...document.querySelectorAll("a, button, summary")].flatMap((element) => {
    const name = element.getAttribute("aria-label");
    const label = readLabel(element);
    // A count, such as that of the bell, is not a label.
    if (name === null || !/\p{L}/u.test(label) || read(name).startsWith(label)) return [];
    return [`The visible “${label}” is named “${name}”.`];
  });
}

/** Loads axe by CDP, because Chromium then reuses the compiled script in the next document, unlike one that `page.evaluate` runs. */
async function loadAxe(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axeSource });
  await session.detach();
}
