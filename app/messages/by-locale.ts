import * as language from "~/messages/locale";

/**
 * Returns a function that creates a value, such as a format of `Intl`, once per language. Creating a format takes a thousand times longer
 * than using it.
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
