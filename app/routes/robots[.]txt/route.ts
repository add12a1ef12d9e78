import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { siteOrigin } from "~/site/origin.server";

/** Paths without use for a search engine; each rule also covers the paths below it. */
const disallowed = [
  "/api/",
  paths.logout(),
  paths.request(""),
  "/account",
  paths.dashboard(),
  paths.bookings(),
  "/booking-details/",
  paths.addStaff(),
  paths.users(),
];

export function loader({ request }: LoaderFunctionArgs) {
  const rules = disallowed.map((path) => `Disallow: ${path}\n`).join("");
  return new Response(`User-agent: *\n${rules}\nSitemap: ${siteOrigin(request)}${paths.sitemap()}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
