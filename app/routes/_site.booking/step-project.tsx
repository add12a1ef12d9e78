import { answerLabels } from "~/booking/answer-groups";
import { outputFormats, projectTimelines, purposes, rooms } from "~/booking/options";
import { CheckboxChips } from "~/ui/checkbox-chips";
import { RadioCards } from "~/ui/radio-cards";
import { TextArea } from "~/ui/text-area";
import { BudgetField } from "./budget-field";
import type { StepProps } from "./step-props";

export function StepProject({ stepForm: { text, choice, list } }: StepProps) {
  return (
    <>
      <RadioCards
        {...choice("purpose", "Real Estate")}
        legend={answerLabels.purpose}
        columns={3}
        options={purposes.map((value) => ({ value, label: value }))}
      />
      <TextArea
        {...text("projectScope")}
        label={answerLabels.projectScope}
        hint="Which rooms or parts, how large, and what you will do with the result."
        rows={4}
      />
      <CheckboxChips {...list("numberOfRooms")} legend={answerLabels.numberOfRooms} options={rooms} />
      <CheckboxChips {...list("outputFormats")} legend={answerLabels.outputFormats} options={outputFormats} />
      <BudgetField {...text("budgetRange")} />
      <RadioCards
        {...choice("projectTimeline", "Flexible")}
        legend={answerLabels.projectTimeline}
        columns={3}
        options={projectTimelines.map((value) => ({ value, label: value }))}
      />
    </>
  );
}
