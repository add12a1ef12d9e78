import type { FieldMetadata } from "@conform-to/react";
import {
  type AnswerName,
  fields,
  type LineField,
  type NameOfKind,
  type NameWithOptions,
} from "~/booking-fields";
import * as text from "~/messages/booking";
import * as answers from "~/messages/booking-answers";
import { RadioCards } from "~/ui/radio-cards";
import { TextField } from "~/ui/text-field";

export interface InputProps<Name extends AnswerName> {
  name: Name;
  field: FieldMetadata;
}

export function hintOf(name: AnswerName): string | undefined {
  const hints: Partial<Record<AnswerName, string>> = text.answerHints;
  return hints[name];
}

export function LineInput({ name, field }: InputProps<NameOfKind<"line">>) {
  const { type, autoComplete }: LineField = fields[name];
  return (
    <TextField
      field={field}
      label={answers.answerLabels[name]}
      optional={!field.required}
      type={type}
      autoComplete={autoComplete}
      hint={hintOf(name)}
    />
  );
}

export function ChoiceInput({ name, field }: InputProps<NameOfKind<"choice"> & NameWithOptions>) {
  const { options } = fields[name];
  const labels: Record<string, string> = text.optionLabels[name];
  const hints: Partial<Record<AnswerName, Record<string, string>>> = text.optionHints;
  return (
    <RadioCards
      field={field}
      legend={answers.answerLabels[name]}
      hint={hintOf(name)}
      columns={options.length === 2 ? 2 : 3}
      options={options.map((value) => ({
        value,
        label: labels[value] ?? value,
        description: hints[name]?.[value],
      }))}
    />
  );
}
