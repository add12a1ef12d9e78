import { readdirSync, statSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startApp } from "#tests/support/app-server";
import { Visitor } from "#tests/support/visitor";
import * as text from "~/messages/sample-tour";
import { tourRouteAlt } from "~/messages/services/page";
import { panoramaKilobytes, positionIds } from "~/site/tour/positions";

let app: AppServer;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each(["/sample-tour", "/3d-virtual-tours"])(
  "%s shows the six positions and their plan without script",
  async (path) => {
    const { document } = await new Visitor(app.url).open(path);
    const figure = document.querySelector('[data-viewer="tour"]');
    expect(figure?.querySelector("img")?.alt).toBe(text.posterAlt);
    expect(figure?.querySelector("noscript")?.textContent).toContain(text.needsScript);
    const alts = [...document.querySelectorAll("img")].map(({ alt }) => alt);
    expect(alts).toEqual(expect.arrayContaining([tourRouteAlt, ...Object.values(text.viewAlts)]));
    // The tour is only named, and nothing of it loads ahead.
    expect(document.querySelector('link[href*="viewer"], script[src*="viewer"], [src*="-3072."]')).toBeNull();
  },
);

test.each(["/", "/3d-virtual-tours", "/digital-twin", "/scan-to-plan", "/scan-to-bim"])(
  "%s leads to the sample tour and to the sample scan, within the page, the menu and the footer",
  async (path) => {
    const { document } = await new Visitor(app.url).open(path);
    for (const target of ["/sample-tour", "/sample-scan"])
      for (const place of ["main", "header", "footer"])
        expect(document.querySelectorAll(`${place} a[href="${target}"]`).length, place).toBeGreaterThan(0);
  },
);

test("the script of the tour may be cached forever, and every panorama is there in both formats", async () => {
  const { document } = await new Visitor(app.url).open("/sample-tour");
  const script = document.querySelector("[data-import]")?.getAttribute("data-import");
  const response = await fetch(`${app.url}${script}`, { method: "HEAD" });
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  for (const id of positionIds)
    for (const [format, type] of [
      ["avif", "image/avif"],
      ["webp", "image/webp"],
    ] as const) {
      const { status, headers } = await fetch(`${app.url}/images/tour-${id}-3072.${format}`, {
        method: "HEAD",
      });
      expect([status, headers.get("Content-Type")]).toEqual([200, type]);
    }
});

test("the page says how much a position weighs", () => {
  const sizes = readdirSync("public/images")
    .filter((name) => /^tour-[a-z]+-3072\.avif$/.test(name))
    .map((name) => statSync(`public/images/${name}`).size);
  expect(sizes).toHaveLength(positionIds.length);
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(Math.abs(average / 1000 - panoramaKilobytes)).toBeLessThan(10);
});
