import type { EntryContext } from "@remix-run/node";

/** The page with React that leads to the back office only by links that load a document. */
const visitorPage = "routes/site/booking";

/**
 * Gives the booking form the manifest without the back office, which `scripts/vite/small-manifest-plugin.ts` writes: a phone does
 * not load the names of files that only staff need. The development server has no such file, and its manifest has another name.
 */
export function withVisitorManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  if (!staticHandlerContext.matches.some(({ route }) => route.id === visitorPage)) return context;
  const url = manifest.url.replace("/manifest-", "/visitor-manifest-");
  return { ...context, manifest: { ...manifest, url } };
}
