/** The languages that visitors can read, by their BCP 47 tags, which are also the folders of their catalogs. English is the first. */
export const locales = ["en-US", "vi", "fr-BE", "fr-CA"] as const;

/** The tag of a language: stored with drafts and bookings, and in the API. */
export type Locale = (typeof locales)[number];

export const defaultLocale = "en-US";

/** The languages besides English. */
export type Translation = Exclude<Locale, typeof defaultLocale>;
export const translations = locales.filter((locale): locale is Translation => locale !== defaultLocale);

/** What the company has written of a text in other languages. */
export type Translations = Partial<Record<Translation, string>>;

/** Returns what an address of the language begins with, such as `/vi`; nothing for English. */
export function prefixOf(locale: string): string {
  return locale === defaultLocale ? "" : `/${locale.toLowerCase()}`;
}

/**
 * Returns a catalog whose texts are read in the current language at that moment.
 *
 * @param english has the names of the texts
 * @param current returns the catalog of the current language
 */
export function chooseTexts<Catalog extends object>(english: Catalog, current: () => Catalog): Catalog {
  const names = Object.keys(english) as (keyof Catalog)[];
  const texts = names.map((name) => [name, { enumerable: true, get: () => current()[name] }]);
  return Object.defineProperties({} as Catalog, Object.fromEntries(texts) as PropertyDescriptorMap);
}
