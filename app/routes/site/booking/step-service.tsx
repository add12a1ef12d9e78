import { scanTypes } from "~/booking/options";
import { serviceLabelsByName } from "~/booking/service-labels";
import { serviceNames } from "~/booking/services";
import * as text from "~/messages/booking";
import * as answers from "~/messages/booking-answers";
import { RadioCards } from "~/ui/radio-cards";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { LazyLocationField } from "./fields/lazy-fields";
import type { StepProps } from "./step-props";

const dateNames = ["preferredDate", "backupDate"];

export function StepService({ stepForm }: StepProps) {
  const hasDateErrors = stepForm.errors.some(({ id }) => dateNames.includes(id));
  return (
    <>
      <Select {...stepForm.text("service")} label={text.whichService}>
        <option value="">{answers.serviceUnknown}</option>
        {serviceNames.map((name) => (
          <option key={name} value={name}>
            {serviceLabelsByName[name]}
          </option>
        ))}
      </Select>
      <LazyLocationField
        {...stepForm.text("serviceLocation")}
        advice={stepForm.advice.serviceLocation ?? ""}
      />
      <TextArea
        {...stepForm.text("accessInstructions")}
        label={answers.answerLabels.accessInstructions}
        hint={text.accessHint}
        rows={3}
      />
      <RadioCards
        {...stepForm.choice("scanType", "Residential")}
        legend={answers.answerLabels.scanType}
        columns={2}
        options={scanTypes.map((value) => ({
          value,
          label: answers.scanTypes[value],
          description: answers.scanTypeHints[value],
        }))}
      />
      <fieldset className="grid gap-3">
        <legend className="sr-only">{text.dates}</legend>
        <p className="text-small text-muted">{text.datesHint}</p>
        {/* Errors are above the boxes, advice below: the boxes of a pair stay on one line. */}
        <div
          className={`grid gap-x-gutter gap-y-6 sm:grid-cols-2 ${hasDateErrors ? "items-end" : "items-start"}`}
        >
          <TextField
            {...stepForm.text("preferredDate")}
            advice={stepForm.advice.preferredDate ?? ""}
            label={answers.answerLabels.preferredDate}
            type="datetime-local"
          />
          <TextField
            {...stepForm.text("backupDate")}
            advice={stepForm.advice.backupDate ?? ""}
            label={answers.answerLabels.backupDate}
            type="datetime-local"
          />
        </div>
      </fieldset>
    </>
  );
}
