import { answerLabels } from "~/booking/answer-groups";
import { scanTypes } from "~/booking/options";
import { RadioCards } from "~/ui/radio-cards";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { LocationField } from "./location-field";
import type { StepProps } from "./step-props";

const scanHints = {
  Residential: "A home, an apartment, a condominium",
  Commercial: "An office, a shop, a plant, a public building",
};

export function StepService({ stepForm: { text, choice } }: StepProps) {
  return (
    <>
      <LocationField {...text("serviceLocation")} />
      <TextArea
        {...text("accessInstructions")}
        label={answerLabels.accessInstructions}
        hint="Gate codes, parking, who opens the door."
        rows={3}
      />
      <RadioCards
        {...choice("scanType", "Residential")}
        legend={answerLabels.scanType}
        columns={2}
        options={scanTypes.map((value) => ({ value, label: value, description: scanHints[value] }))}
      />
      <fieldset className="grid gap-3">
        <legend className="sr-only">When</legend>
        <p className="text-small text-muted">Dates and times are Pacific time.</p>
        <div className="grid items-end gap-x-gutter gap-y-6 sm:grid-cols-2">
          <TextField {...text("preferredDate")} label={answerLabels.preferredDate} type="datetime-local" />
          <TextField {...text("backupDate")} label={answerLabels.backupDate} type="datetime-local" />
        </div>
      </fieldset>
    </>
  );
}
