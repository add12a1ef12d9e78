import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

interface Headers {
  host?: string;
  origin?: string;
  site?: string;
}

async function isCrossSite({ host, origin, site }: Headers): Promise<boolean> {
  const { isCrossSite: check } = await import("./origin-check.server");
  return check({ host, origin, site });
}

test.each<[string, Headers]>([
  ["a program, which sends neither header", { host: "site.test" }],
  ["our own page, by Origin", { host: "site.test", origin: "http://site.test" }],
  ["our own page on a port", { host: "site.test:8080", origin: "http://site.test:8080" }],
  ["our own page, with the default port", { host: "site.test:443", origin: "https://site.test" }],
  ["our own page behind a proxy that terminates TLS", { host: "site.test", origin: "https://site.test" }],
  [
    "our own page by Sec-Fetch-Site, behind a proxy that rewrites Host",
    { host: "inner", origin: "https://site.test", site: "same-origin" },
  ],
  ["the address bar", { host: "site.test", site: "none" }],
])("accepts a request from %s", async (_, headers) => {
  expect(await isCrossSite(headers)).toBe(false);
});

test.each<[string, Headers]>([
  ["another site, by Origin", { host: "site.test", origin: "http://evil.test" }],
  ["another port", { host: "site.test", origin: "http://site.test:81" }],
  ["a sandboxed page", { host: "site.test", origin: "null" }],
  ["another site, by Sec-Fetch-Site", { host: "site.test", site: "cross-site" }],
  ["a sibling domain", { host: "site.test", origin: "http://site.test", site: "same-site" }],
  ["a host that starts with ours", { host: "site.test", origin: "http://site.test.evil.test" }],
])("detects a request from %s", async (_, headers) => {
  expect(await isCrossSite(headers)).toBe(true);
});

test("accepts PUBLIC_URL as our own origin, whatever Host is", async () => {
  vi.stubEnv("PUBLIC_URL", "https://www.site.test");
  expect(await isCrossSite({ host: "127.0.0.1:3000", origin: "https://www.site.test" })).toBe(false);
  expect(await isCrossSite({ host: "127.0.0.1:3000", origin: "https://site.test" })).toBe(true);
});
