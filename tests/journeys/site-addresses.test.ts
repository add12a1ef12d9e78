import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { test } from "#tests/support/app/lent-app";
import type { AppServer } from "#tests/support/app/server";
import { publicPages } from "#tests/support/http/public-pages";
import { Visitor } from "#tests/support/http/visitor";
import { locales } from "~/messages/languages";
import { pathIn } from "~/paths/build-path";

let app: AppServer;
test.beforeAll(({ app: lent }) => {
  app = lent;
});

describe("URLs", () => {
  const raw = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
      (resolve, reject) => {
        // The client of node:http does not normalize the path.
        const { hostname, port } = new URL(app.url);
        get({ hostname, port, path, headers, timeout: 20_000 }, (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () => {
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            });
          });
        }).on("error", reject);
      },
    );

  it.each([
    ["/About", "/about"],
    ["/about/", "/about"],
    ["/SCAN-TO-BIM/?from=x", "/scan-to-bim?from=x"],
  ])("redirect permanently from %s to %s", async (from, to) => {
    const { status, headers } = await raw(from);
    expect(status).toBe(301);
    expect(headers.location).toBe(to);
  });

  it.each([
    "//evil.example",
    "//evil.example/about",
    "/\\evil.example",
    "/%",
    "/%ff",
    "/about/%",
    "/%2e%2e%2f%2e%2e%2fetc/passwd",
    `/${"a".repeat(8192)}`,
    `/${"a/".repeat(4096)}`,
  ])("with hostile text get a 4xx without a redirect (%#)", async (path) => {
    const { status, headers } = await raw(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.location).toBeUndefined();
  });

  // CVE-2026-55685: a request for many paths takes Remix long. Only lazy route discovery, which is off, needs the manifest.
  it.each(["/__manifest", "/__manifest?p=%2F&p=%2Fbooking&version=x", "/__manifest.data"])(
    "do not include the manifest in parts: %s",
    async (path) => {
      expect((await raw(path)).status).toBe(404);
    },
  );

  it("allow caches to store a page, and to revalidate it by its ETag", async () => {
    const first = await raw("/about", { "Accept-Encoding": "gzip, br" });
    // The cache of pages sends Brotli. A page that is not cached yet has gzip.
    const encoding = first.headers["content-encoding"];
    expect(["br", "gzip"]).toContain(encoding);
    expect(first.headers["cache-control"]).toMatch(/^public, max-age=\d+, s-maxage=\d+/);
    expect(first.headers.vary).toMatch(/Accept-Encoding.*Cookie/);
    const plain = await raw("/about", { "Accept-Encoding": "identity" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const decompress = encoding === "br" ? brotliDecompressSync : gunzipSync;
    expect(decompress(first.body).equals(plain.body)).toBe(true);
    expect(first.body.length).toBeLessThan(14_000);
    const again = await raw("/about", { "If-None-Match": String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it("serve one page per theme, without data of a single visitor", async () => {
    const [system, dark, light] = await Promise.all(
      ["", "theme=dark", "other=1; theme=light"].map((Cookie) => raw("/", { Cookie })),
    );
    const readTheme = (body?: Buffer) => /<html[^>]*?data-theme="(\w+)"/.exec(String(body))?.[1];
    expect([system, dark, light].map((response) => readTheme(response?.body))).toEqual([
      undefined,
      "dark",
      "light",
    ]);
    const stranger = await raw("/?utm=1", { Cookie: 'theme="><script>', Host: "evil.example" });
    expect(readTheme(stranger.body)).toBeUndefined();
    expect(String((await raw("/")).body)).not.toContain("evil.example");
    expect(system?.headers["content-security-policy"]).toMatch(/script-src 'self';/);
  });

  it("have the same canonical URL and Open Graph tags in every variant of the booking form", async () => {
    for (const address of [
      "/booking",
      "/booking?service=scan-to-bim",
      "/booking?service=virtual-tours&step=1",
    ]) {
      const { document } = await new Visitor(app.url).open(address);
      const canonical = document.querySelectorAll<HTMLLinkElement>("link[rel=canonical]");
      expect([...canonical].map((link) => link.getAttribute("href"))).toEqual([`${app.url}/booking`]);
      const property = (name: string) =>
        document.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
      expect(property("og:url")).toBe(`${app.url}/booking`);
      expect(property("og:title")).toBe(document.title);
      expect(property("og:description")).toBe(
        document.querySelector('meta[name="description"]')?.getAttribute("content"),
      );
      const image = await fetch(property("og:image") ?? "", { method: "HEAD" });
      expect([image.status, image.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    }
  });

  it("respond to HEAD like GET, without a body", async () => {
    const response = await fetch(`${app.url}/about`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toMatch(/^W\/"/);
    expect(await response.text()).toBe("");
  });
});

describe("files for robots and browsers", () => {
  it("list every public page once in each language, and disallow none of them", async () => {
    const map = await (await fetch(`${app.url}/sitemap.xml`)).text();
    const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const pages = [...publicPages.map(({ path }) => path), "/booking", "/terms", "/privacy"];
    const addresses = pages.flatMap((path) => locales.map((locale) => app.url + pathIn(locale, path)));
    expect(listed.toSorted()).toEqual(addresses.toSorted());
    const robots = await (await fetch(`${app.url}/robots.txt`)).text();
    const disallowed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = ""]) => rule);
    expect(disallowed).toEqual(expect.arrayContaining(["/api/", "/dashboard", "/view-booking", "/users"]));
    for (const address of listed)
      expect(disallowed.some((rule) => new URL(address ?? "").pathname.startsWith(rule))).toBe(false);
    expect(robots).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  });

  it("name only icons that exist", async () => {
    const manifest = (await (await fetch(`${app.url}/site.webmanifest`)).json()) as {
      icons: { src: string }[];
    };
    const { document } = await new Visitor(app.url).open("/");
    const linked = [...document.querySelectorAll("link[rel*=icon]")].map(
      (link) => link.getAttribute("href") ?? "",
    );
    for (const address of [...linked, ...manifest.icons.map(({ src }) => src)])
      expect((await fetch(app.url + address)).status, address).toBe(200);
  });
});
