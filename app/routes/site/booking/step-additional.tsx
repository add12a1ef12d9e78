import { deliveryPreferences } from "~/booking/options";
import { serviceLabelsByName } from "~/booking/service-labels";
import { serviceNames } from "~/booking/services";
import * as text from "~/messages/booking";
import * as answers from "~/messages/booking-answers";
import { CheckboxChips } from "~/ui/choice-group";
import { TextArea } from "~/ui/text-area";
import type { StepProps } from "./step-props";
import { LazyUploadField } from "./upload/lazy-upload-field";

export function StepAdditional({ data, stepForm, onRefusals }: StepProps) {
  return (
    <>
      <CheckboxChips
        {...stepForm.list("additionalServices")}
        legend={answers.answerLabels.additionalServices}
        hint={text.servicesHint}
        options={serviceNames}
        labels={serviceLabelsByName}
      />
      <TextArea
        {...stepForm.text("specialInstructions")}
        label={answers.answerLabels.specialInstructions}
        rows={4}
      />
      <CheckboxChips
        {...stepForm.list("deliveryPreferences")}
        legend={answers.answerLabels.deliveryPreferences}
        options={deliveryPreferences}
        labels={answers.deliveryPreferences}
      />
      <LazyUploadField uploaded={data.files} refused={data.refusedFiles} onRefusals={onRefusals} />
    </>
  );
}
