import { byLocale } from "~/messages/by-locale";

/** One text per plural category of the language. `#` stands for the formatted count. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = byLocale((locale) => new Intl.PluralRules(locale));
const numberFormat = byLocale((locale) => new Intl.NumberFormat(locale));

/** Returns a message for a count. It chooses the form by the plural rules of the current language. */
export function plural(forms: PluralForms): (count: number) => string {
  return (count) =>
    (forms[rules().select(count)] ?? forms.other).replaceAll("#", numberFormat().format(count));
}
