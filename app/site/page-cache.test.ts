import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isCacheable, cachedPage, marketingHeaders } from "./page-cache.server";

let origin: string;
let rendered: number;
let sites = 0;

beforeEach(() => {
  // A site of its own for each test, as the pages kept belong to the process.
  origin = `http://site-${(sites += 1)}.example`;
  rendered = 0;
});

function ask(path = "/", headers: Record<string, string> = {}, status = 200, method = "GET") {
  return cachedPage(new Request(origin + path, { headers, method }), new Headers(marketingHeaders()), () => {
    rendered += 1;
    return Promise.resolve(new Response(`page ${rendered}`, { status }));
  });
}

describe("keptPage", () => {
  it("renders a page once, whatever the query", async () => {
    expect(await (await ask()).text()).toBe("page 1");
    expect(await (await ask("/?utm=1")).text()).toBe("page 1");
  });

  it("tells paths, themes and hosts apart, and no other cookie", async () => {
    await ask("/", { Cookie: "a=1" });
    await ask("/", { Cookie: "a=2; theme=purple" });
    expect(rendered).toBe(1);
    await ask("/", { Cookie: "a=1; theme=dark" });
    await ask("/", { Cookie: "theme=light" });
    await ask("/about");
    origin = origin.replace("site", "other");
    await ask("/");
    expect(rendered).toBe(5);
  });

  it("sends what the browser can read", async () => {
    const bytes = async (page: Response) => Buffer.from(await page.arrayBuffer());
    const br = await ask("/", { "Accept-Encoding": "gzip, deflate, br, zstd" });
    expect(br.headers.get("Content-Encoding")).toBe("br");
    expect(String(brotliDecompressSync(await bytes(br)))).toBe("page 1");
    const gzip = await ask("/", { "Accept-Encoding": "GZIP;q=0.8, br;q=0" });
    expect(gzip.headers.get("Content-Encoding")).toBe("gzip");
    expect(String(gunzipSync(await bytes(gzip)))).toBe("page 1");
    const plain = await ask("/", { "Accept-Encoding": "gzip;q=0.0, bro" });
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(plain.headers.get("Content-Length")).toBe("6");
  });

  it("answers 304 to who has the page already, by any way of naming its tag", async () => {
    const tag = (await ask()).headers.get("ETag") ?? "";
    for (const given of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
      const answer = await ask("/", { "If-None-Match": given });
      expect([answer.status, await answer.text()], given).toEqual([304, ""]);
      expect(answer.headers.get("Cache-Control")).toMatch(/^public/);
    }
    expect((await ask("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("sends a HEAD request the length alone", async () => {
    const answer = await ask("/", {}, 200, "HEAD");
    expect([await answer.text(), answer.headers.get("Content-Length")]).toEqual(["", "6"]);
  });

  it("does not keep a page that failed", async () => {
    expect((await ask("/", {}, 500)).status).toBe(500);
    expect(await (await ask()).text()).toBe("page 2");
  });

  it("stays small when someone invents addresses", async () => {
    await ask("/first");
    for (let index = 0; index < 100; index += 1) await ask(`/${index}`);
    const before = rendered;
    await ask("/99");
    expect(rendered).toBe(before);
    await ask("/first");
    expect(rendered).toBe(before + 1);
  });
});

describe("D25: under the development server", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it("keeps no page, as its source changes", async () => {
    vi.stubEnv("NODE_ENV", "development");
    vi.resetModules();
    const development = await import("./page-cache.server");
    const headers = new Headers(development.marketingHeaders());
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(development.isCacheable(headers)).toBe(false);
  });
});

describe("isKept", () => {
  it("goes by the page's own word", () => {
    expect(isCacheable(new Headers(marketingHeaders()))).toBe(true);
    expect(isCacheable(new Headers({ "Cache-Control": "no-store" }))).toBe(false);
    expect(isCacheable(new Headers())).toBe(false);
  });
});
