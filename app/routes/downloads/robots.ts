import type { LoaderFunctionArgs } from "@remix-run/node";
import { locales } from "~/messages/languages";
import { paths } from "~/paths";
import { pathIn } from "~/paths/build-path";
import { canonicalOrigin } from "~/site/origin.server";

/** Paths that are of no use to a search engine. Each rule also covers the paths below it. */
const disallowed = () => [
  "/api/",
  paths.logout(),
  ...[paths.privatePage(""), paths.sharedResults("")].flatMap((path) =>
    locales.map((locale) => pathIn(locale, path)),
  ),
  "/account",
  paths.dashboard(),
  paths.viewBooking(),
  "/booking-details/",
  paths.signup(),
  paths.users(),
];

export function loader({ request }: LoaderFunctionArgs) {
  const rules = disallowed()
    .map((path) => `Disallow: ${path}\n`)
    .join("");
  const origin = canonicalOrigin(request);
  const sitemap = origin ? `\nSitemap: ${origin}${paths.sitemap()}\n` : "";
  return new Response(`User-agent: *\n${rules}${sitemap}`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
