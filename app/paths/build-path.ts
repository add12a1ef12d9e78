import { type Locale, prefixOf } from "~/messages/languages";
import * as language from "~/messages/locale";
import type { Address } from "~/route-map";

/** Keeps a parameter within one segment of the path. Visitors may write anything into an address, such as `/`, `\` and line breaks. */
export const segment = encodeURIComponent;

/** Returns a path with a query of the parameters that have a value. */
export function withQuery(path: Address, query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, string | number | undefined][]) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Returns the address of a visitors' page in the current language, such as `/vi/booking`; English has no prefix. */
export function inLanguage<Path extends string>(
  path: string extends Path ? Path : Path extends Address ? Path : never,
): string {
  const prefix = prefixOf(language.locale);
  return path === "/" && prefix ? prefix : prefix + path;
}

/** Returns the address of a page in another language. `path` is in the current language. */
export function pathIn(locale: Locale, path: string): string {
  const prefix = prefixOf(locale);
  const rest = path.slice(prefixOf(language.locale).length);
  return prefix && (rest === "/" || rest === "") ? prefix : prefix + (rest || "/");
}
