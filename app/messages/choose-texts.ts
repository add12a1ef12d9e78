import type { Locale } from "./languages";

/**
 * Returns a catalog whose texts are read in the current language at that moment. The messages plugin puts it in place of catalogs that
 * are translated.
 *
 * @param current returns the current language
 */
export function chooseTexts<Catalog extends object>(
  catalogs: Record<Locale, Catalog>,
  current: () => Locale,
): Catalog {
  const names = Object.keys(catalogs["en-US"]) as (keyof Catalog)[];
  const texts = names.map((name) => [name, { enumerable: true, get: () => catalogs[current()][name] }]);
  return Object.defineProperties({} as Catalog, Object.fromEntries(texts) as PropertyDescriptorMap);
}
