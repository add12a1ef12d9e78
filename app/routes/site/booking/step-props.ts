import type { StepData } from "./booking-loader.server";
import type { StepForm } from "./use-step-form";

export interface StepProps {
  data: StepData;
  stepForm: StepForm;
  /** Receives the messages about chosen files that the visitor must read before leaving the step. */
  onRefusals: (messages: string[]) => void;
}
