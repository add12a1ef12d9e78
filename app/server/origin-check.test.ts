import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The status that a post with these headers is refused with; null when it passes. */
async function check(headers: Record<string, string>, settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { refuseCrossSite } = await import("./origin-check.server");
  try {
    refuseCrossSite(new Request("http://inner.test/", { method: "POST", headers }));
    return null;
  } catch (answer) {
    return answer instanceof Response ? answer.status : answer;
  }
}

test.each<[string, Record<string, string>]>([
  ["neither header, as programs send", { host: "site.test" }],
  ["our own page, by Origin", { host: "site.test", origin: "http://site.test" }],
  ["our own page on a port", { host: "site.test:8080", origin: "http://site.test:8080" }],
  ["our own page, default port written out", { host: "site.test:443", origin: "https://site.test" }],
  ["our own page behind a proxy that ends TLS", { host: "site.test", origin: "https://site.test" }],
  [
    "our own page by Sec-Fetch-Site, behind a proxy that rewrites Host",
    { host: "inner", origin: "https://site.test", "sec-fetch-site": "same-origin" },
  ],
  ["typed by the person", { host: "site.test", "sec-fetch-site": "none" }],
])("%s passes", async (_what, headers) => {
  expect(await check(headers)).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ["another site, by Origin", { host: "site.test", origin: "http://evil.test" }],
  ["another port", { host: "site.test", origin: "http://site.test:81" }],
  ["a sandboxed page", { host: "site.test", origin: "null" }],
  ["another site, by Sec-Fetch-Site", { host: "site.test", "sec-fetch-site": "cross-site" }],
  ["a sibling domain", { host: "site.test", origin: "http://site.test", "sec-fetch-site": "same-site" }],
  ["a name that only begins like ours", { host: "site.test", origin: "http://site.test.evil.test" }],
  [
    "a forged X-Forwarded-Host without a proxy",
    { host: "site.test", origin: "http://evil.test", "x-forwarded-host": "evil.test" },
  ],
])("%s is refused", async (_what, headers) => {
  expect(await check(headers)).toBe(403);
});

test("PUBLIC_URL is our own address, whatever Host says", async () => {
  const settings = { PUBLIC_URL: "https://www.site.test" };
  expect(await check({ host: "127.0.0.1:3000", origin: "https://www.site.test" }, settings)).toBeNull();
  expect(await check({ host: "127.0.0.1:3000", origin: "https://site.test" }, settings)).toBe(403);
});

test("behind proxies X-Forwarded-Host counts, as the outermost of our own wrote it", async () => {
  const post = { host: "inner", origin: "https://site.test" };
  expect(await check({ ...post, "x-forwarded-host": "site.test" }, { TRUST_PROXY: "1" })).toBeNull();
  vi.resetModules();
  const forged = { host: "inner", origin: "https://evil.test", "x-forwarded-host": "evil.test, site.test" };
  expect(await check(forged, { TRUST_PROXY: "1" })).toBe(403);
});
