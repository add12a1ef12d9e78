import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { EntryContext } from "@remix-run/node";
import { currentLocale } from "~/messages/current-locale.server";
import { type Locale, prefixOf } from "~/messages/languages";
import { inLanguage } from "~/paths/build-path";

/** The page with React that leads to the back office only by links that load a document. */
const visitorPage = "routes/site/booking";

/**
 * Returns the context with what rendering needs.
 *
 * - Only the routes of the page: Remix builds a tree of all routes it is given, and matches the path against it once more.
 * - For the booking form, the address of the manifest without the back office, which `scripts/vite/small-manifest-plugin.ts` writes: a phone
 *   does not load the names of files that only staff need. The development server has no such file, and its manifest has another name.
 * - In another language than English: its scripts, and the address that the visitor sees. Remix's router has matched it without the prefix;
 *   the one that renders, and that of the browser (`entry.client.tsx`), have the prefix as the path of the root.
 *
 * @param pathname the path as Remix has matched it
 */
export function withRenderManifest(context: EntryContext, pathname: string): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const scripts = languageScripts(currentLocale());
  const routes = Object.fromEntries(
    ids.flatMap((id) => {
      const route = manifest.routes[id];
      return route ? [[id, { ...route, ...scripts?.routes[id] }]] : [];
    }),
  );
  const prefix = prefixOf(currentLocale());
  if (prefix) {
    if (routes.root) routes.root.path = prefix.slice(1);
    staticHandlerContext.location.pathname = inLanguage<string>(pathname);
  }
  const url = ids.includes(visitorPage)
    ? manifest.url.replace("/manifest-", "/visitor-manifest-")
    : manifest.url;
  return { ...context, manifest: { ...manifest, url, ...scripts, routes } };
}

/** The names of the browser scripts of a language, for the pages of visitors. */
export interface LanguageScripts {
  /** The address of the manifest. */
  url: string;
  entry: Scripts;
  /** By the ids of routes. */
  routes: Partial<Record<string, Scripts>>;
}

interface Scripts {
  /** Addresses, such as `/assets/route-Bo_yhyMY.js`. */
  module: string;
  imports: string[];
}

const known = new Map<Locale, LanguageScripts | undefined>();

/**
 * Returns the scripts of a language, which `scripts/vite/language-scripts-plugin.ts` lists beside the built server. Undefined for English,
 * and where scripts choose the language themselves, as those of the development server do.
 */
function languageScripts(locale: Locale): LanguageScripts | undefined {
  if (!known.has(locale))
    known.set(locale, readScripts(path.join(import.meta.dirname, `scripts-${locale}.json`)));
  return known.get(locale);
}

function readScripts(file: string): LanguageScripts | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as LanguageScripts) : undefined;
}
