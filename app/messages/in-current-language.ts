import * as language from "~/messages/locale";
import { defaultLocale, type Translations } from "./languages";

/** The company's text in English and its translations. */
export type TranslatedText = Record<typeof defaultLocale, string> & Translations;

export interface ShownText {
  text: string;
  /** Set if the text is English and the page is not. */
  lang?: typeof defaultLocale | undefined;
}

/** Returns a text in the current language, or in English without a translation. Without an English text, the result is empty. */
export function inCurrentLanguage(texts: TranslatedText): ShownText {
  const english = texts[defaultLocale];
  if (english === "") return { text: "" };
  const own = texts[language.locale];
  return own ? { text: own } : { text: english, lang: defaultLocale };
}
