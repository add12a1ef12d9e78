import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { test } from "#tests/support/app/lent-app";
import type { AppServer } from "#tests/support/app/server";
import { publicPages, servicePaths } from "#tests/support/http/public-pages";
import { type Page, Visitor } from "#tests/support/http/visitor";

let app: AppServer;
const pages = new Map<string, Page>();

test.beforeAll(async ({ app: lent }) => {
  app = lent;
  for (const { path } of publicPages) pages.set(path, await new Visitor(app.url).open(path));
});

function getPage(path: string): Page {
  const found = pages.get(path);
  if (!found) throw new Error(`${path} is not a public page.`);
  return found;
}

const readTexts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent.replace(/\s+/g, " ").trim());
const readMeta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

describe.each(publicPages)("$path", ({ path, title, heading }) => {
  it("has its title, one main heading, a header and a footer", () => {
    const { status, document } = getPage(path);
    expect(status).toBe(200);
    expect(document.title).toBe(title);
    expect(readTexts(document, "h1")).toEqual([heading]);
    expect(document.querySelectorAll("header, main, footer")).toHaveLength(3);
  });

  it("has a description and structured data for search engines and shared links", () => {
    const { document } = getPage(path);
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${app.url}${path}`);
    expect(readMeta(document, "description")?.length).toBeGreaterThan(70);
    expect(readMeta(document, "description")?.length).toBeLessThanOrEqual(160);
    expect(readMeta(document, "og:title")).toBe(title);
    expect(readMeta(document, "og:url")).toBe(`${app.url}${path}`);
    expect(readMeta(document, "og:image")).toMatch(/-1200\.jpg$/);
    const data = JSON.parse(readTexts(document, 'script[type="application/ld+json"]').join("")) as {
      "@graph": { "@type": string }[];
    };
    expect(data["@graph"].length).toBeGreaterThan(0);
  });

  it("sends no framework script, no inline script and no inline style", () => {
    const { document } = getPage(path);
    const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts.map((script) => script.getAttribute("src"))).toEqual([
      expect.stringMatching(/^\/assets\/site-script-.*\.js$/),
    ]);
    expect(document.querySelectorAll("[style], style, [onclick]")).toHaveLength(0);
  });

  it("is valid HTML without skipped heading levels, and with sizes and alternatives for images", async () => {
    expect(await findHtmlErrors(path)).toEqual([]);
    const levels = [...getPage(path).document.querySelectorAll("main :is(h1, h2, h3, h4)")].map(
      ({ tagName }) => Number(tagName[1]),
    );
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    for (const image of getPage(path).document.querySelectorAll("img"))
      for (const name of ["alt", "width", "height"])
        expect(image.hasAttribute(name), `${image.getAttribute("src")} ${name}`).toBe(true);
  });

  it("has no broken link and no missing image", async () => {
    const { document } = getPage(path);
    const links = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
    const pictures = [...document.querySelectorAll("img, source, link[as=image]")].flatMap((image) =>
      ["src", "srcset", "imagesrcset"].flatMap((name) => parseSources(image.getAttribute(name))),
    );
    expect(pictures.length).toBeGreaterThan(0);
    const shared = new URL(readMeta(document, "og:image") ?? "").pathname;
    for (const address of new Set([...links, ...pictures, shared])) await expectAlive(address, path);
  });
});

/** Rules that React's output violates. HTML allows its case and spelling of attributes. */
const style = [
  "attr-case",
  "attribute-boolean-style",
  "attribute-empty-style",
  "doctype-style",
  "void-style",
];
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: Object.fromEntries([...style, "long-title", "no-implicit-button-type"].map((rule) => [rule, "off"])),
});

async function findHtmlErrors(path: string): Promise<string[]> {
  const html = await (await fetch(app.url + path)).text();
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

const parseSources = (list: string | null) =>
  (list ?? "")
    .split(/,\s+/)
    .map((each) => each.split(" ", 1).join(""))
    .filter(Boolean);
const checked = new Set<string>();

async function expectAlive(address: string, from: string) {
  if (/^(mailto:[^@]+@[^@]+|tel:\+\d{11})$/.test(address)) return;
  const { pathname, search, hash } = new URL(address, app.url + from);
  if (hash) {
    const target = pages.get(pathname) ?? getPage(from);
    // `#tour:kitchen` is an address of the tour viewer.
    const [, viewer] = /^#(\w+):/.exec(hash) ?? [];
    const selector = viewer ? `[data-viewer=${viewer}]` : hash;
    expect(target.document.querySelector(selector), `${address} on ${from}`).not.toBeNull();
  }
  if (checked.has(pathname + search)) return;
  checked.add(pathname + search);
  const response = await new Visitor(app.url).fetch(pathname + search);
  await response.body?.cancel();
  expect(response.status, `${address} on ${from}`).toBe(200);
}

describe("the texts of the specification", () => {
  it("are on the home page, in order", () => {
    const { document } = getPage("/");
    expect(readTexts(document, "main :is(h1, h2)")).toEqual([
      "Visualize with Precision, Build with Confidence",
      "Get Started With Us",
      "Our core services",
      "Measured, not estimated",
      "Frequently Asked Questions",
      "Tell us about the space. We’ll come back with a price and a date.",
    ]);
    expect(getPage("/").text).toContain("Here’s how our simple service booking process works");
    expect(getPage("/").text).toContain("Discover Our 3D Services That Bring Spaces to Life");
    expect(document.body.dataset.page).toBe("home");
  });

  it("are in the menus of the header and the columns of the footer", () => {
    const { document } = getPage("/about");
    expect(readTexts(document, "header nav > a, header nav > div > button")).toEqual([
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
    expect(readTexts(document, "header [popover] a[hreflang] > :first-child")).toEqual([
      "English",
      "Vietnamese",
      "Français Belgique",
      "Français Canada",
    ]);
    expect(readTexts(document, "footer h2")).toEqual(["Company", "Services", "Contact Info"]);
    expect(readTexts(document, "footer li:has(svg)")).toEqual([
      "Facebook",
      "Twitter",
      "YouTube",
      "Instagram",
    ]);
  });

  it("are on the pages about the company and the industries", () => {
    expect(readTexts(getPage("/industries").document, "main h2").slice(0, 8)).toHaveLength(8);
    expect(getPage("/industries").document.querySelectorAll("main li img")).toHaveLength(8);
    const { document } = getPage("/about");
    expect(document.querySelector('main a[href="/booking"]')?.textContent).toContain("Get in touch with us");
    expect(readTexts(document, "main dt")).toEqual(["Innovation", "Quality", "Collaboration"]);
    expect(readTexts(document, "main section:nth-last-of-type(2) li")).toEqual([
      "California",
      "Nevada",
      "Oregon",
    ]);
  });

  it("link each industry to the services that it uses", () => {
    const cards = [...getPage("/industries").document.querySelectorAll("main li[id]")];
    expect(cards).toHaveLength(8);
    for (const card of cards) {
      const links = [...card.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
      expect(links.length, card.id).toBeGreaterThanOrEqual(2);
      for (const link of links) {
        const back = getPage(link).document.querySelectorAll(`main a[href="/industries#${card.id}"]`);
        expect(back, `${link} to ${card.id}`).toHaveLength(1);
      }
    }
  });

  it.each(servicePaths)("%s ends with a link that passes the service to the form", (path) => {
    const last = [...getPage(path).document.querySelectorAll("main a")].at(-1);
    expect(last?.getAttribute("href")).toBe(`/booking?service=${path.slice(1)}`);
    expect(["Book an Appointment", "Get a Free Quote"]).toContain(last?.textContent.trim());
  });

  it("are on the page for an unknown path, which has no header and footer", async () => {
    const unknown = ["/nonsense", "/nonsense/deep", "/scan-to-bim/more", "//evil.example", "/%00"];
    for (const path of unknown) {
      const { status, document } = await new Visitor(app.url).open(app.url + path);
      expect(status, path).toBe(404);
      expect(readTexts(document, "h1")).toEqual(["THE PAGE YOU WERE LOOKING FOR DOESN’T EXIST"]);
      expect(document.querySelector("header, footer")).toBeNull();
      expect(document.querySelector('a[href="/"]:not(:has(svg))')?.textContent).toBe("Return Home Page");
      expect(readMeta(document, "robots")).toBe("noindex");
    }
  });
});
