import { type Translation, type Translations, translations } from "~/messages/languages";

/** The settings that visitors read as the company has written them. Each may be translated. */
export const translatedSettings = [
  "openingHours",
  "claimSource",
  "priceFactors",
  "payment",
  "dataOwnership",
  "insurance",
  "confidentiality",
  "licenses",
] as const;

export type TranslatedSetting = (typeof translatedSettings)[number];

/** The name of the setting, or of the field of a form, with a text in another language. */
export type TranslationName<Name extends string> = `${Name}-${Translation}`;

export function translationOf<Name extends string>(name: Name, locale: Translation): TranslationName<Name> {
  return `${name}-${locale}`;
}

/** Reads the translations of a text from the fields of a form. An empty field is none. */
export function readTranslations<Name extends string>(
  name: Name,
  fields: Record<TranslationName<Name>, string>,
): Translations {
  const texts = translations.map((locale) => [locale, fields[translationOf(name, locale)]] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

/** Returns something for each translation of a text. */
export function byTranslation<Name extends string, Value>(
  name: Name,
  toValue: (locale: Translation) => Value,
): Record<TranslationName<Name>, Value> {
  return Object.fromEntries(
    translations.map((locale) => [translationOf(name, locale), toValue(locale)]),
  ) as Record<TranslationName<Name>, Value>;
}

/** What the translations are of a company that has written none. */
export const noTranslations = Object.assign(
  {},
  ...translatedSettings.map((name) => byTranslation(name, () => "")),
) as Record<TranslationName<TranslatedSetting>, string>;
