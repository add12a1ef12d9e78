import {
  type FieldMetadata,
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import { TranslationFields } from "~/back-office/translation-fields";
import * as text from "~/messages/settings";
import { optionalNumbers, type Settings, unlimitedTimes } from "~/settings/schema";
import { isTranslated, translationOf } from "~/settings/translated-settings";
import { stateCodes, usStates } from "~/settings/us-states";
import { Checkbox } from "~/ui/checkbox";
import { FormField } from "~/ui/form-field";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { SettingField } from "./section-fields";

const hints: Partial<Record<string, string>> = text.hints;

const numeric = {
  type: "text",
  min: undefined,
  max: undefined,
  inputMode: "numeric",
  autoComplete: "off",
} as const;

interface SettingProps {
  setting: SettingField;
  /** Those of the whole form, by name. */
  fields: Record<string, FieldMetadata | undefined>;
}

/** The control of one setting, with the translations of a text that visitors read; nothing for one that the form does not have. */
export function Setting({ setting, fields }: SettingProps) {
  const { name, kind } = setting;
  const field = fields[name];
  if (!field) return null;
  if (kind === "time") return fields.kept && <RetentionTime {...{ setting, field }} kept={fields.kept} />;
  return (
    <div className="grid gap-3">
      <SettingInput {...setting} kind={kind} field={field} />
      <SettingTranslations setting={setting} fields={fields} />
    </div>
  );
}

interface SettingInputProps extends SettingField {
  kind: Exclude<SettingField["kind"], "time">;
  field: FieldMetadata;
}

function SettingInput({ name, kind, optional, autoComplete, field }: SettingInputProps) {
  const shared = { label: text.labels[name], hint: hints[name], optional };
  switch (kind) {
    case "checkbox": {
      const { key, ...input } = getInputProps(field as FieldMetadata<boolean>, { type: "checkbox" });
      return <Checkbox key={key} {...input} {...shared} errors={field.errors} className="pt-0" />;
    }
    case "lines": {
      const { key, ...area } = getTextareaProps(field as FieldMetadata<string>);
      return <TextArea key={key} {...area} {...shared} errors={field.errors} />;
    }
    case "state": {
      const { key, ...select } = getSelectProps(field as FieldMetadata<string>);
      return (
        <Select key={key} {...select} {...shared} errors={field.errors}>
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {usStates[code]}
            </option>
          ))}
        </Select>
      );
    }
    case "number":
      return (
        <FormField
          field={field as FieldMetadata<number>}
          {...shared}
          {...numeric}
          className="[&_input]:max-w-40 [&_input]:tabular-nums"
        />
      );
    default:
      return (
        <FormField
          field={field as FieldMetadata<string>}
          type={kind}
          {...shared}
          autoComplete={autoComplete}
        />
      );
  }
}

function SettingTranslations({ setting: { name, kind }, fields }: SettingProps) {
  if (!isTranslated(name)) return null;
  return (
    <TranslationFields
      label={text.labels[name]}
      {...(kind === "lines" && { rows: 3 })}
      fieldOf={(locale) => {
        const field = fields[translationOf(name, locale)] as FieldMetadata<string>;
        const { id, initialValue, maxLength, errors } = field;
        return { id, name: field.name, defaultValue: initialValue, maxLength, errors };
      }}
    />
  );
}

interface RetentionTimeProps {
  setting: SettingField;
  field: FieldMetadata;
  /** The field that lists what is kept forever. */
  kept: FieldMetadata;
}

/** A time that may be unlimited. Without a limit, the field of its days is not shown, also without script. */
function RetentionTime({ setting: { name }, field, kept }: RetentionTimeProps) {
  const [checkbox] = getCollectionProps(kept as FieldMetadata<string[]>, {
    type: "checkbox",
    options: [name],
  });
  return (
    <fieldset className="group grid min-w-0 gap-2 border-b border-line pb-5">
      <legend className="mb-1 font-semibold">{text.labels[name]}</legend>
      <p className="text-small text-muted">{hints[name]}</p>
      {checkbox && (
        <Checkbox {...checkbox} key={checkbox.key} label={text.keepForever} className="border-b-0 py-1" />
      )}
      <FormField
        field={field as FieldMetadata<number>}
        label={text.removeAfter}
        {...numeric}
        className="group-has-[input[type=checkbox]:checked]:hidden [&_input]:max-w-40 [&_input]:tabular-nums"
      />
    </fieldset>
  );
}

/** Asks for the number of what goes tonight. */
export function RemovalQuestion({ question, field }: { question: string; field: FieldMetadata }) {
  const { key, ...input } = getInputProps(field as FieldMetadata<string>, { type: "text" });
  return (
    <TextField
      key={key}
      {...input}
      label={text.confirmation}
      // Not an error, which would go away while the number is typed.
      hint={question}
      inputMode="numeric"
      autoComplete="off"
      className="border-s-4 border-danger ps-4 [&_input]:max-w-40"
    />
  );
}

/** Returns what the form shows for the stored values: zero days as a checkbox, and a number that is absent as an empty field. */
export function toTyped(values: Partial<Settings>) {
  const kept = unlimitedTimes.filter((name) => values[name] === 0);
  const absent = optionalNumbers.filter((name) => values[name] === 0);
  const typed = {
    ...values,
    ...Object.fromEntries([...kept, ...absent].map((name) => [name, undefined])),
    kept,
  };
  // The form is that of any section: its type knows the names that all of them have.
  return typed as Partial<Settings>;
}
