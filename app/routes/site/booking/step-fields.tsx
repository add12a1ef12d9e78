import { StepAdditional } from "./step-additional";
import { StepConsents } from "./step-consents";
import { StepContact } from "./step-contact";
import { StepProject } from "./step-project";
import type { StepProps } from "./step-props";
import { StepService } from "./step-service";

/** Renders the inputs of the current step. */
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
