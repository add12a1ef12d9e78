import type { EntryContext } from "@remix-run/node";
import { currentLocale } from "~/messages/current-locale.server";
import { prefixOf } from "~/messages/languages";
import { inLanguage } from "~/paths/build-path";

/**
 * Returns the context with what rendering needs.
 *
 * - Only the routes of the page: Remix builds a tree of all routes it is given, and matches the path against it once more.
 * - No preloads of what their modules import: on a slow line, the style sheet would share it with React, and the page would appear later.
 * - In another language than English, the address that the visitor sees. Remix's router has matched it without the prefix; the one that
 *   renders, and that of the browser (`entry.client.tsx`), have the prefix as the path of the root.
 *
 * @param pathname the path as Remix has matched it
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
