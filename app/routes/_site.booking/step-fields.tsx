import type { StepData } from "./booking-loader.server";
import { StepAdditional } from "./step-additional";
import { StepConsents } from "./step-consents";
import { StepContact } from "./step-contact";
import { StepProject } from "./step-project";
import { StepService } from "./step-service";
import type { StepForm } from "./use-step-form";

export interface StepProps {
  data: StepData;
  stepForm: StepForm;
  /** Takes the messages about chosen files that the visitor must read before the step is left. */
  onRefusals: (messages: string[]) => void;
}

/** The inputs of the current step. */
export function StepFields(props: StepProps) {
  switch (props.data.step) {
    case 1:
      return <StepContact {...props} />;
    case 2:
      return <StepService {...props} />;
    case 3:
      return <StepProject {...props} />;
    case 4:
      return <StepAdditional {...props} />;
    case 5:
      return <StepConsents {...props} />;
  }
}
