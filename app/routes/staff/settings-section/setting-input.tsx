import type { BoundForm, FieldValue } from "~/forms/use-form";
import * as text from "~/messages/settings";
import { optionalNumbers, type Settings, unlimitedTimes } from "~/settings/schema";
import { stateCodes, usStates } from "~/settings/us-states";
import { Checkbox } from "~/ui/checkbox";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { SettingField } from "./section-fields";

const labels: Partial<Record<string, string>> = text.labels;
const hints: Partial<Record<string, string>> = text.hints;

const numeric = { inputMode: "numeric", autoComplete: "off" } as const;

interface SettingProps {
  setting: SettingField;
  form: BoundForm;
}

/** The control of one setting. */
export function Setting({ setting, form }: SettingProps) {
  if (setting.kind === "time") return <RetentionTime {...{ setting, form }} />;
  return <SettingInput {...{ setting, form }} />;
}

function SettingInput({ setting, form }: SettingProps) {
  const { name, kind, required, optional, autoComplete, lang } = setting;
  const shared = { label: setting.label ?? labels[name] ?? name, hint: hints[name], required, optional };
  switch (kind) {
    case "checkbox":
      return <Checkbox {...form.check(name)} {...shared} className="pt-0" />;
    case "lines":
      return <TextArea {...form.text(name)} {...shared} lang={lang} />;
    case "state":
      return (
        <Select {...form.text(name)} {...shared}>
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {usStates[code]}
            </option>
          ))}
        </Select>
      );
    case "number":
      return (
        <TextField
          {...form.text(name)}
          {...shared}
          {...numeric}
          className="[&_input]:max-w-40 [&_input]:tabular-nums"
        />
      );
    default:
      return <TextField {...form.text(name)} type={kind} {...shared} autoComplete={autoComplete} />;
  }
}

/** A time that may be unlimited. Without a limit, the field of its days is not shown, also without script. */
function RetentionTime({ setting: { name }, form }: SettingProps) {
  return (
    <fieldset className="group grid min-w-0 gap-2 border-b border-line pb-5">
      <legend className="mb-1 font-semibold">{labels[name]}</legend>
      <p className="text-small text-muted">{hints[name]}</p>
      <Checkbox
        id={`kept-${name}`}
        name="kept"
        value={name}
        defaultChecked={form.list("kept").defaultValue.includes(name)}
        label={text.keepForever}
        className="border-b-0 py-1"
      />
      <TextField
        {...form.text(name)}
        label={text.removeAfter}
        {...numeric}
        className="group-has-[input[type=checkbox]:checked]:hidden [&_input]:max-w-40 [&_input]:tabular-nums"
      />
    </fieldset>
  );
}

/** Asks for the number of what goes tonight. */
export function RemovalQuestion({ question, form }: { question: string; form: BoundForm }) {
  return (
    <TextField
      {...form.text("removes")}
      label={text.confirmation}
      // Not an error, which would go away while the number is typed.
      errors={undefined}
      hint={question}
      {...numeric}
      className="border-s-4 border-danger ps-4 [&_input]:max-w-40"
    />
  );
}

/** Returns what the form shows for the stored values: zero days as a checkbox, and a number that is absent as an empty field. */
export function toTyped(values: Omit<Partial<Settings>, "founderPicture">): Record<string, FieldValue> {
  const kept = unlimitedTimes.filter((name) => values[name] === 0);
  const absent = optionalNumbers.filter((name) => values[name] === 0);
  return { ...values, ...Object.fromEntries([...kept, ...absent].map((name) => [name, ""])), kept };
}
