import { TranslationFields } from "~/back-office/translation-fields";
import { WatchedForm } from "~/back-office/watched-form";
import type { LegalDocument } from "~/db/schema.server";
import { fieldErrors, fieldProps, type FormResult, messagesOf } from "~/forms/form-result";
import * as frameText from "~/messages/frame";
import { type Translations, translations } from "~/messages/languages";
import * as text from "~/messages/settings";
import { translationOf } from "~/settings/translated-settings";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";

interface LegalTranslationsProps {
  document: LegalDocument;
  /** The version in force, and what it has in other languages. */
  version: number;
  stored: Translations;
  /** The result of the form, if it was refused. */
  result: FormResult | undefined;
}

/** The form with the translations of the version in force. The first one has those of the catalogs. */
export function LegalTranslations({ document, version, stored, result }: LegalTranslationsProps) {
  const names = translations.map((locale) => translationOf("text", locale));
  return (
    <Panel title={text.legalTranslations(version)}>
      <p className="max-w-read text-muted">
        {version === 1 ? text.firstLegalTranslations : text.legalTranslationsHint}
      </p>
      {version > 1 && (
        <WatchedForm isRefused={result !== undefined} method="post" className="mt-5 grid gap-5">
          <FormMessages formErrors={messagesOf(result)} fields={fieldErrors(result, names)} />
          <input type="hidden" name="basedOn" value={version} />
          <TranslationFields
            label={frameText.legalTitles[document]}
            rows={16}
            fieldOf={(locale) => fieldProps(result, translationOf("text", locale), stored[locale])}
          />
          <div>
            <Button type="submit" size="sm" name="intent" value="translate">
              {text.saveTranslations}
            </Button>
          </div>
        </WatchedForm>
      )}
    </Panel>
  );
}
