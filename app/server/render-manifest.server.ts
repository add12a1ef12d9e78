import type { EntryContext } from "@remix-run/node";
import { currentLocale } from "~/messages/current-locale.server";
import { prefixOf } from "~/messages/languages";
import { inLanguage } from "~/paths/build-path";

/**
 * Returns a reduced context for rendering.
 *
 * - Only the page's routes, because Remix builds a tree of all given routes and matches the path against it once more.
 * - No preloads of imported modules. On a slow connection they would compete with the style sheet, and the page would appear later.
 * - The visitor's URL with its language prefix. Remix's router has matched the URL without the prefix, but the rendering router and the
 *   browser's router (`entry.client.tsx`) have the prefix as the path of the root route.
 *
 * @param pathname the path that Remix has matched
 */
export function withRenderManifest(context: EntryContext, pathname: string): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(
    ids.flatMap((id) => {
      const route = manifest.routes[id];
      return route ? [[id, { ...route, imports: [] }]] : [];
    }),
  );
  const prefix = prefixOf(currentLocale());
  if (prefix) {
    if (routes.root) routes.root.path = prefix.slice(1);
    staticHandlerContext.location.pathname = inLanguage<string>(pathname);
  }
  return { ...context, manifest: { ...manifest, entry: { ...manifest.entry, imports: [] }, routes } };
}
