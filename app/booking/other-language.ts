import { languages } from "~/messages/booking-state";
import { defaultLocale, type Locale } from "~/messages/languages";

/** Returns the language that a customer reads, as staff name it; null for English, which needs no mention. */
export function otherLanguage({ language }: { language: Locale }): string | null {
  return language === defaultLocale ? null : languages[language];
}
