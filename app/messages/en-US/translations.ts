import { locale as english } from "~/messages/locale";

const languages = new Intl.DisplayNames(english, { type: "language", languageDisplay: "standard" });

/** Fields for the company's own texts in other languages. */
export const inOtherLanguages = "In other languages";
export const hint =
  "Pages in a language without a translation show the English text. When you change that, change these, too.";
export const inLanguage = (label: string, locale: string) => `${label} in ${languages.of(locale) ?? locale}`;
