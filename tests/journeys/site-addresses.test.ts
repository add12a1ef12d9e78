import { get } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AppServer, startApp } from "../support/app-server";
import { publicPages } from "../support/public-pages";
import { Visitor } from "../support/visitor";

let app: AppServer;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("addresses", () => {
  const raw = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
      (resolve, reject) => {
        // Node's own client sends the path as it stands.
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
  ])("%s leads to %s for good", async (from, to) => {
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
  ])("take hostile text as an error of the visitor, and no way out (%#)", async (path) => {
    const { status, headers } = await raw(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.location).toBeUndefined();
  });

  it("keep a page for caches, with a tag that saves sending it again", async () => {
    const first = await raw("/about", { "Accept-Encoding": "gzip, br" });
    expect(first.headers["content-encoding"]).toBe("br");
    expect(first.headers["cache-control"]).toMatch(/^public, max-age=\d+, s-maxage=\d+/);
    expect(first.headers.vary).toMatch(/Accept-Encoding.*Cookie/);
    const plain = await raw("/about", { "Accept-Encoding": "identity" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotliDecompressSync(first.body).equals(plain.body)).toBe(true);
    expect(first.body.length).toBeLessThan(14_000);
    const again = await raw("/about", { "If-None-Match": String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it("serve each theme its own page, without anything of one visitor in it", async () => {
    const [system, dark, light] = await Promise.all(
      ["", "theme=dark", "other=1; theme=light"].map((Cookie) => raw("/", { Cookie })),
    );
    const themeOf = (body?: Buffer) => /<html[^>]*?data-theme="(\w+)"/.exec(String(body))?.[1];
    expect([system, dark, light].map((answer) => themeOf(answer?.body))).toEqual([
      undefined,
      "dark",
      "light",
    ]);
    const stranger = await raw("/?utm=1", { Cookie: 'theme="><script>', Host: "evil.example" });
    expect(themeOf(stranger.body)).toBeUndefined();
    expect(String((await raw("/")).body)).not.toContain("evil.example");
    expect(system?.headers["content-security-policy"]).toMatch(/script-src 'self';/);
  });

  it("answer HEAD like GET, without the page", async () => {
    const response = await fetch(`${app.url}/about`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toMatch(/^W\/"/);
    expect(await response.text()).toBe("");
  });
});

describe("what robots read", () => {
  it("names every public page once, and lets all of them in", async () => {
    const map = await (await fetch(`${app.url}/sitemap.xml`)).text();
    const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(
      expect.arrayContaining([...publicPages.map(({ path }) => app.url + path), `${app.url}/booking`]),
    );
    expect(listed).toHaveLength(publicPages.length + 1);
    const robots = await (await fetch(`${app.url}/robots.txt`)).text();
    const kept = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = ""]) => rule);
    expect(kept).toEqual(expect.arrayContaining(["/api/", "/dashboard", "/view-booking", "/users"]));
    for (const address of listed)
      expect(kept.some((rule) => new URL(address ?? "").pathname.startsWith(rule))).toBe(false);
    expect(robots).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  });

  it("has icons that exist", async () => {
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
