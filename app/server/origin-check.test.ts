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

async function refusalOf(headers: Record<string, string>): Promise<Response | null> {
  const { refuseCrossSite } = await import("./origin-check.server");
  try {
    refuseCrossSite(new Request("http://inner.test/", { method: "POST", headers }));
    return null;
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}

const forwarded = { host: "inner", origin: "https://site.test", "x-forwarded-host": "site.test" };

test("rejects a post from another site with 403 as JSON", async () => {
  const refusal = await refusalOf({ host: "site.test", origin: "http://evil.test" });
  expect(refusal?.status).toBe(403);
  expect(await refusal?.json()).toEqual({ message: expect.stringContaining("another site") as string });
  expect(await refusalOf({ host: "site.test", origin: "http://site.test" })).toBeNull();
  expect((await refusalOf({ host: "site.test", "sec-fetch-site": "cross-site" }))?.status).toBe(403);
});

test("ignores X-Forwarded-Host without a proxy, because anyone can send it", async () => {
  expect((await refusalOf(forwarded))?.status).toBe(403);
});

test("reads X-Forwarded-Host as the outermost of our own proxies wrote it", async () => {
  vi.stubEnv("TRUST_PROXY", "1");
  expect(await refusalOf(forwarded)).toBeNull();
  const forged = { host: "inner", origin: "https://evil.test", "x-forwarded-host": "evil.test, site.test" };
  expect((await refusalOf(forged))?.status).toBe(403);
});
