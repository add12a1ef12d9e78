import {
  type AnswerName,
  fieldNames,
  fields,
  isOfKind,
  type LineField,
  type ParagraphField,
} from "~/booking-fields";
import { answerGroups, textsOf } from "~/booking/form/steps";
import { labelsOf } from "~/booking/format-answer";
import type { BoundForm } from "~/forms/use-form";
import { answerLabels } from "~/messages/booking-answers";
import { CheckboxChips } from "~/ui/choice-group";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

/** The fields that cannot be empty: those that a customer has to answer, and amounts, which begin with one. */
export const requiredNames = fieldNames.filter(
  (name) => "isRequired" in fields[name] || isOfKind(name, "dollars"),
);

/** The answers of a request as staff type them: every field of the table but the consents, by step, without what is said to visitors. */
export function AnswerFields({ form }: { form: BoundForm }) {
  return (
    <>
      {answerGroups.map(({ number, answers }) => (
        <Panel key={number} title={textsOf(number).name}>
          <div className="grid items-end gap-5 min-[40rem]:grid-cols-2">
            {answers.map((name: AnswerName) => (
              <AnswerField key={name} name={name} form={form} />
            ))}
          </div>
        </Panel>
      ))}
    </>
  );
}

const wide = "min-[40rem]:col-span-2";

function AnswerField({ name, form }: { name: AnswerName; form: BoundForm }) {
  const label = answerLabels[name];
  const labels = labelsOf(name) ?? {};
  const values = Object.keys(labels);
  if (isOfKind(name, "list"))
    return (
      <div className={wide}>
        <CheckboxChips {...form.list(name)} legend={label} options={values} labels={labels} optional />
      </div>
    );
  if (isOfKind(name, "choice"))
    return (
      <Select {...form.choice(name)} label={label}>
        {values.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </Select>
    );
  const input = { ...form.text(name), label, autoComplete: "off" };
  if (isOfKind(name, "paragraph")) {
    const { rows = 4 }: ParagraphField = fields[name];
    return <TextArea {...input} rows={rows} className={wide} />;
  }
  if (isOfKind(name, "date")) return <TextField {...input} type="datetime-local" />;
  if (isOfKind(name, "dollars")) return <TextField {...input} inputMode="numeric" />;
  return <TextField {...input} type={name === "email" ? "email" : (fields[name] as LineField).type} />;
}
