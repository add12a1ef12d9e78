import { languages } from "~/messages/booking-state";
import { defaultLocale, type Locale } from "~/messages/languages";

/** Returns the customer's language in staff's language. Null for English. */
export function describeNonEnglishLanguage({ language }: { language: Locale }): string | null {
  return language === defaultLocale ? null : languages[language];
}
