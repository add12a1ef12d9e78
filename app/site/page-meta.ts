import type { MetaDescriptor } from "@remix-run/react";
import * as frameText from "~/messages/frame";
import { defaultLocale, locales } from "~/messages/languages";
import * as language from "~/messages/locale";
import { paths } from "~/paths";
import { pathIn } from "~/paths/build-path";
import { company, titleOf } from "~/settings/company";
import { breadcrumbData } from "./structured-data";

interface PageMeta {
  title: string;
  description: string;
  /** With a leading slash. */
  path: string;
  /** Scheme and host of the site. Undefined if `canonicalOrigin` does not know them, or the root loader failed. */
  origin: string | undefined;
  /** The picture for link previews: a file in public/images, or a path. */
  image: string;
  /** Structured data for search engines: schema.org objects without `@context`. */
  structuredData?: readonly object[];
}

export function pageMeta({
  title,
  description,
  path,
  origin,
  image,
  structuredData,
}: PageMeta): MetaDescriptor[] {
  const addresses = origin
    ? [
        { tagName: "link", rel: "canonical", href: origin + path },
        ...locales.map((locale) => ({
          tagName: "link",
          rel: "alternate",
          hrefLang: locale,
          href: origin + pathIn(locale, path),
        })),
        {
          tagName: "link",
          rel: "alternate",
          hrefLang: "x-default",
          href: origin + pathIn(defaultLocale, path),
        },
        { property: "og:url", content: origin + path },
      ]
    : [];
  return [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company().name },
    { property: "og:locale", content: toOpenGraph(language.locale) },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...addresses,
    { property: "og:image", content: `${origin ?? ""}${image.startsWith("/") ? image : `/images/${image}`}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...(structuredData
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": structuredData } }]
      : []),
  ] as MetaDescriptor[];
}

interface SubPage extends Omit<PageMeta, "title" | "origin" | "structuredData"> {
  /** The name in the breadcrumbs and the title. */
  name: string;
  /** The parents below the home page. */
  parents?: readonly { name: string; path: string }[];
  /** Structured data in addition to the breadcrumbs. */
  data?: (origin: string | undefined) => readonly object[];
}

/** Returns the meta tags of a public page other than the home page. */
export function subPageMeta(
  matches: Parameters<typeof originIn>[0],
  { name, parents = [], data = () => [], ...page }: SubPage,
): MetaDescriptor[] {
  const origin = originIn(matches);
  const crumbs = [{ name: frameText.home, path: paths.home() }, ...parents, { name, path: page.path }];
  return pageMeta({
    ...page,
    title: titleOf(name),
    origin,
    structuredData: [...data(origin), breadcrumbData(crumbs, origin)],
  });
}

/** Converts a language tag to the format of Open Graph, which always has a country: `vi_VN`. */
function toOpenGraph(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** Reads the site's origin from the root loader's data in the matches of a `meta` function. */
export function originIn(matches: readonly { id: string; data?: unknown }[]): string | undefined {
  const data = matches.find(({ id }) => id === "root")?.data;
  return data && typeof data === "object" && "origin" in data && typeof data.origin === "string"
    ? data.origin
    : undefined;
}
