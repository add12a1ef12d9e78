import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, inject, test as base } from "vitest";
import { type AppServer, startApp } from "./app-server";

/** Milliseconds that a page may take for one step; the test's own time-out is far beyond. */
const stepTimeout = 15_000;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface PageOptions extends Omit<BrowserContextOptions, "viewport"> {
  viewport?: { width: number; height: number };
  /**
   * What this test breaks on purpose: each of these must be seen, as `503 POST /booking?step=1` or the
   * text of an error. Everything else that goes wrong on the page fails the test.
   */
  faults?: RegExp[];
}

/** Opens an empty page of a new visitor: cookies and cache of its own, addresses relative to the app. */
export type OpenPage = (options?: PageOptions) => Promise<Page>;

/**
 * A test with a browser: one app with an empty database and one Chromium a file. A page fails its
 * test by errors in its console, uncaught errors, violations of the content security policy, and
 * requests that fail or are answered with 400 or more.
 */
export const test = base
  // eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs
  .extend("app", { scope: "file" }, async ({}, { onCleanup }): Promise<AppServer> => {
    const app = await startApp();
    onCleanup(app.stop);
    return app;
  })
  // eslint-disable-next-line no-empty-pattern -- as above
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }): Promise<Browser | null> => {
    const options = inject("chromium");
    const browser = options && (await chromium.launch(options));
    onCleanup(() => browser?.close());
    return browser;
  })
  .extend("openPage", ({ app, browser, skip }, { onCleanup }): OpenPage => {
    const opened: { page: Page; problems: string[]; faults: RegExp[] }[] = [];
    onCleanup(async () => {
      for (const { page, problems, faults } of opened) {
        await page.context().close();
        const unforeseen = problems.filter((problem) => !faults.some((fault) => fault.test(problem)));
        const missed = faults.filter((fault) => !problems.some((problem) => fault.test(problem)));
        expect({ unforeseen, missed }).toEqual({ unforeseen: [], missed: [] });
      }
    });
    return async ({ faults = [], ...options } = {}) => {
      if (!browser) return skip("no Chromium");
      const context = await browser.newContext({
        baseURL: app.url,
        locale: "en-US",
        // Not the company's: what is shown as Pacific time must not depend on the visitor's clock.
        timezoneId: "Europe/Berlin",
        viewport: desktop,
        ...options,
      });
      context.setDefaultTimeout(stepTimeout);
      const page = await context.newPage();
      opened.push({ page, problems: watch(page), faults });
      return page;
    };
  });

/** Notes what goes wrong on a page, as it happens. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  const pathOf = (url: string) => url.replace(/^https?:\/\/127\.0\.0\.1:\d+/, "");
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // The answers themselves are noted below, with more about them.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      problems.push(`console: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      problems.push(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // The page's own doing: it was left, or the visitor canceled.
    if (reason !== "net::ERR_ABORTED")
      problems.push(`${reason} ${request.method()} ${pathOf(request.url())}`);
  });
  return problems;
}

/** Waits until what was changed has been drawn, and what follows a drawing has run. */
export async function untilPainted(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
