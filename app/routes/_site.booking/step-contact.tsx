import { answerLabels } from "~/booking/answer-groups";
import { contactMethods } from "~/booking/options";
import { RadioCards } from "~/ui/radio-cards";
import { TextField } from "~/ui/text-field";
import type { StepProps } from "./step-props";

const methodHints = { Call: "We ring you to settle the details", Text: "We send a message to your phone" };

export function StepContact({ stepForm: { text, choice } }: StepProps) {
  return (
    <>
      <TextField {...text("fullName")} label={answerLabels.fullName} autoComplete="name" />
      <TextField
        {...text("email")}
        label={answerLabels.email}
        type="email"
        autoComplete="email"
        hint="We send nothing but answers to this request."
      />
      <TextField
        {...text("phone")}
        label={answerLabels.phone}
        type="tel"
        autoComplete="tel"
        hint="With the area code, like (818) 555-0142."
      />
      <RadioCards
        {...choice("contactMethod", "Call")}
        legend={answerLabels.contactMethod}
        columns={2}
        options={contactMethods.map((value) => ({ value, label: value, description: methodHints[value] }))}
      />
      <TextField {...text("company")} label={answerLabels.company} autoComplete="organization" />
    </>
  );
}
