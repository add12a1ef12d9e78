import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "#tests/support/browser/chromium";
import { startOne, startProxy } from "./parts";
import { test } from "./report";

test(
  "the built files of an open page are gone after a deploy: a click opens its target as a document, and is not lost",
  { timeout: 180_000 },
  async ({ report }) => {
    const options = await findChromium();
    if (!options) return report.skip("there is no Chromium");
    const folder = mkdtempSync(path.join(tmpdir(), "datum3d-release-"));
    report.onEnd(() => rmSync(folder, { recursive: true }));
    const client = path.join(folder, "client");
    cpSync("build/client", client, { recursive: true });
    const app = await startOne(report);
    const nginx = await startProxy(report, app, client);
    const browser = await chromium.launch(options);
    report.onEnd(() => browser.close());
    const page = await browser.newPage();

    await page.goto(nginx.url, { waitUntil: "networkidle" });
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    const assets = path.join(client, "assets");
    const isRoute = (name: string) => name.startsWith("route-") && name.endsWith(".js");
    const removed = readdirSync(assets).filter(isRoute);
    for (const name of removed) rmSync(path.join(assets, name));
    report.note(`the page is open, and ${removed.length} chunks of routes are gone`);
    const failures: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 404) failures.push(new URL(response.url()).pathname);
    });
    await page
      .getByRole("link", { name: /book|request/i })
      .first()
      .click();
    await page.waitForURL(/\/(booking|request)/, { timeout: 30_000 });
    await page.getByRole("heading", { level: 1 }).waitFor({ timeout: 30_000 });
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    const isNew = await page.evaluate(() => !("isOldDocument" in window));
    report.expect("a chunk was missing", failures.length > 0, failures.slice(0, 2));
    report.expect("the click arrived", page.url().startsWith(`${nginx.url}/`), `${page.url()}, “${heading}”`);
    report.expect("as a new document", isNew);
  },
);
