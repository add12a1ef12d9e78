import type { MetaDescriptor } from "@remix-run/react";
import { company } from "./company";

interface PageMeta {
  /** The whole title, as the browser shows it. */
  title: string;
  description: string;
  /** Where the page lives, from the first slash. */
  path: string;
  /** Scheme and host of the site; undefined where the root loader failed. */
  origin: string | undefined;
  /** The file under public/images that shared links show. */
  image: string;
  /** What search engines read: objects of schema.org, without their context. */
  structuredData?: readonly object[];
}

/** What a public page says of itself in its head. */
export function pageMeta({
  title,
  description,
  path,
  origin = "",
  image,
  structuredData,
}: PageMeta): MetaDescriptor[] {
  const address = origin + path;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: `${origin}/images/${image}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...(structuredData
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": structuredData } }]
      : []),
  ] as MetaDescriptor[];
}

/** The site's origin as the root loader found it, out of the matches that a `meta` function gets. */
export function originIn(matches: readonly { id: string; data?: unknown }[]): string | undefined {
  const data = matches.find(({ id }) => id === "root")?.data;
  return data && typeof data === "object" && "origin" in data && typeof data.origin === "string"
    ? data.origin
    : undefined;
}
