import type { LoaderFunctionArgs } from "@remix-run/node";
import { services } from "~/booking/services";
import { paths } from "~/paths";
import { publishedProjects } from "~/projects/published-projects.server";
import { canonicalOrigin } from "~/site/origin.server";

/** Lists every page that search engines should index. */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = canonicalOrigin(request);
  // A sitemap names whole addresses.
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
  const entries = pages.map((page) => `  <url><loc>${origin}${page}</loc></url>\n`).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`,
    {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    },
  );
}
