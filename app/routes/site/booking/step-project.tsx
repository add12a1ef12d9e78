import { outputFormats, projectTimelines, purposes, rooms } from "~/booking/options";
import * as text from "~/messages/booking";
import * as answers from "~/messages/booking-answers";
import { CheckboxChips } from "~/ui/choice-group";
import { RadioCards } from "~/ui/radio-cards";
import { TextArea } from "~/ui/text-area";
import { LazyBudgetField } from "./fields/lazy-fields";
import type { StepProps } from "./step-props";

export function StepProject({ stepForm }: StepProps) {
  return (
    <>
      <RadioCards
        {...stepForm.choice("purpose", "Real Estate")}
        legend={answers.answerLabels.purpose}
        columns={3}
        options={purposes.map((value) => ({ value, label: answers.purposes[value] }))}
      />
      <TextArea
        {...stepForm.text("projectScope")}
        label={answers.answerLabels.projectScope}
        hint={text.scopeHint}
        rows={4}
      />
      <CheckboxChips
        {...stepForm.list("numberOfRooms")}
        legend={answers.answerLabels.numberOfRooms}
        options={rooms}
        labels={answers.rooms}
      />
      <CheckboxChips
        {...stepForm.list("outputFormats")}
        advice={stepForm.advice.outputFormats ?? ""}
        legend={answers.answerLabels.outputFormats}
        hint={text.formatsHint}
        options={outputFormats}
        labels={answers.outputFormats}
      />
      <LazyBudgetField {...stepForm.text("budgetRange")} />
      <RadioCards
        {...stepForm.choice("projectTimeline", "Flexible")}
        legend={answers.answerLabels.projectTimeline}
        columns={3}
        options={projectTimelines.map((value) => ({ value, label: answers.projectTimelines[value] }))}
      />
    </>
  );
}
