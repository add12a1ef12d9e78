import type { FieldMetadata } from "@conform-to/react";
import {
  type AnswerName,
  fieldNames,
  fields,
  isOfKind,
  type LineField,
  type ParagraphField,
} from "~/booking-fields";
import { labelsOf } from "~/booking/answers/format-answer";
import { answerGroups, textsOf } from "~/booking/form/steps";
import { answerLabels } from "~/messages/booking-answers";
import { CheckboxChips } from "~/ui/choice-group";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

/** Fields that cannot be empty: the answers that a customer must give, and amounts, which always have a value. */
export const requiredNames = fieldNames.filter(
  (name) => "isRequired" in fields[name] || isOfKind(name, "dollars"),
);

/** The request's fields for staff, without the consents and the hints for visitors. */
export function AnswerFields({ bound }: { bound: BoundAnswers }) {
  return (
    <>
      {answerGroups.map(({ number, answers }) => (
        <Panel key={number} title={textsOf(number).name}>
          <div className="grid items-end gap-5 min-[40rem]:grid-cols-2">
            {answers.map((name: AnswerName) => (
              <AnswerField key={name} name={name} field={bound[name]} />
            ))}
          </div>
        </Panel>
      ))}
    </>
  );
}

type BoundAnswers = Record<AnswerName, FieldMetadata>;

const wide = "min-[40rem]:col-span-2";

function AnswerField({ name, field }: { name: AnswerName; field: FieldMetadata }) {
  const label = answerLabels[name];
  const labels = labelsOf(name) ?? {};
  const values = Object.keys(labels);
  if (isOfKind(name, "list"))
    return (
      <div className={wide}>
        <CheckboxChips field={field} legend={label} options={values} labels={labels} optional />
      </div>
    );
  if (isOfKind(name, "choice"))
    return (
      <Select field={field} label={label}>
        {values.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </Select>
    );
  const optional = !requiredNames.includes(name);
  const input = { field, label, optional, required: !optional, autoComplete: "off" };
  if (isOfKind(name, "paragraph")) {
    const { rows = 4 }: ParagraphField = fields[name];
    return <TextArea {...input} rows={rows} className={wide} />;
  }
  if (isOfKind(name, "date")) return <TextField {...input} type="datetime-local" />;
  if (isOfKind(name, "dollars")) return <TextField {...input} inputMode="numeric" />;
  return <TextField {...input} type={name === "email" ? "email" : (fields[name] as LineField).type} />;
}
