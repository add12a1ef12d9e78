import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { findFaults } from "#tests/support/app/log";
import { fillParameters, type PopulatedApp, startPopulatedProcess } from "#tests/support/app/personas";
import { adminEmail, adminPassword, type AppProcess } from "#tests/support/app/process";
import { readRouteManifest } from "#tests/support/app/route-manifest";
import { copySources } from "#tests/support/app/source-copy";
import { findChromium } from "#tests/support/browser/chromium";
import { createDatabase, type TestDatabase } from "#tests/support/database/create-database";
import { freePort } from "#tests/support/database/postgres-server";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { Visitor } from "#tests/support/http/visitor";
import { hasReact } from "~/react-pages";
import { endpoints, site, staff, withoutHeader } from "~/route-map";
import { company } from "~/settings/company";

const reloadScript = "/app/site/reload-on-change.js";
/** Milliseconds for one action, in which the server can have to compile modules for the first time. */
const patience = 60_000;

const sources = copySources();
let database: TestDatabase | undefined;
let populated: PopulatedApp<AppProcess>;
let webPort: number;
let browser: Browser | undefined;
beforeAll(async () => {
  const [port, smtpPort] = [await freePort(), await freePort()].map(String);
  webPort = await freePort();
  const server = inject("postgresUrl");
  // PostgreSQL takes half the processor time of the embedded database.
  database = server ? await createDatabase(server) : undefined;
  populated = await startPopulatedProcess(database?.url, {
    program: [path.join(sources.folder, "scripts/dev.js"), "--host", "127.0.0.1", "--port", String(port)],
    env: {
      NODE_ENV: "development",
      PORT: String(port),
      MAILDEV_SMTP_PORT: String(smtpPort),
      MAILDEV_WEB_PORT: String(webPort),
    },
  });
  const chromiumOptions = await findChromium();
  browser = chromiumOptions ? await chromium.launch(chromiumOptions) : undefined;
});
afterAll(async () => {
  await browser?.close();
  await populated.app.stop();
  await database?.drop();
  sources.remove();
});

const open = async (address: string) => (await fetch(new URL(address, populated.app.url))).text();

test("the development server reloads a page without React when its source changes", async () => {
  expect(await open("/")).toContain(reloadScript);
  expect(await open(reloadScript)).toContain("/@vite/client");
});

test("the development server leaves pages with React to hot updates", async () => {
  expect(await open("/booking")).not.toContain(reloadScript);
});

function listPages() {
  const pages = {
    ...site,
    ...staff,
    ...withoutHeader,
    "routes/site/cross-site": endpoints["routes/site/cross-site"],
  };
  const all = readRouteManifest()
    .filter(({ id }) => id in pages)
    .map((route) => ({ address: fillParameters(route, populated.ids), hasReact: hasReact(route.id) }));
  return [...all, { address: "/vi/booking", hasReact: true }];
}

/**
 * Console errors without a fault of the app. The first one repeats a failed response, which is counted separately. Remix causes the second
 * one: an edit of two modules loads the data twice, and the second load aborts the first, before its response arrives or while it is read.
 */
const harmless =
  /^Failed to load resource|^AbortError: (signal is|BodyStreamBuffer was) aborted[^]*hmr-runtime/;

/** Collects a page's errors, and the packages that Vite has not pre-bundled. */
function watch(page: Page) {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()}: uncaught ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !harmless.test(message.text()))
      problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const isScript = response.request().resourceType() === "script";
    if (response.status() >= (isScript ? 400 : 500)) problems.push(`${response.status()} ${pathname}`);
    if (
      isScript &&
      /node_modules\/(?!vite\/|\.vite\/).*js$/.test(pathname) &&
      !pathname.includes("swagger-ui")
    )
      problems.push(`${pathname} is of a package that vite.config.ts does not name`);
  });
  return problems;
}

/** Imports a module in the page. The code is a string, because Vitest replaces imports in functions. */
const run = (page: Page, url: string) =>
  page.evaluate(`import(${JSON.stringify(url)}).then(() => undefined)`);

