import { answerLabels } from "~/booking/answer-groups";
import { deliveryPreferences } from "~/booking/options";
import { serviceNames } from "~/booking/services";
import { CheckboxChips } from "~/ui/checkbox-chips";
import { TextArea } from "~/ui/text-area";
import { LazyUploadField } from "./lazy-upload-field";
import type { StepProps } from "./step-props";

export function StepAdditional({ data, stepForm: { text, list }, onRefusals }: StepProps) {
  return (
    <>
      <CheckboxChips
        {...list("additionalServices")}
        legend={answerLabels.additionalServices}
        options={serviceNames}
      />
      <TextArea {...text("specialInstructions")} label={answerLabels.specialInstructions} rows={4} />
      <CheckboxChips
        {...list("deliveryPreferences")}
        legend={answerLabels.deliveryPreferences}
        options={deliveryPreferences}
      />
      <LazyUploadField uploaded={data.files} refused={data.refusedFiles} onRefusals={onRefusals} />
    </>
  );
}
