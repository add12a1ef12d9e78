import { contactMethods } from "~/booking/options";
import { trapField } from "~/booking/spam/trap-field";
import * as text from "~/messages/booking";
import * as answers from "~/messages/booking-answers";
import { RadioCards } from "~/ui/radio-cards";
import { TextField } from "~/ui/text-field";
import type { StepProps } from "./step-props";

export function StepContact({ stepForm }: StepProps) {
  return (
    <>
      <TextField {...stepForm.text("fullName")} label={answers.answerLabels.fullName} autoComplete="name" />
      <TextField
        {...stepForm.text("email")}
        label={answers.answerLabels.email}
        type="email"
        autoComplete="email"
        hint={text.emailHint}
      />
      <TextField
        {...stepForm.text("phone")}
        label={answers.answerLabels.phone}
        type="tel"
        autoComplete="tel"
        hint={text.phoneHint}
      />
      <RadioCards
        {...stepForm.choice("contactMethod", "Call")}
        legend={answers.answerLabels.contactMethod}
        columns={2}
        options={contactMethods.map((value) => ({
          value,
          label: answers.contactMethods[value],
          description: answers.contactMethodHints[value],
        }))}
      />
      <TextField
        {...stepForm.text("company")}
        label={answers.answerLabels.company}
        autoComplete="organization"
      />
      {/* Only programs fill it in: see trap-field.ts. */}
      <label className="sr-only" aria-hidden="true">
        {text.leaveEmpty}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