/** Requests every page. Returns the pages that fail, or that contain no React although the list of pages says so. */
async function makeEveryPage(page: Page) {
  const failed: string[] = [];
  for (const { address, hasReact } of listPages()) {
    const response = await page.request.get(address);
    const shipsReact = /import \* as route\d+ from "/.test(await response.text());
    if (response.status() >= 500 || (hasReact && !shipsReact)) failed.push(address);
  }
  return failed;
}

/**
 * Runs the dynamic imports of the loaded modules, such as charts and passkeys.
 *
 * @param modules the loaded modules' paths; the caller adds those that the page loads
 */
async function loadLazyModules(page: Page, modules: Set<string>) {
  const lazy = new Set<string>();
  for (const address of modules) {
    for (const [, url = ""] of (await open(address)).matchAll(/\bimport\("(\/[^"]+)"\)/g)) {
      if (lazy.has(url)) continue;
      lazy.add(url);
      await run(page, url);
    }
  }
  return [...lazy];
}

const untilHydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor({ timeout: patience });

const logged = (pattern: RegExp) =>
  populated.app
    .output()
    .split("\n")
    .filter((line) => pattern.test(line));

test("without a cache, every page is made, and edits appear, without a reload or an error", async ({
  skip,
}) => {
  if (!browser) return skip("no Chromium");
  const page = await browser.newPage({ baseURL: populated.app.url });
  page.setDefaultTimeout(patience);
  const problems = watch(page);
  const modules = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/app/")) modules.add(pathname);
  });

  await page.goto("/login");
  await untilHydrated(page);
  await page.getByLabel("Email").fill(adminEmail);
  await page.getByLabel("Password").fill(adminPassword);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/dashboard");

  await page.goto("/");
  for (const address of ["/booking", "/vi/booking", "/dashboard"]) {
    await page.goto(address);
    await untilHydrated(page);
  }
  const failed = await makeEveryPage(page);
  await page.goto("/account");
  await untilHydrated(page);
  const lazy = await loadLazyModules(page, modules);
  expect(lazy.join()).toContain("canvas-charts");
  expect({ failed, problems }).toEqual({ failed: [], problems: [] });

  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Typed before the edits");
  sources.edit("app/ui/submit-button.tsx", 'type="submit"', 'type="submit" title="edited"');
  await page.locator("button[title=edited]").waitFor();
  sources.edit("app/messages/en-US/staff-account.ts", '"Update Info"', '"Update Info, edited"');
  await page.getByRole("button", { name: "Update Info, edited" }).waitFor();
  expect(await name.inputValue()).toBe("Typed before the edits");
  sources.edit(
    "app/routes/staff/dashboard/to-desk.server.ts",
    "name: fullName,",
    "name: `${fullName}, edited`,",
  );
  await vi.waitFor(
    async () => {
      const response = await page.request.get("/dashboard");
      expect(new URL(response.url()).pathname).toBe("/dashboard");
      expect(await response.text()).toContain(", edited");
    },
    { timeout: patience, interval: 200 },
  );
  expect(await name.inputValue()).toBe("Typed before the edits");
  expect(problems).toEqual([]);
  expect(logged(/\(client\) page reload|reloading|optimized|Error:/)).toEqual([]);
  expect(logged(/"path":"\/(app|node_modules)\//)).toEqual([]);
  expect(findFaults(populated.app.output())).toEqual([]);
}, 400_000);

// This test is the last one, because it ends the server.
test("the development server sends mails to a server that shows them in the browser, and ends it", async () => {
  const { app } = populated;
  const visitor = new Visitor(app.url);
  await fillInBooking(visitor, "Ada Lovelace");
  await submitBooking(visitor);
  const inbox = `http://127.0.0.1:${webPort}`;
  expect(app.output()).toContain(`Mails are shown at ${inbox}`);
  await vi.waitFor(
    async () => {
      const mails = (await (await fetch(`${inbox}/email`)).json()) as { to: { address: string }[] }[];
      expect(mails.map(({ to }) => to[0]?.address)).toEqual(
        expect.arrayContaining(["ada@example.com", company().email]),
      );
    },
    { timeout: patience, interval: 500 },
  );
  app.process.kill("SIGTERM");
  await app.exit;
  await vi.waitFor(() => expect(fetch(inbox)).rejects.toThrow(), { timeout: 10_000 });
});
