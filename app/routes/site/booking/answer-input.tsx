import {
  type AnswerName,
  fields,
  isOfKind,
  type NameOfKind,
  type NameWithOptions,
  type ParagraphField,
} from "~/booking-fields";
import { dateStep } from "~/lib/time";
import * as text from "~/messages/booking";
import * as answers from "~/messages/booking-answers";
import { CheckboxChips } from "~/ui/choice-group";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { ChoiceInput, hintOf, type InputProps, LineInput } from "./first-inputs";

/** The fields whose input follows from the table. */
type OrdinaryName = NameWithOptions | NameOfKind<"line" | "paragraph" | "date" | "dollars">;

/** Renders the input of a field as its kind says. */
export function AnswerInput({ name, stepForm }: InputProps<OrdinaryName>) {
  if (isOfKind(name, "line")) return <LineInput name={name} stepForm={stepForm} />;
  if (isOfKind(name, "paragraph")) return <ParagraphInput name={name} stepForm={stepForm} />;
  if (isOfKind(name, "choice")) return <ChoiceInput name={name} stepForm={stepForm} />;
  if (isOfKind(name, "list")) return <ListInput name={name} stepForm={stepForm} />;
  if (isOfKind(name, "date")) return <DateInput name={name} stepForm={stepForm} />;
  return <DollarsInput name={name} stepForm={stepForm} />;
}

function ParagraphInput({ name, stepForm }: InputProps<NameOfKind<"paragraph">>) {
  const { rows = 4 }: ParagraphField = fields[name];
  return (
    <TextArea {...stepForm.text(name)} label={answers.answerLabels[name]} hint={hintOf(name)} rows={rows} />
  );
}

function ListInput({ name, stepForm }: InputProps<NameOfKind<"list"> & NameWithOptions>) {
  return (
    <CheckboxChips
      {...stepForm.list(name)}
      legend={answers.answerLabels[name]}
      hint={hintOf(name)}
      options={fields[name].options}
      labels={text.optionLabels[name]}
    />
  );
}

function DateInput({ name, stepForm }: InputProps<NameOfKind<"date">>) {
  const advice: Partial<Record<AnswerName, string>> = stepForm.advice;
  return (
    <TextField
      {...stepForm.text(name)}
      advice={advice[name] ?? ""}
      label={answers.answerLabels[name]}
      hint={hintOf(name)}
      type="datetime-local"
      step={dateStep}
    />
  );
}

function DollarsInput({ name, stepForm }: InputProps<NameOfKind<"dollars">>) {
  const { min, max, initial } = fields[name];
  const { defaultValue, ...input } = stepForm.text(name);
  return (
    <TextField
      {...input}
      defaultValue={defaultValue || String(initial)}
      label={answers.answerLabels[name]}
      hint={hintOf(name)}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      className="[&_input]:max-w-32 [&_input]:tabular-nums"
    />
  );
}
