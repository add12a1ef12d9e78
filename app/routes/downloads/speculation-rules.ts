import { locales } from "~/messages/languages";
import { paths } from "~/paths";
import { pathIn } from "~/paths/build-path";

/**
 * Lets the browser prefetch a marketing page when the visitor is about to click a link to it; forms and the API are
 * excluded. Served by a route, because browsers require a content type that static file servers do not set.
 */
const rules = () => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                // A link to gigabytes is followed by a click alone.
                ...[paths.booking(), paths.privatePageLookup(), paths.sharedResults("")].flatMap((path) =>
                  locales.map((locale) => `${pathIn(locale, path)}*`),
                ),
                `${paths.login()}*`,
                "/api/*",
              ],
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

export function loader() {
  return new Response(JSON.stringify(rules()), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
