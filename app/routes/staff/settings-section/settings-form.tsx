import { type FieldMetadata, getFormProps } from "@conform-to/react";
import { WatchedForm } from "~/back-office/watched-form";
import { errorsOf, type FormResult, valueOf } from "~/forms/form-result";
import { useZodForm } from "~/forms/use-zod-form";
import { translations } from "~/messages/languages";
import * as text from "~/messages/settings";
import { readers as legend } from "~/messages/settings";
import type { readSection } from "~/settings/save-settings.server";
import { type Section, sectionForms } from "~/settings/schema";
import { isTranslated, translationOf } from "~/settings/translated-settings";
import { ChoiceGroup, choiceId } from "~/ui/choice-group";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { fieldGroups } from "./section-fields";
import { RemovalQuestion, Setting, toTyped } from "./setting-input";

/** What else the page shows of a form that was refused. */
export interface SettingsShown {
  /** The digest for the next attempt of a form that was in conflict. */
  storedDigest?: string;
}

type StoredSection = Awaited<ReturnType<typeof readSection>>;

/** The form of one section. It is sent as a document, so that the next one shows the new name in its title and frame. */
export function SettingsForm({
  section,
  values,
  readers,
  digest,
  lastResult,
}: StoredSection & { section: Section; lastResult: FormResult<SettingsShown> | undefined }) {
  const schema = sectionForms[section];
  const [form, fields] = useZodForm(schema, { id: section, lastResult, defaultValue: toTyped(values) });
  const byName = fields as Record<string, FieldMetadata>;
  const question = errorsOf(lastResult, "removes")?.[0];
  const groups = fieldGroups[section];
  const shown = groups
    .flatMap((group) => group.fields)
    .flatMap(({ name }) =>
      isTranslated(name) ? [name, ...translations.map((locale) => translationOf(name, locale))] : [name],
    )
    .flatMap((name) => byName[name] ?? []);

  return (
    <WatchedForm
      isRefused={lastResult !== undefined}
      reloadDocument
      {...getFormProps(form)}
      className="grid gap-9"
    >
      <FormMessages
        formErrors={form.errors}
        fields={question && byName.removes ? [byName.removes, ...shown] : shown}
      />
      <input
        type="hidden"
        name="digest"
        value={lastResult?.storedDigest ?? valueOf(lastResult, "digest", digest)}
      />
      {groups.map(({ legend, hint, fields: members, hasReaders }) => (
        <fieldset key={legend} className="grid min-w-0 gap-5">
          <legend className="mb-5 w-full border-b border-line-strong pb-2 text-lg font-semibold">
            {legend}
          </legend>
          {hint && <p className="-mt-2 text-small text-muted">{hint}</p>}
          {members.map((setting) => (
            <Setting key={setting.name} setting={setting} fields={byName} />
          ))}
          {hasReaders && readers.length > 0 && <ReaderChoice readers={readers} />}
        </fieldset>
      ))}
      {question && byName.removes && <RemovalQuestion question={question} field={byName.removes} />}
      <SubmitButton intent="save">{text.save}</SubmitButton>
    </WatchedForm>
  );
}

/** The people who may get a mail of each new request. */
function ReaderChoice({ readers }: Pick<StoredSection, "readers">) {
  return (
    <ChoiceGroup id="readers" legend={legend} hint={text.readersHint}>
      <ul className="mt-2 grid">
        {readers.map(({ id, name, email, isReader }, index) => (
          <li key={id}>
            <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-3.5 border-b border-line py-2">
              <input
                type="checkbox"
                id={choiceId("readers", index)}
                name="readers"
                value={id}
                defaultChecked={isReader}
              />
              <span className="min-w-0 leading-snug wrap-anywhere">
                <span className="font-semibold">{name}</span>{" "}
                <span className="text-small text-muted">{email}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </ChoiceGroup>
  );
}
