import type { AnswerName } from "~/booking/schema";
import { steps as texts } from "~/messages/booking-steps";

export type StepNumber = 1 | 2 | 3 | 4 | 5;

interface Step {
  number: StepNumber;
  name: string;
  /** One line under the heading of the step. */
  introduction: string;
  /** The names of the inputs. */
  answers: readonly AnswerName[];
}

/** The five steps of the form, in order. Separate from their schemas, which the browser loads only when needed. */
export const steps = [
  {
    number: 1,
    ...texts.contact,
    answers: ["fullName", "email", "phone", "contactMethod", "company"],
  },
  {
    number: 2,
    ...texts.service,
    answers: ["service", "serviceLocation", "accessInstructions", "scanType", "preferredDate", "backupDate"],
  },
  {
    number: 3,
    ...texts.project,
    answers: ["purpose", "projectScope", "numberOfRooms", "outputFormats", "budgetRange", "projectTimeline"],
  },
  {
    number: 4,
    ...texts.additional,
    answers: ["additionalServices", "specialInstructions", "deliveryPreferences"],
  },
  {
    number: 5,
    ...texts.consents,
    answers: ["termsAccepted", "privacyConsent", "showcaseConsent"],
  },
] as const satisfies readonly Step[];

/** Answers with any number of values. */
export const listAnswers: ReadonlySet<string> = new Set<AnswerName>([
  "numberOfRooms",
  "outputFormats",
  "additionalServices",
  "deliveryPreferences",
]);

export const lastStep = 5;

export function stepOf(number: StepNumber): Step {
  return steps[(number - 1) as 0 | 1 | 2 | 3 | 4];
}

/** Parses a step number, such as a query parameter, and clamps it to 1 to 5; returns 1 if it is not a number. */
export function clampStep(text: string | null): StepNumber {
  const number = Math.trunc(Number(text));
  return (number >= 1 ? Math.min(number, lastStep) : 1) as StepNumber;
}

export function nextStep(step: StepNumber): StepNumber {
  return Math.min(step + 1, lastStep) as StepNumber;
}

export function previousStep(step: StepNumber): StepNumber {
  return Math.max(step - 1, 1) as StepNumber;
}
