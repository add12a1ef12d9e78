import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "~/messages/languages";

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
 * Returns the scripts of a language, which `scripts/vite/language-scripts-plugin.ts` lists beside the built server. Undefined for English, and
 * where scripts choose the language themselves, as those of the development server do.
 */
export function languageScripts(locale: Locale): LanguageScripts | undefined {
  if (!known.has(locale))
    known.set(locale, readScripts(path.join(import.meta.dirname, `scripts-${locale}.json`)));
  return known.get(locale);
}

function readScripts(file: string): LanguageScripts | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as LanguageScripts) : undefined;
}
