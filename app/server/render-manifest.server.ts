import type { EntryContext } from "@remix-run/node";

/** The page with React that leads to the back office only by links that load a document. */
const visitorPage = "routes/site/booking";

/**
 * Returns the context with the manifest that rendering needs.
 *
 * - Only the routes of the page: Remix builds a tree of all routes it is given, and matches the path against it once more.
 * - For the booking form, the address of the manifest without the back office, which `scripts/vite/small-manifest-plugin.ts` writes: a phone
 *   does not load the names of files that only staff need. The development server has no such file, and its manifest has another name.
 */
export function withRenderManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.includes(id)));
  const url = ids.includes(visitorPage)
    ? manifest.url.replace("/manifest-", "/visitor-manifest-")
    : manifest.url;
  return { ...context, manifest: { ...manifest, routes, url } };
}
