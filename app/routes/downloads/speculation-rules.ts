import { locales } from "~/messages/languages";
import { paths } from "~/paths";
import { pathIn } from "~/paths/build-path";

/**
 * Lets the browser prefetch a marketing page when the visitor is about to click its link. Forms and the API are excluded. A route serves
 * the rules, because browsers require a content type that static file servers do not set.
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
                // Only a click may load these pages. Results can be gigabytes.
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
