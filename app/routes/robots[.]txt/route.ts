import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { siteOrigin } from "~/site/origin.server";

/** What is of no use to a search engine; each rule also covers what lies below. */
const kept = [
  "/api/",
  paths.login(),
  paths.logout(),
  "/account",
  paths.dashboard(),
  paths.bookings(),
  "/booking-details/",
  paths.addStaff(),
  paths.users(),
];

export function loader({ request }: LoaderFunctionArgs) {
  const rules = kept.map((path) => `Disallow: ${path}\n`).join("");
  return new Response(`User-agent: *\n${rules}\nSitemap: ${siteOrigin(request)}${paths.sitemap()}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
