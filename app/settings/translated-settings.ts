import { type Translation, type Translations, translations } from "~/messages/languages";

/** The visitors' texts among the settings, each of which may be translated. */
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

export type TranslationName<Name extends string> = `${Name}-${Translation}`;

export function translationOf<Name extends string>(name: Name, locale: Translation): TranslationName<Name> {
  return `${name}-${locale}`;
}

/** Reads the translations of a text from form fields. An empty field is no translation. */
export function readTranslations<Name extends string>(
  name: Name,
  fields: Record<TranslationName<Name>, string>,
): Translations {
  const texts = translations.map((locale) => [locale, fields[translationOf(name, locale)]] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

export function byTranslation<Name extends string, Value>(
  name: Name,
  toValue: (locale: Translation) => Value,
): Record<TranslationName<Name>, Value> {
  return Object.fromEntries(
    translations.map((locale) => [translationOf(name, locale), toValue(locale)]),
  ) as Record<TranslationName<Name>, Value>;
}

export const noTranslations = Object.assign(
  {},
  ...translatedSettings.map((name) => byTranslation(name, () => "")),
) as Record<TranslationName<TranslatedSetting>, string>;
