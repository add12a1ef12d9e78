import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startApp } from "#tests/support/app-server";
import { Visitor } from "#tests/support/visitor";
import * as text from "~/messages/sample-scan";
import { fileBytes } from "~/site/sample-scan/scan-data";

let app: AppServer;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each(["/sample-scan", "/scan-to-bim"])(
  "%s has a picture and an explanation without script",
  async (path) => {
    const { document } = await new Visitor(app.url).open(path);
    const figure = document.querySelector('[data-viewer="scan"]');
    expect(figure?.querySelector("img")?.alt).toBe(text.posterAlt);
    expect(figure?.querySelector("noscript")?.textContent).toContain(text.needsScript);
    // The viewer and its points are only named, and nothing loads them ahead.
    expect(
      document.querySelector('link[href*="viewer"], link[href*="points-"], script[src*="viewer"]'),
    ).toBeNull();
  },
);

test("the viewer and its points may be cached forever", async () => {
  const { document } = await new Visitor(app.url).open("/sample-scan");
  const script = document.querySelector("[data-import]")?.getAttribute("data-import");
  const points = document.querySelector("[data-source]")?.getAttribute("data-source");
  for (const address of [script, points]) {
    const response = await fetch(`${app.url}${address}`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  }
  const { headers } = await fetch(`${app.url}${points}`, { method: "HEAD" });
  expect(headers.get("Content-Length")).toBe(String(fileBytes));
});
