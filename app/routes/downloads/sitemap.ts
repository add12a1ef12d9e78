import type { LoaderFunctionArgs } from "@remix-run/node";
import { services } from "~/booking/services";
import { defaultLocale, locales } from "~/messages/languages";
import { paths } from "~/paths";
import { pathIn } from "~/paths/build-path";
import { publishedProjects } from "~/projects/published-projects.server";
import { canonicalOrigin } from "~/site/origin.server";

export function loader({ request }: LoaderFunctionArgs) {
  const origin = canonicalOrigin(request);
  // A sitemap needs absolute URLs.
  if (!origin) throw new Response(null, { status: 404 });
  const projects = publishedProjects();
  const pages = [
    paths.home(),
    ...services.map(({ slug }) => paths.service(slug)),
    paths.industries(),
    paths.about(),
    paths.prepare(),
    ...(projects.length > 0 ? [paths.projects()] : []),
    ...projects.map(({ slug }) => paths.project(slug)),
    paths.sampleTour(),
    paths.sampleScan(),
    paths.booking(),
    paths.terms(),
    paths.privacy(),
  ];
  const entries = pages.map((page) => toEntries(origin, page)).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}</urlset>\n`,
    {
      headers: {
        "Content-Type": "application/xml; charset=utf-8",
        // Cached no longer than the pages; otherwise a proxy would list a project that was withdrawn an hour ago.
        "Cache-Control": "public, max-age=0, s-maxage=1",
      },
    },
  );
}

/** Returns one entry per language, each with links to all languages of the page. */
function toEntries(origin: string, page: string): string {
  const link = (tag: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}"/>`;
  const links = [
    ...locales.map((locale) => link(locale, pathIn(locale, page))),
    link("x-default", pathIn(defaultLocale, page)),
  ].join("");
  return locales
    .map((locale) => `  <url><loc>${origin}${pathIn(locale, page)}</loc>${links}</url>\n`)
    .join("");
}
