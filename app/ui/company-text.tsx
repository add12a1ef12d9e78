import type { ShownText } from "~/messages/in-current-language";

/** A text that the company wrote. On a page in another language it may be English, and then has a `lang` attribute. */
export function CompanyText({ text, lang }: ShownText) {
  return lang === undefined ? <>{text}</> : <span lang={lang}>{text}</span>;
}
