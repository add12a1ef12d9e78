import type { ShownText } from "~/messages/in-current-language";

/** A text that the company wrote. If it is in English on a page in another language, it has a `lang` attribute. */
export function CompanyText({ text, lang }: ShownText) {
  return lang === undefined ? <>{text}</> : <span lang={lang}>{text}</span>;
}
