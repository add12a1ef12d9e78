import { getFormProps } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { TranslationFields } from "~/back-office/translation-fields";
import { WatchedForm } from "~/back-office/unsent-input/watched-form";
import type { LegalDocument } from "~/db/schema.server";
import type { FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as frameText from "~/messages/frame";
import * as text from "~/messages/settings";
import { paths } from "~/paths";
import type { findStoredText } from "~/settings/legal/legal-versions.server";
import { legalDocuments } from "~/settings/legal/version-number";
import { translationOf, byTranslation } from "~/settings/translated-settings";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { TextArea } from "~/ui/text-area";

interface LegalFormProps {
  document: LegalDocument;
  stored: Awaited<ReturnType<typeof findStoredText>>;
  /** The result of the last form, if it did not publish the text. */
  result: FormResult | undefined;
}

/**
 * Edits a legal text. Only the preview can publish it.
 *
 * @param names placeholders that the text may use
 */
export function LegalForm({
  document,
  stored: { version, text: current },
  names,
  result,
}: LegalFormProps & { names: readonly string[] }) {
  const [form, fields] = useForm({
    id: "legal",
    lastResult: result,
    defaultValue: { text: current },
  });
  return (
    <>
      {version === 1 && (
        <Banner tone="warn" title={text.template}>
          {text.templateAdvice}
        </Banner>
      )}
      <nav aria-label={text.choose}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {legalDocuments.map((each) => (
            <li key={each}>
              <Link
                to={paths.settingsLegal({ document: each })}
                aria-current={each === document ? "page" : undefined}
                className="inline-flex min-h-11 items-center text-accent-text no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-text aria-[current]:underline"
              >
                {frameText.legalTitles[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        {text.inForce(version)}{" "}
        <a href={paths.legalText(document)} className="text-accent-text underline">
          {text.view}
        </a>
      </p>
      <WatchedForm {...getFormProps(form)} isRefused={Boolean(result)} className="grid gap-5">
        <FormMessages form={form} />
        <input type="hidden" name="basedOn" value={version} />
        <TextArea
          field={fields.text}
          label={text.textLabel}
          hint={`${text.textHint} ${text.names(names.join(" "))}`}
          rows={24}
          required
        />
        <div>
          <Button type="submit" variant="primary" size="sm" name="intent" value="preview">
            {text.preview}
          </Button>
        </div>
      </WatchedForm>
    </>
  );
}

/** Edits the translations of a legal text. Those of the first version are in the message catalogs. */
export function LegalTranslations({ document, stored, result }: LegalFormProps) {
  const { version } = stored;
  const [form, fields] = useForm({
    id: "translations",
    lastResult: result,
    defaultValue: byTranslation("text", (locale) => stored.translations[locale] ?? ""),
  });
  return (
    <Panel title={text.legalTranslations(version)}>
      <p className="max-w-read text-muted">
        {version === 1 ? text.firstLegalTranslations : text.legalTranslationsHint}
      </p>
      {version > 1 && (
        <WatchedForm {...getFormProps(form)} isRefused={Boolean(result)} className="mt-5 grid gap-5">
          <FormMessages form={form} />
          <input type="hidden" name="basedOn" value={version} />
          <TranslationFields
            label={frameText.legalTitles[document]}
            rows={16}
            fieldOf={(locale) => fields[translationOf("text", locale)]}
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
