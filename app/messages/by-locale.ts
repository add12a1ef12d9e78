import * as language from "~/messages/locale";

/** Caches a value per language, such as a format of `Intl`: making one takes a thousand times longer than using it. */
export function byLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const { locale } = language;
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
