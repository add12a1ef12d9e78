import * as language from "~/messages/locale";

/**
 * Returns a function that makes something of a language, such as a format of `Intl`, once for each language: making one takes a thousand
 * times as long as using it.
 */
export function byLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const { locale } = language;
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
