import type { FieldMetadata } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { type Translation, translations } from "~/messages/languages";
import * as text from "~/messages/translations";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

interface TranslationFieldsProps {
  label: string;
  /** Renders text areas of this height. */
  rows?: ComponentPropsWithoutRef<"textarea">["rows"];
  fieldOf: (locale: Translation) => FieldMetadata;
}

/** The fields of the translations, collapsed unless one has a value or an error. */
export function TranslationFields({ label, rows, fieldOf }: TranslationFieldsProps) {
  const fields = translations.map((locale) => ({ locale, field: fieldOf(locale) }));
  const isUsed = fields.some(({ field }) => Boolean(field.initialValue) || field.errors !== undefined);
  return (
    <details open={isUsed} className="group -mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-ui font-semibold text-accent-text">
        <Icon name="chevron" className="size-3 -rotate-90 group-open:rotate-0" />
        {text.inOtherLanguages}
        <span className="sr-only">: {label}</span>
      </summary>
      <div className="grid gap-5 border-s-2 border-line ps-4 pt-2">
        <p className="text-small text-muted">{text.hint}</p>
        {fields.map(({ locale, field }) => {
          const shared = { field, lang: locale, label: text.inLanguage(label, locale), optional: true };
          return rows === undefined ? (
            <TextField key={locale} {...shared} autoComplete="off" />
          ) : (
            <TextArea key={locale} {...shared} rows={rows} />
          );
        })}
      </div>
    </details>
  );
}
