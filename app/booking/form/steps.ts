import { type AnswerName, fields, fieldsOf, type StepNumber } from "~/booking-fields";
import * as text from "~/messages/booking-steps";

export type { StepNumber };

interface FormStep {
  number: StepNumber;
  key: keyof typeof text.steps;
  answers: readonly AnswerName[];
}

/** Separate from the schemas, which the browser loads only when needed. */
export const steps = [
  { number: 1, key: "contact", answers: fieldsOf(1) },
  { number: 2, key: "service", answers: fieldsOf(2) },
  { number: 3, key: "project", answers: fieldsOf(3) },
  { number: 4, key: "additional", answers: fieldsOf(4) },
  { number: 5, key: "consents", answers: fieldsOf(5) },
] as const satisfies readonly FormStep[];

export const lastStep = 5;

export function stepOf(number: StepNumber): FormStep {
  return steps[(number - 1) as 0 | 1 | 2 | 3 | 4];
}

export function textsOf(step: StepNumber): { name: string; introduction: string } {
  return text.steps[stepOf(step).key];
}

/** Returns the id of a step's form, which prefixes the ids of its inputs. */
export function formIdOf(step: StepNumber): string {
  return `booking-${step}`;
}

export function inputIdOf(name: AnswerName): string {
  return `${formIdOf(fields[name].step)}-${name}`;
}

/** Parses a step number, such as a query parameter, and clamps it to 1 to 5. Returns 1 for any other text. */
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

/** The steps that the check page and the back office list: all except the consents. */
export const answerGroups = steps.slice(0, 4);
