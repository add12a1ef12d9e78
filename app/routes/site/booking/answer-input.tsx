import {
  fields,
  isOfKind,
  type NameOfKind,
  type NameWithOptions,
  type ParagraphField,
} from "~/booking-fields";
import type { AdviceTexts } from "~/booking/advice/advice-texts";
import { dateStep } from "~/lib/time";
import * as text from "~/messages/booking";
import * as answers from "~/messages/booking-answers";
import { CheckboxChips } from "~/ui/choice-group";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { ChoiceInput, hintOf, type InputProps, LineInput } from "./first-inputs";

/** Fields whose kind decides the input. */
type OrdinaryName = NameWithOptions | NameOfKind<"line" | "paragraph" | "date" | "dollars">;

/** @param hint replaces an amount's usual hint */
export function AnswerInput({
  name,
  field,
  advice,
  hint,
}: InputProps<OrdinaryName> & { advice: AdviceTexts; hint?: string | undefined }) {
  if (isOfKind(name, "line")) return <LineInput name={name} field={field} />;
  if (isOfKind(name, "paragraph")) return <ParagraphInput name={name} field={field} />;
  if (isOfKind(name, "choice")) return <ChoiceInput name={name} field={field} />;
  if (isOfKind(name, "list")) return <ListInput name={name} field={field} />;
  if (isOfKind(name, "date")) return <DateInput name={name} field={field} advice={advice[name]} />;
  return <DollarsInput name={name} field={field} hint={hint} />;
}

function ParagraphInput({ name, field }: InputProps<NameOfKind<"paragraph">>) {
  const { rows = 4 }: ParagraphField = fields[name];
  return (
    <TextArea
      field={field}
      optional={!field.required}
      label={answers.answerLabels[name]}
      hint={hintOf(name)}
      rows={rows}
    />
  );
}

function ListInput({ name, field }: InputProps<NameOfKind<"list"> & NameWithOptions>) {
  return (
    <CheckboxChips
      field={field}
      optional
      legend={answers.answerLabels[name]}
      hint={hintOf(name)}
      options={fields[name].options}
      labels={text.optionLabels[name]}
    />
  );
}

function DateInput({ name, field, advice = "" }: InputProps<NameOfKind<"date">> & { advice?: string }) {
  return (
    <TextField
      field={field}
      optional={!field.required}
      advice={advice}
      label={answers.answerLabels[name]}
      hint={hintOf(name)}
      type="datetime-local"
      step={dateStep}
    />
  );
}

function DollarsInput({
  name,
  field,
  hint = hintOf(name),
}: InputProps<NameOfKind<"dollars">> & { hint: string | undefined }) {
  return (
    <TextField
      field={field}
      optional={!field.required}
      label={answers.answerLabels[name]}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      className="[&_input]:max-w-32 [&_input]:tabular-nums"
    />
  );
}
