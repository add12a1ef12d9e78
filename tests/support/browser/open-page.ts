import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";
import { isLent, test as base } from "#tests/support/app/lent-app";
import { type Contexts, keepContexts } from "./contexts";

/** Milliseconds for one action on a page, far below the timeout of the test. */
const stepTimeout = 15_000;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface PageOptions extends Omit<BrowserContextOptions, "viewport"> {
  viewport?: { width: number; height: number };
  /**
   * Problems that this test provokes, such as `503 POST /booking?step=1` or an error's text. Each must occur, and any other problem fails the
   * test.
   */
  faults?: RegExp[];
  /** For a test that changes its context permanently, such as its clock. No later test uses the context. */
  hasOwnContext?: boolean;
}

/** Opens an empty page without cookies and stored data. Its base URL is the app's. */
export type OpenPage = (options?: PageOptions) => Promise<Page>;

/** On `globalThis`, because each file has its own modules (fresh-modules.ts) and fixtures of the scope `worker`. */
const shared = globalThis as typeof globalThis & { testBrowser?: Browser; testContexts?: Contexts };

/**
 * A browser test. Each file begins with an empty database; each process has one app and one Chromium. It fails on console errors, uncaught
 * errors, violations of the content security policy, failed requests, and responses of status 400 and above.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures that it needs from the pattern
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }): Promise<Browser | null> => {
    const options = inject("chromium");
    if (options && !shared.testBrowser) {
      const browser = await chromium.launch(options);
      shared.testBrowser = browser;
      onCleanup(() => browser.close());
    }
    return shared.testBrowser ?? null;
  })
  .extend("contexts", { scope: "file" }, ({ app, browser }, { onCleanup }) => {
    if (!browser) return null;
    if (!isLent(app)) {
      const contexts = keepContexts(browser, app.url);
      onCleanup(() => contexts.closeAllBut(0));
      return contexts;
    }
    shared.testContexts ??= keepContexts(browser, app.url);
    const contexts = shared.testContexts;
    onCleanup(() => contexts.closeAllBut(3));
    return contexts;
  })
  .extend("openPage", ({ app, browser, contexts, skip }, { onCleanup }): OpenPage => {
    const opened: { page: Page; problems: string[]; faults: RegExp[]; isKept: boolean }[] = [];
    onCleanup(async () => {
      for (const { page, problems, faults, isKept } of opened) {
        if (isKept) await contexts?.giveBack(page.context());
        else await page.context().close();
        const unforeseen = problems.filter((problem) => !faults.some((fault) => fault.test(problem)));
        const missed = faults.filter((fault) => !problems.some((problem) => fault.test(problem)));
        expect({ unforeseen, missed }).toEqual({ unforeseen: [], missed: [] });
      }
    });
    return async ({ faults = [], hasOwnContext = false, ...options } = {}) => {
      if (!browser || !contexts) return skip("no Chromium");
      const { viewport = desktop, colorScheme, reducedMotion, forcedColors, ...others } = options;
      const contextOptions = {
        baseURL: app.url,
        locale: "en-US",
        // Not Pacific time: pages must show Pacific time in any time zone.
        timezoneId: "Europe/Berlin",
        // A phone's context differs from a narrow window in more than its size.
        viewport: others.isMobile ? viewport : desktop,
        ...others,
      };
      const context = await (hasOwnContext
        ? browser.newContext(contextOptions)
        : contexts.take(contextOptions));
      context.setDefaultTimeout(stepTimeout);
      const page = await context.newPage();
      // Set on the page, so that tests that differ only in these options share a context.
      if (viewport !== desktop && !others.isMobile) await page.setViewportSize(viewport);
      if (colorScheme ?? reducedMotion ?? forcedColors)
        await page.emulateMedia({ colorScheme, reducedMotion, forcedColors });
      opened.push({ page, problems: watch(page, others.javaScriptEnabled), faults, isKept: !hasOwnContext });
      return page;
    };
  });

function watch(page: Page, hasScript = true): string[] {
  const problems: string[] = [];
  const pathOf = (url: string) => url.replace(/^https?:\/\/(127\.0\.0\.1|localhost):\d+/, "");
  page.on("pageerror", ({ message }) => {
    // A busy Chromium skips the animation between two pages, and reports an error of the page.
    if (!/^Transition was (aborted|skipped)/.test(message))
      problems.push(`uncaught: ${message} on ${pathOf(page.url())}`);
  });
  page.on("console", (message) => {
    // Failed responses are collected below, with their method and path.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      problems.push(`console: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      problems.push(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // Without script, Chromium does not load the document's modules, and reports the content security policy as the reason.
    const isUnused = !hasScript && reason === "csp" && request.url().endsWith(".js");
    // The page or the visitor aborted the request, for example by navigating.
    if (reason !== "net::ERR_ABORTED" && !isUnused)
      problems.push(`${reason} ${request.method()} ${pathOf(request.url())}`);
  });
  return problems;
}

/** Waits until the browser has painted the current state and has run that frame's callbacks. */
export async function untilPainted(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
