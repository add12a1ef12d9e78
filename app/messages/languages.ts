/** The BCP 47 tags of the visitors' languages, which are also the folders of their catalogs. English is the first. */
export const locales = ["en-US", "vi", "fr-BE", "fr-CA"] as const;

/** A language as stored with drafts and bookings, and as used in the API. */
export type Locale = (typeof locales)[number];

export const defaultLocale = "en-US";

export type Translation = Exclude<Locale, typeof defaultLocale>;
export const translations = locales.filter((locale): locale is Translation => locale !== defaultLocale);

/** The company's translations of a text. */
export type Translations = Partial<Record<Translation, string>>;

/** Returns the prefix of the language's addresses, such as `/vi`; empty for English. */
export function prefixOf(locale: string): string {
  return locale === defaultLocale ? "" : `/${locale.toLowerCase()}`;
}

/**
 * Returns a catalog whose texts are looked up in the current language when they are read.
 *
 * @param english the source of the names
 * @param current returns the catalog of the current language
 */
export function chooseTexts<Catalog extends object>(english: Catalog, current: () => Catalog): Catalog {
  const names = Object.keys(english) as (keyof Catalog)[];
  const texts = names.map((name) => [name, { enumerable: true, get: () => current()[name] }]);
  return Object.defineProperties({} as Catalog, Object.fromEntries(texts) as PropertyDescriptorMap);
}
