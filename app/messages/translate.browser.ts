import { chooseTexts, defaultLocale, type Locale, locales, type Translation } from "./languages";

const loaded = new Map<string, object>();
const loading: Promise<unknown>[] = [];

function currentLocale(): Locale {
  return locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale;
}

/** Adds a catalog in the page's language. The build combines all catalogs of a language into one file, which adds all of them. */
export function addTexts(name: string, catalog: object): void {
  loaded.set(name, catalog);
}

/**
 * Returns a catalog in the page's language. Loads a language other than English; until `textsLoaded` resolves, the texts are English. The
 * messages plugin replaces imports of translated catalogs with calls of this function.
 */
export function translate<Catalog extends object>(
  name: string,
  english: Catalog,
  loaders: Record<Translation, () => Promise<unknown>>,
): Catalog {
  const locale = currentLocale();
  if (locale === defaultLocale) return english;
  loading.push(loaders[locale]());
  return chooseTexts(english, () => (loaded.get(name) as Catalog | undefined) ?? english);
}

/** Resolves after the texts of all loaded modules have arrived. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(loading);
}
