import type { Submission } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type BookingAnswers, bookingSchema, stepSchemas } from "./schema";
import { type StepNumber, steps } from "./steps";

/** Answers as typed: input names with their texts, checked or not. */
export type RawAnswers = Record<string, string | string[]>;

/** Holds the answers of one step against its rules. */
export function checkStep(step: StepNumber, answers: RawAnswers): Submission<unknown> {
  return checkForm(step, toFormData(answers));
}

/** The same for a form as the browser has it. */
export function checkForm(step: StepNumber, form: FormData): Submission<unknown> {
  return parseWithZod(form, { schema: stepSchemas[step] });
}

/** The names of the inputs of a step that may not stay empty. */
export function requiredAnswers(step: StepNumber): string[] {
  const constraints = getZodConstraint(stepSchemas[step]);
  return Object.entries(constraints).flatMap(([name, constraint]) => (constraint.required ? [name] : []));
}

export function isValid(step: StepNumber, answers: RawAnswers): boolean {
  return checkStep(step, answers).status === "success";
}

/** The first step before `step` that is not valid, or `step` itself when it may be visited. */
export function nearestOpenStep(step: StepNumber, answers: RawAnswers): StepNumber {
  return steps.find(({ number }) => number < step && !isValid(number, answers))?.number ?? step;
}

/** The whole booking, when every answer keeps the rules; else null. Consents are the last step's matter. */
export function toBooking(answers: RawAnswers): BookingAnswers | null {
  const submission = parseWithZod(toFormData(answers), { schema: bookingSchema });
  return submission.status === "success" ? submission.value : null;
}

function toFormData(answers: RawAnswers): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) {
    for (const text of [value].flat()) form.append(name, text);
  }
  return form;
}
