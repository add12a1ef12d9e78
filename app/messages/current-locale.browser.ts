import { defaultLocale, type Locale, locales } from "./languages";

/** Returns the language of the page. Only the development server uses it: each build of the browser's scripts has one language. */
export function currentLocale(): Locale {
  return locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale;
}
