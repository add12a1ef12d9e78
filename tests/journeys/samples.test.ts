import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startApp } from "#tests/support/app-server";
import { Visitor } from "#tests/support/visitor";

let app: AppServer;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each([
  ["/scan-to-plan", "floor-plan-sample.pdf", "application/pdf"],
  ["/scan-to-bim", "deviation-report-sample.pdf", "application/pdf"],
  ["/scan-to-bim", "scan-sample.laz", "application/octet-stream"],
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
