import { paths } from "~/paths";

/**
 * Lets the browser fetch a marketing page when the visitor is about to click on a link to it. A route,
 * since the browser insists on a content type that no file server knows. Forms and calls are left alone.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: [`${paths.booking()}*`, `${paths.login()}*`, "/api/*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
