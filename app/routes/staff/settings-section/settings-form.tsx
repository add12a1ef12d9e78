import { WatchedForm } from "~/back-office/unsent-input/watched-form";
import { errorsOf, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/settings";
import { readers as legend } from "~/messages/settings";
import type { readSection } from "~/settings/save-settings.server";
import type { SectionName } from "~/settings/schema";
import type { TranslatedSetting } from "~/settings/translated-settings";
import { ChoiceGroup, choiceId } from "~/ui/choice-group";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { fieldGroups } from "./section-fields";
import { RemovalQuestion, Setting, toTyped } from "./setting-input";

/** What else the page shows of a form that was refused. */
export interface SettingsShown {
  /** The version for the next attempt of a form that was in conflict. */
  storedVersion?: number;
}

type StoredSection = Awaited<ReturnType<typeof readSection>>;

/** The form of one section. It is sent as a document, so that the next one shows the new name in its title and frame. */
export function SettingsForm({
  section,
  values,
  readers,
  version,
  english,
  result,
}: StoredSection & {
  section: SectionName;
  /** The texts that the section translates. */
  english: Partial<Record<TranslatedSetting, string>>;
  result: FormResult<SettingsShown> | undefined;
}) {
  const question = errorsOf(result, "removes")?.[0];
  const form = useForm<string>(result, {
    fields: { removes: "", version: String(version), ...toTyped(values) },
    schema: async () => (await import("~/settings/schema")).sectionForms[section],
  });

  return (
    <WatchedForm isRefused={form.isRefused} reloadDocument {...form.props} className="grid gap-9">
      <FormMessages {...form.messages} />
      <input type="hidden" name="version" value={result?.storedVersion ?? form.value("version")} />
      {fieldGroups[section].map(({ legend, hint, fields: members, hasReaders, translates }) => (
        <fieldset key={legend} className="grid min-w-0 gap-5">
          <legend className="mb-5 w-full border-b border-line-strong pb-2 text-lg font-semibold">
            {legend}
          </legend>
          {hint && <p className="-mt-2 text-small text-muted">{hint}</p>}
          {translates && (
            <p className="-mt-2 text-small whitespace-pre-line text-muted">
              {english[translates] === "" ? text.nothingToTranslate : english[translates]}
            </p>
          )}
          {members.map((setting) => (
            <Setting key={setting.name} setting={setting} form={form} />
          ))}
          {hasReaders && readers.length > 0 && <ReaderChoice readers={readers} />}
        </fieldset>
      ))}
      {question && <RemovalQuestion question={question} form={form} />}
      <SubmitButton intent="save" variant="primary" size="sm" className="justify-self-start">
        {text.save}
      </SubmitButton>
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
