import * as language from "~/messages/locale";
import { defaultLocale, type Translations } from "./languages";

/** A text of the company: in English, and in the languages that somebody has translated it to. */
export type TranslatedText = Record<typeof defaultLocale, string> & Translations;

/** A text as a page shows it. */
export interface ShownText {
  text: string;
  /** Where the text is English and the page is not. */
  lang?: typeof defaultLocale | undefined;
}

/** Returns a text in the current language; in English without a translation. What is not said in English is not said at all. */
export function inCurrentLanguage(texts: TranslatedText): ShownText {
  const english = texts[defaultLocale];
  if (english === "") return { text: "" };
  const own = texts[language.locale];
  return own ? { text: own } : { text: english, lang: defaultLocale };
}
