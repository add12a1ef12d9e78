import type { ShownText } from "~/messages/in-current-language";

/** A text of the company. In a page of another language it may be English, and says so. */
export function CompanyText({ text, lang }: ShownText) {
  return lang === undefined ? <>{text}</> : <span lang={lang}>{text}</span>;
}
