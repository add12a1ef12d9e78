import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hasIpv6, hasNginx, secureEdits, startNginx } from "#tests/support/app/nginx";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { createProcessHome } from "#tests/support/app/server";
import { freePort } from "#tests/support/database/postgres-server";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { rawRequest } from "#tests/support/http/raw-connection";
import { signInVisitor } from "#tests/support/http/sign-in";
import { createCertificate, postOverHttp2 } from "#tests/support/http/tls";
import { Visitor } from "#tests/support/http/visitor";

const isInstalled = hasNginx();
if (!isInstalled) process.stdout.write("The tests of deploy/nginx.conf are skipped: there is no nginx.\n");

describe.skipIf(!isInstalled)("behind nginx with deploy/nginx.conf", () => {
  let app: AppProcess;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    app = await startProcess({ home: await createProcessHome(), env: { TRUST_PROXY: "1" } });
    nginx = await startNginx({ folder: app.folder, urls: [app.url] });
  });
  afterAll(async () => {
    await nginx.stop();
    await app.stop();
  });

  async function openDownload(fullName: string): Promise<{ staff: Visitor; link: string }> {
    const visitor = new Visitor(nginx.url);
    await fillInBooking(visitor, fullName, [new File([new Uint8Array(pdf(2_000_000))], "plan.pdf")]);
    await submitBooking(visitor);
    const staff = await signInVisitor(nginx.url);
    const list = await staff.open("/view-booking");
    const page = await list.submit({}, `View ${fullName}`);
    const link = page.document.querySelector<HTMLAnchorElement>('a[href^="/api/files/download/"]');
    return { staff, link: link?.href ?? "" };
  }

  test("a visitor books with files, and is redirected to the host of the proxy", async () => {
    const visitor = new Visitor(nginx.url);
    let page = await visitor.open("/booking");
    page = await page.submit(
      { fullName: "Ada Proxy", email: "ada@example.com", phone: "(818) 555-0101" },
      "Next",
    );
    page = await page.submit({ serviceLocation: "Van Nuys, California" }, "Next");
    page = await page.submit({}, "Next");
    const files = ["one.pdf", "two.pdf"].map((name) => new File([new Uint8Array(pdf(2_000_000))], name));
    page = await page.submit({ files }, "Upload");
    expect(page.text).toContain("2 of 2 files uploaded");
    page = await page.submit({}, "Next");
    page = await page.submit({ termsAccepted: "on", privacyConsent: "on" }, "Submit Booking");
    expect(page.text).toContain("Booking and files saved successfully");
    expect(page.url.origin).toBe(nginx.url);
  });

  test("nginx sends a download to staff, whole or a range of it, with the headers of the app", async () => {
    const { staff, link } = await openDownload("Dora Download");
    const download = await staff.fetch(link);
    expect((await download.arrayBuffer()).byteLength).toBe(2_000_000);
    expect(download.headers.get("X-Cache")).not.toBe("HIT");
    const { headers } = await staff.fetch(link, { method: "HEAD" });
    const etag = headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(headers.get("Content-Length")).toBe("2000000");
    expect(download.headers.get("ETag")).toBe(etag);
    expect(download.headers.get("Content-Disposition")).toContain("attachment");
    expect(download.headers.get("Content-Type")).toBe("application/pdf");
    expect(download.headers.get("Cache-Control")).toContain("no-store");
    expect(download.headers.get("X-Content-Type-Options")).toBe("nosniff");
    for (const [ifRange, status, bytes] of [
      [etag, 206, 11],
      ['"another"', 200, 2_000_000],
    ] as const) {
      const part = await staff.fetch(link, { headers: { Range: "bytes=5-15", "If-Range": ifRange } });
      expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([status, bytes]);
    }
    expect((await staff.fetch(link, { headers: { Range: "bytes=2000000-" } })).status).toBe(416);
  });

  test("a client without a session cannot read stored files, not even by their internal path", async () => {
    const { link } = await openDownload("Sam Stored");
    const name = new URL(link).pathname.split("/").at(-1) ?? "";
    for (const path of [`/stored-files/${name}`, `/api/files/download/${name}`]) {
      const response = await fetch(nginx.url + path, { headers: { "X-Accel-Mapping": "/stored-files/" } });
      expect([401, 404]).toContain(response.status);
    }
  });

  test("ten files of 15 MB in one request are accepted, and a far larger body gets 413", async () => {
    const content = pdf(15 * 1024 * 1024);
    const body = multipartBody(
      Array.from({ length: 10 }, (_, index) => ({ fileName: `${index}.pdf`, content })),
    );
    const response = await fetch(`${nginx.url}/api/files/upload`, {
      method: "POST",
      headers: { "Content-Type": multipartType },
      body: new Uint8Array(body),
    });
    expect(response.status).toBe(201);
    const { files } = (await response.json()) as { files: unknown[] };
    expect(files).toHaveLength(10);
    for (const [target, length] of [
      ["/api/files/upload", 400_000_000],
      ["/login", 2_000_000],
    ])
      expect(
        await rawRequest(nginx.url, [
          `POST ${target} HTTP/1.1`,
          "Host: localhost",
          `Content-Length: ${length}`,
        ]),
      ).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("a form post of another site is rejected with any X-Forwarded-Host", async () => {
    const response = await rawRequest(nginx.url, [
      "POST /booking?step=1 HTTP/1.1",
      `Host: ${new URL(nginx.url).host}`,
      "X-Forwarded-Host: evil.example",
      "Origin: http://evil.example",
      "Content-Type: application/x-www-form-urlencoded",
      "Content-Length: 0",
    ]);
    expect(response).toMatch(/^HTTP\/1\.1 403 /);
  });

  test("public pages are cached by theme, and private pages are not", async () => {
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(nginx.url + path, { headers });
      const theme = /<html[^>]*?data-theme="(\w+)"/.exec(await response.text())?.[1];
      // nginx also sends a page older than a second from its cache: while it requests a newer one, or after the app has answered that the
      // page is unchanged.
      const cache = response.headers.get("X-Cache")?.replace(/^(STALE|UPDATING|REVALIDATED)$/, "HIT");
      return [response.status, cache, theme];
    };
    expect(await get("/about")).toEqual([200, "MISS", undefined]);
    expect(await get("/about", { Cookie: "__booking=of-one-visitor" })).toEqual([200, "HIT", undefined]);
    expect(await get("/about", { Cookie: "theme=dark" })).toEqual([200, "MISS", "dark"]);
    expect(await get("/about", { Cookie: "a=b; theme=dark" })).toEqual([200, "HIT", "dark"]);
    expect(await get("/about", { "Accept-Encoding": "identity" })).toEqual([200, "MISS", undefined]);
    const etag = (await fetch(`${nginx.url}/about`)).headers.get("ETag") ?? "";
    expect((await fetch(`${nginx.url}/about`, { headers: { "If-None-Match": etag } })).status).toBe(304);
    for (const path of ["/booking", "/login", "/no-such-page"])
      for (let time = 0; time < 2; time++) expect((await get(path))[1]).not.toBe("HIT");

    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(`${nginx.url}/`)).text())?.[1];
    const asset = await fetch(`${nginx.url}${script ?? ""}`);
    expect(asset.headers.get("Cache-Control")).toContain("immutable");
    expect(asset.headers.get("Content-Type")).toMatch(/javascript/);
  });

  test("no spelling of the theme cookie puts one theme's page into another's cache entry", async () => {
    const fetchTheme = async (target: string, ...cookies: string[]) => {
      const lines = cookies.map((cookie) => `Cookie: ${cookie}`);
      const response = await rawRequest(nginx.url, [`GET ${target} HTTP/1.1`, "Host: localhost", ...lines]);
      expect(response).toMatch(/^HTTP\/1\.1 200 /);
      return /<html[^>]*?data-theme="(\w+)"/.exec(response)?.[1];
    };
    const spellings = [
      ["Theme=x; theme=dark"],
      ["theme=DARK"],
      ["THEME=light"],
      ["theme=z", "theme=light"],
      ["theme=light; theme=dark"],
      ["theme=dark; theme=light"],
      ["a=b;\u00a0theme=dark"],
      ["a=theme=dark"],
      ["theme=dark,theme=light"],
      ['theme="dark"'],
      ["theme= dark"],
      ["theme=dark\t; a=b"],
      ["; theme=dark"],
      ["theme; theme=light"],
    ];
    for (const [index, cookies] of spellings.entries()) {
      // The URL is unique, so that this request fills the cache.
      const target = `/about?spelling=${index}`;
      await fetchTheme(target, ...cookies);
      const cached = [
        await fetchTheme(target),
        await fetchTheme(target, "theme=dark"),
        await fetchTheme(target, "theme=light"),
      ];
      expect(cached, cookies.join(" and ")).toEqual([undefined, "dark", "light"]);
    }
  });

  test("an uncached page does not wait for another request for it", async () => {
    const waiting: ServerResponse[] = [];
    // Answers two requests together. If nginx held one back, the other would wait until the test ends.
    const upstream = createServer((request, response) => {
      if (request.url !== "/dashboard") return void response.end();
      waiting.push(response.writeHead(200, { "Cache-Control": "no-store" }));
      if (waiting.length === 2) for (const each of waiting) each.end();
    }).listen(0, "127.0.0.1");
    await once(upstream, "listening");
    const { port } = upstream.address() as AddressInfo;
    const proxy = await startNginx(
      { folder: app.folder, urls: [`http://127.0.0.1:${port}`] },
      // The timeout exceeds the test's, in case nginx holds one request back.
      {
        edits: [
          [
            "proxy_cache_revalidate on;",
            "proxy_cache_revalidate on; proxy_cache_lock_timeout 10m; proxy_cache_lock_age 10m;",
          ],
        ],
      },
    );
    try {
      const pages = await Promise.all([fetch(`${proxy.url}/dashboard`), fetch(`${proxy.url}/dashboard`)]);
      expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    } finally {
      upstream.closeAllConnections();
      upstream.close();
      await proxy.stop();
    }
  });

  test("private pages take files, are not cached, and their addresses are in no log", async () => {
    const visitor = new Visitor(nginx.url);
    await fillInBooking(visitor, "Paula Private");
    await submitBooking(visitor);
    const page = await visitor.open(`/booking?step=5`);
    const token = page.url.pathname.split("/").at(-1) ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    const plan = new File([new Uint8Array(pdf(2_000_000))], "paulas-plan.pdf");
    const added = await page.submit({ files: [plan] }, "Add files");
    expect(added.text).toContain("1 file added");
    const link = added.document.querySelector<HTMLAnchorElement>('a[href*="/files/"]')?.href ?? "";
    const download = await visitor.fetch(link);
    expect([download.status, download.headers.get("X-Cache")]).toEqual([200, null]);
    expect((await download.arrayBuffer()).byteLength).toBe(2_000_000);
    expect((await visitor.open(`/vi/request/${token}`)).document.documentElement.lang).toBe("vi");
    for (const log of [nginx.logged(), app.output()]) {
      expect(log).toContain("/request/[secret]");
      expect(log).not.toContain(token);
      expect(log).not.toContain("paulas-plan.pdf");
    }
    const search = "/request?email=paula@example.com";
    await (await visitor.fetch(search, { headers: { Referer: `${nginx.url}/?q=Paula` } })).text();
    // nginx logs a request after its response.
    await vi.waitFor(() =>
      expect(nginx.logged()).toMatch(/"GET \/request HTTP\/1.1" .* id=[0-9a-f-]{36} upstream=127/),
    );
    expect(nginx.logged()).not.toMatch(/paula@|q=Paula/);
  });

  test("the app receives forms over HTTP/2, and rejects those of other sites", async (context) => {
    const certificate = createCertificate(app.folder);
    if (!certificate) return context.skip("no openssl");
    const port = await freePort();
    const secure = await startNginx(
      { folder: app.folder, urls: [app.url] },
      { edits: secureEdits(port, certificate) },
    );
    try {
      for (const host of ["127.0.0.1", ...(hasIpv6 ? ["[::1]"] : [])]) {
        const origin = `https://${host}:${port}`;
        const own = await postOverHttp2(origin, "/login", { origin });
        const foreign = await postOverHttp2(origin, "/login", { origin: "https://evil.example" });
        expect([own[":status"], foreign[":status"]], host).toEqual([400, 403]);
        expect(own["x-request-id"]).toBeDefined();
      }
    } finally {
      await secure.stop();
    }
  });

  test.skipIf(!hasIpv6)("a visitor books with a file over IPv6", async () => {
    const visitor = new Visitor(nginx.ipv6Url ?? "");
    await fillInBooking(visitor, "Vera Six", [new File([new Uint8Array(pdf(20_000))], "plan.pdf")]);
    expect(await submitBooking(visitor)).toMatch(/^\w{8}$/);
  });

  test("while the app is down, cached pages are served, and others get 503 with an explanation", async () => {
    const visitor = new Visitor(nginx.url);
    await fillInBooking(visitor, "Before The Restart");
    expect((await fetch(`${nginx.url}/industries`)).status).toBe(200);
    const { port } = new URL(app.url);
    app.process.kill("SIGTERM");
    await app.exit;

    expect((await fetch(`${nginx.url}/industries`)).status).toBe(200);
    for (const path of ["/booking", "/view-booking"]) {
      const response = await fetch(nginx.url + path);
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
      expect(await response.text()).toContain("Back in a minute");
    }

    app = await startProcess({ home: app.home, env: { TRUST_PROXY: "1", PORT: port } });
    await vi.waitFor(() => submitBooking(visitor), { timeout: 20_000, interval: 200 });
  });
});
