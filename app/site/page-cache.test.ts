import { once } from "node:events";
import { createServer, type IncomingMessage, request as sendRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { currentVersions, settings, settingsVersion } from "~/settings/settings.server";
import { respondFromCache, cachePage, isCacheable, marketingHeaders } from "./page-cache.server";

let host: string;
let rendered: number;
let sites = 0;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (respondFromCache(request, response, [])) return;
    void renderPage(request).then(async (page) => {
      response.writeHead(page.status, Object.fromEntries(page.headers));
      response.end(Buffer.from(await page.arrayBuffer()));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

beforeEach(() => {
  // Each test has its own host, because all tests share one cache.
  host = `site-${(sites += 1)}.example`;
  rendered = 0;
});

/** Stands in for Remix, and renders "page 1", "page 2" and so on. */
function renderPage({ url, method = "GET", headers }: IncomingMessage) {
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const request = new Request(`http://${headers.host}${url}`, { method, headers: given });
  return cachePage(request, new Headers(marketingHeaders()), () => {
    rendered += 1;
    return Promise.resolve(new Response(`page ${rendered}`, { status: Number(headers["x-status"] ?? 200) }));
  });
}

async function fetchPage(path = "/", headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const sent = sendRequest({ port, path, method, headers: { Host: host, ...headers } }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const bytes = await buffer(response);
  return { status: response.statusCode, headers: response.headers, bytes, text: String(bytes) };
}

describe("a cached page", () => {
  it("is rendered once, whatever the query", async () => {
    expect((await fetchPage()).text).toBe("page 1");
    expect((await fetchPage("/?utm=1")).text).toBe("page 1");
  });

  it("is kept by path, theme and host, and by no other cookie", async () => {
    await fetchPage("/", { Cookie: "a=1" });
    await fetchPage("/", { Cookie: "a=2; theme=purple" });
    expect(rendered).toBe(1);
    await fetchPage("/", { Cookie: "a=1; theme=dark" });
    await fetchPage("/", { Cookie: "theme=light" });
    await fetchPage("/about");
    await fetchPage("/", { Host: `other-${host}` });
    expect(rendered).toBe(5);
  });

  it("is answered the same from the cache as after it was rendered", async () => {
    const requests: Record<string, string>[] = [
      {},
      { "Accept-Encoding": "br" },
      { "Accept-Encoding": "gzip" },
      { "If-None-Match": "*" },
    ];
    for (const headers of requests) {
      host = `again-${host}`;
      const { headers: first, ...before } = await fetchPage("/", headers);
      const { headers: second, ...after } = await fetchPage("/", headers);
      expect([{ ...second, date: "" }, after]).toEqual([{ ...first, date: "" }, before]);
    }
  });

  it("has the encoding that the browser can read", async () => {
    await fetchPage();
    const br = await fetchPage("/", { "Accept-Encoding": "gzip, deflate, br, zstd" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(String(brotliDecompressSync(br.bytes))).toBe("page 1");
    const gzip = await fetchPage("/", { "Accept-Encoding": "GZIP;q=0.8, br;q=0" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(String(gunzipSync(gzip.bytes))).toBe("page 1");
    const plain = await fetchPage("/", { "Accept-Encoding": "gzip;q=0.0, bro" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["content-length"]).toBe("6");
  });

  it("is a 304 when the browser has it, however the request names its tag", async () => {
    const tag = (await fetchPage()).headers.etag ?? "";
    for (const given of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
      const response = await fetchPage("/", { "If-None-Match": given });
      expect([response.status, response.text], given).toEqual([304, ""]);
      expect(response.headers["cache-control"]).toMatch(/^public/);
    }
    expect((await fetchPage("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("has only its length for a HEAD request", async () => {
    for (let time = 0; time < 2; time++) {
      const response = await fetchPage("/", {}, "HEAD");
      expect([response.text, response.headers["content-length"]]).toEqual(["", "6"]);
    }
    expect(rendered).toBe(1);
  });

  it("is not what a post gets, nor the data of one route", async () => {
    await fetchPage();
    await fetchPage("/", {}, "POST");
    await fetchPage("/?_data=root");
    expect(rendered).toBe(3);
  });

  it("is not kept when it failed", async () => {
    expect((await fetchPage("/", { "X-Status": "500" })).status).toBe(500);
    expect((await fetchPage()).text).toBe("page 2");
  });

  it("is rendered again when the settings have changed", async () => {
    await fetchPage();
    // Replaces the loaded settings, which the app keeps in this global.
    vi.stubGlobal("datumSettings", {
      values: settings(),
      version: settingsVersion() + 1,
      legal: currentVersions(),
    });
    expect((await fetchPage()).text).toBe("page 2");
    vi.unstubAllGlobals();
  });

  it("is one of a limited number, whatever paths are requested", async () => {
    await fetchPage("/first");
    for (let index = 0; index < 400; index += 1) await fetchPage(`/${index}`);
    const before = rendered;
    await fetchPage("/399");
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
