import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cachedPage, isCacheable, marketingHeaders } from "./page-cache.server";

let origin: string;
let rendered: number;
let sites = 0;

beforeEach(() => {
  // Each test has its own site, because all tests share one cache.
  origin = `http://site-${(sites += 1)}.example`;
  rendered = 0;
});

function fetchPage(path = "/", headers: Record<string, string> = {}, status = 200, method = "GET") {
  return cachedPage(new Request(origin + path, { headers, method }), new Headers(marketingHeaders()), () => {
    rendered += 1;
    return Promise.resolve(new Response(`page ${rendered}`, { status }));
  });
}

describe("cachedPage", () => {
  it("renders a page once, whatever the query", async () => {
    expect(await (await fetchPage()).text()).toBe("page 1");
    expect(await (await fetchPage("/?utm=1")).text()).toBe("page 1");
  });

  it("caches by path, theme and host, and by no other cookie", async () => {
    await fetchPage("/", { Cookie: "a=1" });
    await fetchPage("/", { Cookie: "a=2; theme=purple" });
    expect(rendered).toBe(1);
    await fetchPage("/", { Cookie: "a=1; theme=dark" });
    await fetchPage("/", { Cookie: "theme=light" });
    await fetchPage("/about");
    origin = origin.replace("site", "other");
    await fetchPage("/");
    expect(rendered).toBe(5);
  });

  it("sends what the browser can read", async () => {
    const bytes = async (page: Response) => Buffer.from(await page.arrayBuffer());
    const br = await fetchPage("/", { "Accept-Encoding": "gzip, deflate, br, zstd" });
    expect(br.headers.get("Content-Encoding")).toBe("br");
    expect(String(brotliDecompressSync(await bytes(br)))).toBe("page 1");
    const gzip = await fetchPage("/", { "Accept-Encoding": "GZIP;q=0.8, br;q=0" });
    expect(gzip.headers.get("Content-Encoding")).toBe("gzip");
    expect(String(gunzipSync(await bytes(gzip)))).toBe("page 1");
    const plain = await fetchPage("/", { "Accept-Encoding": "gzip;q=0.0, bro" });
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(plain.headers.get("Content-Length")).toBe("6");
  });

  it("responds with 304 when the browser has the page, however the request names its tag", async () => {
    const tag = (await fetchPage()).headers.get("ETag") ?? "";
    for (const given of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
      const response = await fetchPage("/", { "If-None-Match": given });
      expect([response.status, await response.text()], given).toEqual([304, ""]);
      expect(response.headers.get("Cache-Control")).toMatch(/^public/);
    }
    expect((await fetchPage("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("sends a HEAD request the length alone", async () => {
    const response = await fetchPage("/", {}, 200, "HEAD");
    expect([await response.text(), response.headers.get("Content-Length")]).toEqual(["", "6"]);
  });

  it("does not cache a page that failed", async () => {
    expect((await fetchPage("/", {}, 500)).status).toBe(500);
    expect(await (await fetchPage()).text()).toBe("page 2");
  });

  it("has a limit, whatever paths are requested", async () => {
    await fetchPage("/first");
    for (let index = 0; index < 100; index += 1) await fetchPage(`/${index}`);
    const before = rendered;
    await fetchPage("/99");
    expect(rendered).toBe(before);
    await fetchPage("/first");
    expect(rendered).toBe(before + 1);
  });
});

describe("under the development server", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it("caches no page, because its source changes", async () => {
    vi.stubEnv("NODE_ENV", "development");
    vi.resetModules();
    const development = await import("./page-cache.server");
    const headers = new Headers(development.marketingHeaders());
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(development.isCacheable(headers)).toBe(false);
  });
});

describe("isCacheable", () => {
  it("depends on the Cache-Control of the page", () => {
    expect(isCacheable(new Headers(marketingHeaders()))).toBe(true);
    expect(isCacheable(new Headers({ "Cache-Control": "no-store" }))).toBe(false);
    expect(isCacheable(new Headers())).toBe(false);
  });
});
