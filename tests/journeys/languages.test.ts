import { expect } from "vitest";
import { test } from "#tests/support/app/lent-app";
import type { AppServer } from "#tests/support/app/server";
import { publicPages } from "#tests/support/http/public-pages";
import { type Page, press, Visitor } from "#tests/support/http/visitor";
import * as english from "~/messages/frame";
import { locales, prefixOf, translations } from "~/messages/languages";

let app: AppServer;
test.beforeAll(({ app: lent }) => {
  app = lent;
});

type TextCatalog = Record<string, unknown>;
const catalogs = import.meta.glob<TextCatalog>("/app/messages/{en-US,vi}/**/*.ts", { eager: true });

function textsOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  return typeof message === "object" && message !== null ? Object.values(message).flatMap(textsOf) : [];
}

/** Sentences of the visitors' English catalogs, without tags. Shorter texts could be names. */
const sentences = Object.entries(catalogs).flatMap(([file, catalog]) => {
  const isTranslated = file.includes("/en-US/") && file.replace("/en-US/", "/vi/") in catalogs;
  return isTranslated
    ? textsOf(catalog).filter((text) => /^\S+( \S+){3,}$/.test(text) && !/[<{]/.test(text))
    : [];
});

/** Returns all texts of a page that a person can read or hear, except names of languages. */
function readAll({ document }: Page): string {
  const described = [
    ...document.querySelectorAll("[alt], [aria-label], [placeholder], [title], meta[content]"),
  ].flatMap((element) =>
    ["alt", "aria-label", "placeholder", "title", "content"].map((name) => element.getAttribute(name) ?? ""),
  );
  for (const element of document.querySelectorAll("script, [data-language-offer]")) element.remove();
  return [document.title, ...described, document.body.textContent].join("\n").replaceAll(/\s+/g, " ");
}

function expectOnly(locale: string, page: Page) {
  const text = readAll(page);
  expect(
    [page.document.documentElement.lang, sentences.filter((sentence) => text.includes(sentence))],
    page.url.pathname,
  ).toEqual([locale, []]);
}

test("an English page has sentences of the English catalogs", async () => {
  expect(readAll(await new Visitor(app.url).open("/"))).toContain(english.companyDescription);
  expect(sentences).toContain(english.companyDescription);
});

test.each(translations)(
  "every page for visitors is in %s, and names the same page in the others",
  async (locale) => {
    const visitor = new Visitor(app.url);
    const paths = [...publicPages.map(({ path }) => path), "/terms", "/privacy"];
    for (const path of paths) {
      const page = await visitor.open((prefixOf(locale) + path).replace(/\/$/, ""));
      const alternates = [
        ...page.document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]"),
      ];
      expectOnly(locale, page);
      expect(
        Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, new URL(href).pathname])),
      ).toEqual({
        ...Object.fromEntries(
          locales.map((each) => [each, (prefixOf(each) + path).replace(/(?<=.)\/$/, "")]),
        ),
        "x-default": path,
      });
    }
    for (const path of ["/booking?step=3", "/request", "/request/x", "/continue/x", "/nothing-here"])
      expectOnly(locale, await visitor.open(prefixOf(locale) + path));
  },
);

test.each(translations)(
  "a visitor requests in %s without script, and the pages change the language without losing answers",
  async (locale) => {
    const prefix = prefixOf(locale);
    const visitor = new Visitor(app.url);
    let page = await visitor.open(`${prefix}/booking?service=scan-to-bim`);
    expectOnly(locale, page);
    expectOnly(locale, await press(page, { fullName: "", email: "q", phone: "1" }, "next"));
    page = await press(
      page,
      { fullName: "Nguyễn Thị Mai", email: "mai@example.com", phone: "(818) 555-0142" },
      "next",
    );
    const inEnglish = await visitor.open("/booking?step=1");
    expect(inEnglish.document.querySelector<HTMLInputElement>("[name=fullName]")?.value).toBe(
      "Nguyễn Thị Mai",
    );
    page = await press(page, { serviceLocation: "Van Nuys" }, "next");
    expectOnly(locale, page);
    page = await press(page, {}, "next");
    expectOnly(locale, page);
    page = await press(page, {}, "next");
    expectOnly(locale, page);
    page = await press(page, { termsAccepted: "on", privacyConsent: "on" }, "submit");
    expect(page.url.pathname).toMatch(new RegExp(`^${prefix}/request/[\\w-]+`));
    expectOnly(locale, page);
    const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page.text)?.[0] ?? "none";
    const menu = page.document.querySelector<HTMLAnchorElement>("a[hreflang=en-US]");
    const translated = await visitor.open(menu?.href ?? "");
    expect([translated.document.documentElement.lang, translated.text]).toEqual([
      "en-US",
      expect.stringContaining(reference),
    ]);
  },
);
