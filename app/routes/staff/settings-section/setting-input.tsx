import type { FieldMetadata } from "@conform-to/react";
import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import * as text from "~/messages/settings";
import { labels } from "~/messages/settings-errors";
import { stateCodes, usStates } from "~/settings/us-states";
import { Checkbox } from "~/ui/checkbox";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { SettingField } from "./section-fields";

const hints: Partial<Record<string, string>> = text.hints;

/** The control of one setting. */
export function SettingInput({ setting, field }: { setting: SettingField; field: FieldMetadata }) {
  const { name, kind, optional, autoComplete } = setting;
  const shared = { label: labels[name], hint: hints[name], errors: field.errors, optional };
  switch (kind) {
    case "checkbox": {
      const { key, ...input } = getInputProps(field as FieldMetadata<boolean>, { type: "checkbox" });
      return <Checkbox key={key} {...input} {...shared} className="pt-0" />;
    }
    case "lines": {
      const { key, ...area } = getTextareaProps(field as FieldMetadata<string>);
      return <TextArea key={key} {...area} {...shared} />;
    }
    case "state": {
      const { key, ...select } = getSelectProps(field as FieldMetadata<string>);
      return (
        <Select key={key} {...select} {...shared}>
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {usStates[code]}
            </option>
          ))}
        </Select>
      );
    }
    case "number": {
      const { key, ...input } = getInputProps(field as FieldMetadata<number>, { type: "text" });
      return (
        <TextField
          key={key}
          {...input}
          {...shared}
          min={undefined}
          max={undefined}
          inputMode="numeric"
          autoComplete="off"
          className="[&_input]:max-w-40 [&_input]:tabular-nums"
        />
      );
    }
    default: {
      const { key, ...input } = getInputProps(field as FieldMetadata<string>, { type: kind });
      return <TextField key={key} {...input} {...shared} autoComplete={autoComplete} />;
    }
  }
}
