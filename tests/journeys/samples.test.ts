import { expect } from "vitest";
import { test } from "#tests/support/app/lent-app";
import type { AppServer } from "#tests/support/app/server";
import { Visitor } from "#tests/support/http/visitor";
import { services } from "~/booking/services";
import * as scan from "~/messages/sample-scan";
import * as tour from "~/messages/sample-tour";
import { tourRouteAlt } from "~/messages/services/page";
import { fileBytes } from "~/site/scan/scan-data";
import { servicePage } from "~/site/service-pages/service-pages";
import { panoramasOf, positionIds } from "~/site/tour/positions";

let app: AppServer;
test.beforeAll(({ app: lent }) => {
  app = lent;
});

test.each([
  ["/scan-to-plan", "floor-plan-sample.pdf", "application/pdf"],
  ["/scan-to-bim", "deviation-report-sample.pdf", "application/pdf"],
  ["/scan-to-bim", "scan-sample.laz", "application/octet-stream"],
  ["/scan-to-bim", "building-model-sample.ifc", "application/octet-stream"],
  ["/facility-management-scanning", "asset-register-sample.csv", "text/csv; charset=UTF-8"],
])("%s offers %s for download", async (path, name, type) => {
  const visitor = new Visitor(app.url);
  const { document, url } = await visitor.open(path);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[download]")];
  const link = links.find(({ download }) => download === name);
  const address = new URL(link?.getAttribute("href") ?? "", url);
  // A compressed response has no known length.
  const headers = { "Accept-Encoding": "identity" };
  const response = await visitor.fetch(address, { method: "HEAD", headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(1000);
});

test.each(["/sample-scan", "/scan-to-bim"])(
  "%s has a picture and an explanation without script",
  async (path) => {
    const { document } = await new Visitor(app.url).open(path);
    const figure = document.querySelector('[data-viewer="scan"]');
    expect(figure?.querySelector("img")?.alt).toBe(scan.posterAlt);
    expect(figure?.querySelector("noscript")?.textContent).toContain(scan.needsScript);
    // The page names the viewer and its points, but preloads neither.
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

test.each(["/sample-tour", "/3d-virtual-tours"])(
  "%s shows the six positions and their plan without script",
  async (path) => {
    const { document } = await new Visitor(app.url).open(path);
    const figure = document.querySelector('[data-viewer="tour"]');
    expect(figure?.querySelector("img")?.alt).toBe(tour.posterAlt);
    expect(figure?.querySelector("noscript")?.textContent).toContain(tour.needsScript);
    const alts = [...document.querySelectorAll("img")].map(({ alt }) => alt);
    expect(alts).toEqual(expect.arrayContaining([tourRouteAlt, ...Object.values(tour.viewAlts)]));
    // The page names the tour, but preloads none of its files.
    expect(document.querySelector('link[href*="viewer"], script[src*="viewer"], [src*="-2048."]')).toBeNull();
  },
);

test("the home page leads to the sample scan, then to the sample tour, as the menu and the footer do", async () => {
  const { document } = await new Visitor(app.url).open("/");
  for (const place of ["header", "footer"])
    for (const target of ["/sample-tour", "/sample-scan"])
      expect(document.querySelectorAll(`${place} a[href="${target}"]`).length, place).toBeGreaterThan(0);
  const samples = [...document.querySelectorAll('main a[href^="/sample-"]')];
  expect(samples.map((link) => link.getAttribute("href"))).toEqual(["/sample-scan", "/sample-tour"]);
});

test.each(services)("the page of $name has one thing to try, named in its head", async ({ slug }) => {
  const { document } = await new Visitor(app.url).open(`/${slug}`);
  const link = document.querySelector('main a[href$="#try"]');
  expect(link?.textContent).toBe(servicePage(slug).attempt);
  const section = document.getElementById("try");
  expect(section?.querySelector("a[href], input, [data-viewer]")).not.toBeNull();
});

test("the script of the tour may be cached forever, and every panorama exists in both sizes and formats", async () => {
  const { document } = await new Visitor(app.url).open("/sample-tour");
  const script = document.querySelector("[data-import]")?.getAttribute("data-import");
  const response = await fetch(`${app.url}${script}`, { method: "HEAD" });
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  for (const file of positionIds.flatMap(panoramasOf).flatMap((files) => files.split(" "))) {
    const { status, headers } = await fetch(`${app.url}${file}`, { method: "HEAD" });
    expect([status, headers.get("Content-Type")]).toEqual([200, `image/${file.split(".")[1]}`]);
  }
});
