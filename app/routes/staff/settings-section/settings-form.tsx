import { getFormProps } from "@conform-to/react";
import { WatchedForm } from "~/back-office/unsent-input/watched-form";
import type { constraintOf } from "~/forms/constraint.server";
import { errorsOf, type FormResult, typedInto } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { translations } from "~/messages/languages";
import * as text from "~/messages/settings";
import { inLanguage } from "~/messages/translations";
import type { readSection } from "~/settings/save-settings.server";
import type { SectionName, Settings } from "~/settings/schema";
import { type TranslatedSetting, translatedSettings, translationOf } from "~/settings/translated-settings";
import { stateCodes, usStates } from "~/settings/us-states";
import { Checkbox } from "~/ui/checkbox";
import { ChoiceGroup, choiceId } from "~/ui/choice-group";
import { FormMessages } from "~/ui/form-messages";
import { Select } from "~/ui/select";
import { SubmitButton } from "~/ui/submit-button";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { ServiceTable, serviceFields } from "./service-table";

type Input = "text" | "email" | "tel" | "url" | "number" | "amount" | "lines" | "state" | "checkbox" | "time";

type SettingName = Exclude<keyof Settings, "founderPicture" | "firstStepsHidden">;

interface FieldGroup {
  legend: string;
  hint?: string;
  fields: Partial<Record<SettingName, Input>>;
  /** Whether the group also lets the user choose who gets new requests. */
  hasReaders?: boolean;
  /** Whether the fields are the table of services. */
  isByService?: boolean;
  /** The English text that the group translates. */
  translates?: TranslatedSetting;
}

const { groups } = text;

/** The fields of each section. An `amount` is an optional number. */
const fieldGroups: Record<SectionName, readonly FieldGroup[]> = {
  company: [
    { legend: groups.contact, fields: { companyName: "text", phone: "tel", email: "email" } },
    {
      legend: groups.address,
      fields: { street: "text", city: "text", state: "state", zip: "text", openingHours: "lines" },
    },
    {
      legend: groups.networks,
      hint: text.hints.networks,
      fields: { facebook: "url", twitter: "url", youtube: "url", instagram: "url" },
    },
    { legend: groups.claims, fields: { claimSource: "text" } },
  ],
  answers: [
    { legend: groups.byService, isByService: true, fields: serviceFields },
    {
      legend: groups.price,
      fields: { priceFactors: "lines", payment: "lines", replyHours: "amount", publicTourDays: "amount" },
    },
    {
      legend: groups.questions,
      fields: {
        dataOwnership: "lines",
        insurance: "lines",
        confidentiality: "lines",
        licenses: "lines",
        founderName: "text",
      },
    },
  ],
  requests: [
    { legend: groups.mails, hasReaders: true, fields: { requestsMailbox: "email" } },
    { legend: groups.times, fields: { leadDays: "number", cutOffHours: "number" } },
  ],
  data: [{ legend: groups.retention, fields: { retentionCanceledDays: "time", retentionDoneDays: "time" } }],
  security: [{ legend: groups.rules, fields: { administratorsNeedSecondFactor: "checkbox" } }],
  translations: translatedSettings.map((name) => ({
    legend: text.labels[name],
    translates: name,
    fields: {},
  })),
};

function entriesOf({ fields }: FieldGroup) {
  return Object.entries(fields) as [SettingName, Input][];
}

export interface SettingsResultData {
  /** After a conflict, the version for the next attempt. */
  storedVersion?: number;
}

type StoredSection = Awaited<ReturnType<typeof readSection>>;
type TypedSettings = Record<SettingName | "removes", string | number | boolean> & { kept: string[] };
type SettingFields = ReturnType<typeof useForm<TypedSettings>>[1];

/** Posts a document, so that the next document shows a new name in its title and frame. */
export function SettingsForm({
  section,
  values,
  readers,
  version,
  english,
  constraint,
  result,
}: StoredSection & {
  section: SectionName;
  english: Partial<Record<TranslatedSetting, string>>;
  constraint: ReturnType<typeof constraintOf>;
  result: FormResult<SettingsResultData> | undefined;
}) {
  const question = errorsOf(result, "removes")?.[0];
  const [form, fields] = useForm<TypedSettings>({
    id: "settings",
    lastResult: result,
    defaultValue: toInputs(section, values),
    constraint,
  });
  return (
    <WatchedForm {...getFormProps(form)} isRefused={Boolean(result)} reloadDocument className="grid gap-9">
      <FormMessages form={form} />
      <input
        type="hidden"
        name="version"
        value={result?.storedVersion ?? typedInto(result, "version") ?? version}
      />
      {fieldGroups[section].map((group) => (
        <fieldset key={group.legend} className="grid min-w-0 gap-5">
          <legend className="mb-5 w-full border-b border-line-strong pb-2 text-lg font-semibold">
            {group.legend}
          </legend>
          {group.hint && <p className="-mt-2 text-small text-muted">{group.hint}</p>}
          {group.isByService ? (
            <ServiceTable fields={fields} />
          ) : (
            entriesOf(group).map(([name, kind]) => <Setting key={name} {...{ name, kind, fields }} />)
          )}
          {group.translates && (
            <SettingTranslations
              name={group.translates}
              english={english[group.translates]}
              fields={fields}
            />
          )}
          {group.hasReaders && readers.length > 0 && <ReaderChoice readers={readers} />}
        </fieldset>
      ))}
      {question && <RemovalQuestion question={question} fields={fields} />}
      <SubmitButton intent="save" variant="primary" size="sm" className="justify-self-start">
        {text.save}
      </SubmitButton>
    </WatchedForm>
  );
}

