import { brotliDecompressSync } from "node:zlib";
import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AppServer, startApp } from "../support/app-server";
import { publicPages, servicePaths } from "../support/public-pages";
import { type Page, Visitor } from "../support/visitor";

let app: AppServer;
const pages = new Map<string, Page>();

beforeAll(async () => {
  app = await startApp();
  for (const { path } of publicPages) pages.set(path, await new Visitor(app.url).open(path));
});
afterAll(() => app.stop());

function page(path: string): Page {
  const found = pages.get(path);
  if (!found) throw new Error(`${path} is no public page.`);
  return found;
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent.replace(/\s+/g, " ").trim());
const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

describe.each(publicPages)("$path", ({ path, title, heading }) => {
  it("has its title, one main heading and the frame", () => {
    const { status, document } = page(path);
    expect(status).toBe(200);
    expect(document.title).toBe(title);
    expect(texts(document, "h1")).toEqual([heading]);
    expect(document.querySelectorAll("header, main, footer")).toHaveLength(3);
  });

  it("says what it is to search engines and shared links", () => {
    const { document } = page(path);
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${app.url}${path}`);
    expect(meta(document, "description")?.length).toBeGreaterThan(70);
    expect(meta(document, "description")?.length).toBeLessThanOrEqual(160);
    expect(meta(document, "og:title")).toBe(title);
    expect(meta(document, "og:url")).toBe(`${app.url}${path}`);
    expect(meta(document, "og:image")).toMatch(/-1200\.jpg$/);
    const data = JSON.parse(texts(document, 'script[type="application/ld+json"]').join("")) as {
      "@graph": { "@type": string }[];
    };
    expect(data["@graph"].length).toBeGreaterThan(0);
  });

  it("sends no framework script, no inline script and no inline style", () => {
    const { document } = page(path);
    const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts.map((script) => script.getAttribute("src"))).toEqual([
      expect.stringMatching(/^\/assets\/site-script-.*\.js$/),
    ]);
    expect(document.querySelectorAll("[style], style, [onclick]")).toHaveLength(0);
  });

  it("is sound HTML: unique ids, headings without gaps, pictures with size and text", () => {
    const { document } = page(path);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].map(({ tagName }) =>
      Number(tagName[1]),
    );
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    for (const image of document.querySelectorAll("img"))
      for (const name of ["alt", "width", "height"])
        expect(image.hasAttribute(name), `${image.getAttribute("src")} ${name}`).toBe(true);
    expect(document.querySelectorAll("a a, a button, button a, p p, p div, p ul")).toHaveLength(0);
  });

  it("has no dead link and no missing picture", async () => {
    const { document } = page(path);
    const links = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
    const pictures = [...document.querySelectorAll("img, source, link[as=image]")].flatMap((image) =>
      ["src", "srcset", "imagesrcset"].flatMap((name) => addresses(image.getAttribute(name))),
    );
    expect(pictures.length).toBeGreaterThan(0);
    const shared = new URL(meta(document, "og:image") ?? "").pathname;
    for (const address of new Set([...links, ...pictures, shared])) await expectAlive(address, path);
  });
});

const addresses = (list: string | null) =>
  (list ?? "")
    .split(/,\s+/)
    .map((each) => each.split(" ", 1).join(""))
    .filter(Boolean);
const checked = new Set<string>();

async function expectAlive(address: string, from: string) {
  if (/^(mailto:[^@]+@[^@]+|tel:\+\d{11})$/.test(address) || address === "#") return;
  const { pathname, search, hash } = new URL(address, app.url + from);
  if (hash) {
    const target = pages.get(pathname) ?? page(from);
    expect(target.document.querySelector(hash), `${address} on ${from}`).not.toBeNull();
  }
  if (checked.has(pathname + search)) return;
  checked.add(pathname + search);
  const response = await new Visitor(app.url).fetch(pathname + search);
  await response.body?.cancel();
  expect(response.status, `${address} on ${from}`).toBe(200);
}

describe("the words of the specification", () => {
  it("stand on the home page, in order", () => {
    const { document } = page("/");
    expect(texts(document, "main :is(h1, h2)")).toEqual([
      "Visualize with Precision, Build with Confidence",
      "Get Started With Us",
      "Our core services",
      "Measured, not estimated",
      "Frequently Asked Questions",
    ]);
    expect(page("/").text).toContain("Here's how our simple service booking process work");
    expect(page("/").text).toContain("Discover Our 3D Services That Bring Spaces to Life");
    expect(document.body.dataset.page).toBe("home");
  });

  it("stand in the header's menus and the footer's columns", () => {
    const { document } = page("/about");
    expect(texts(document, "header nav > a, header nav > details > summary")).toEqual([
      "Home",
      "Our services",
      "Industries",
      "Company",
    ]);
    for (const place of ["header nav", "footer"])
      expect(
        servicePaths.map((path) => document.querySelectorAll(`${place} a[href="${path}"]`).length),
        place,
      ).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(texts(document, 'header details:has([href="#"]) a')).toEqual([
      "English",
      "Vietnamese",
      "Francais Belgique",
      "Francais Canada",
    ]);
    expect(texts(document, "footer h2")).toEqual(["Company", "Services", "Contact Info"]);
    const social = [...document.querySelectorAll('footer a[href="#"]')];
    expect(social.map((link) => link.getAttribute("aria-label"))).toEqual([
      "Facebook",
      "Twitter",
      "Youtube",
      "Instagram",
    ]);
  });

  it("stand on the page about the company and on the one about industries", () => {
    expect(texts(page("/industries").document, "main h2").slice(0, 8)).toHaveLength(8);
    expect(page("/industries").document.querySelectorAll("main li img")).toHaveLength(8);
    const { document } = page("/about");
    expect(document.querySelector('main a[href="/booking"]')?.textContent).toContain("Get in touch with us");
    expect(texts(document, "main dt")).toEqual(["Innovation", "Quality", "Collaboration"]);
    expect(texts(document, "main section:last-of-type li")).toEqual(["California", "Nevada", "Oregon"]);
  });

  it.each(servicePaths)("%s ends with a call that carries the service to the form", (path) => {
    const last = [...page(path).document.querySelectorAll("main a")].at(-1);
    expect(last?.getAttribute("href")).toBe(`/booking?service=${path.slice(1)}`);
    expect(["Book an Appointment", "Get a Free Quote"]).toContain(last?.textContent.trim());
  });

  it("answer an unknown address, without the frame", async () => {
    for (const path of ["/nonsense", "/nonsense/deep", "/scan-to-bim/more", "//evil.example", "/%00"]) {
      const { status, document } = await new Visitor(app.url).open(app.url + path);
      expect(status, path).toBe(404);
      expect(texts(document, "h1")).toEqual(["THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST"]);
      expect(document.querySelector("header, footer")).toBeNull();
      expect(document.querySelector('a[href="/"]:not(:has(svg))')?.textContent).toBe("Return Home Page");
      expect(meta(document, "robots")).toBe("noindex");
    }
  });
});

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
    const linked = [...page("/").document.querySelectorAll("link[rel*=icon]")].map(
      (link) => link.getAttribute("href") ?? "",
    );
    for (const address of [...linked, ...manifest.icons.map(({ src }) => src)])
      expect((await fetch(app.url + address)).status, address).toBe(200);
  });
});
