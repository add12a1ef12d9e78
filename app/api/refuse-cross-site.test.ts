import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The response to a post with these headers; null where it is accepted. */
async function refusalOf(headers: Record<string, string>): Promise<Response | null> {
  const { refuseCrossSite } = await import("./refuse-cross-site.server");
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