function ReaderChoice({ readers }: Pick<StoredSection, "readers">) {
  return (
    <ChoiceGroup id="readers" legend={text.readers} hint={text.readersHint}>
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

const labels: Partial<Record<string, string>> = text.labels;
const hints: Partial<Record<string, string>> = text.hints;

const numeric = { inputMode: "numeric", autoComplete: "off" } as const;

interface SettingProps {
  name: SettingName;
  kind: Input;
  fields: SettingFields;
}

function Setting({ name, kind, fields }: SettingProps) {
  const field = fields[name];
  const optional = !field.required && kind !== "number";
  const shared = { field, label: labels[name] ?? name, hint: hints[name], optional };
  switch (kind) {
    case "time":
      return <RetentionTime {...{ name, fields }} />;
    case "checkbox":
      return <Checkbox {...shared} optional={false} className="pt-0" />;
    case "lines":
      return <TextArea {...shared} />;
    case "state":
      return (
        <Select {...shared}>
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {usStates[code]}
            </option>
          ))}
        </Select>
      );
    case "number":
    case "amount":
      return <TextField {...shared} {...numeric} className="[&_input]:max-w-40 [&_input]:tabular-nums" />;
    default:
      return <TextField {...shared} type={kind} autoComplete="off" />;
  }
}

function SettingTranslations({
  name,
  english,
  fields,
}: {
  name: TranslatedSetting;
  english: string | undefined;
  fields: SettingFields;
}) {
  return (
    <>
      <p className="-mt-2 text-small whitespace-pre-line text-muted">
        {english === "" ? text.nothingToTranslate : english}
      </p>
      {translations.map((lang) => (
        <TextArea
          key={lang}
          field={fields[translationOf(name, lang)]}
          label={inLanguage(text.labels[name], lang)}
          lang={lang}
          optional
        />
      ))}
    </>
  );
}

/** A retention time that may be unlimited. CSS hides the number of days while it is unlimited. */
function RetentionTime({ name, fields }: Omit<SettingProps, "kind">) {
  return (
    <fieldset className="group grid min-w-0 gap-2 border-b border-line pb-5">
      <legend className="mb-1 font-semibold">{labels[name]}</legend>
      <p className="text-small text-muted">{hints[name]}</p>
      <Checkbox
        id={`kept-${name}`}
        name="kept"
        value={name}
        defaultChecked={[fields.kept.initialValue].flat().includes(name)}
        label={text.keepForever}
        className="border-b-0 py-1"
      />
      <TextField
        field={fields[name]}
        label={text.removeAfter}
        {...numeric}
        className="group-has-[input[type=checkbox]:checked]:hidden [&_input]:max-w-40 [&_input]:tabular-nums"
      />
    </fieldset>
  );
}

/** Asks the user to type the number of requests that will be removed tonight. */
function RemovalQuestion({ question, fields }: { question: string; fields: SettingFields }) {
  return (
    <TextField
      field={fields.removes}
      label={text.confirmation}
      // An error would disappear while the user types the number, so the question is the hint.
      errors={[]}
      hint={question}
      {...numeric}
      className="border-s-4 border-danger ps-4 [&_input]:max-w-40"
    />
  );
}

/** Returns the inputs for the stored values: an unlimited time as a checkbox, and an absent number as an empty field. */
function toInputs(section: SectionName, values: StoredSection["values"]) {
  const zeros = fieldGroups[section].flatMap(entriesOf).filter(([name]) => values[name] === 0);
  const unlimited = zeros.flatMap(([name, kind]) => (kind === "time" ? [name] : []));
  const emptyNumbers = zeros.filter(([, kind]) => kind !== "number").map(([name]) => [name, ""] as const);
  return { ...values, ...Object.fromEntries(emptyNumbers), kept: unlimited };
}
