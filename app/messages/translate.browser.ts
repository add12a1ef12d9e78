import { chooseTexts, defaultLocale, type Locale, locales, type Translation } from "./languages";

const loaded = new Map<string, object>();
const loading: Promise<unknown>[] = [];

function currentLocale(): Locale {
  return locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale;
}

/** Adds a catalog in the page's language. The build has all catalogs of a language in one file, which adds them at once. */
export function addTexts(name: string, catalog: object): void {
  loaded.set(name, catalog);
}

/**
 * Returns a catalog in the page's language. Another language than English is loaded; until `textsLoaded`, the texts are English. The messages
 * plugin replaces translated catalogs with a call of this function.
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

/** Waits for the texts of the loaded modules. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(loading);
}
