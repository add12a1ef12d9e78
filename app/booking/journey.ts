import type { Submission } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { parseForm } from "~/http/parse-form";
import { type BookingAnswers, bookingSchema, stepSchemas } from "./schema";
import { type StepNumber, steps } from "./steps";

/** Answers as typed: input names with their texts, checked or not. */
export type RawAnswers = Record<string, string | string[]>;

/** Holds the answers of one step against its rules. */
export function checkStep(step: StepNumber, answers: RawAnswers): Submission<unknown> {
  return parseForm(toEntries(answers), stepSchemas[step]);
}

/** The same for a form in the browser, with the intents of Conform; no input for the server. */
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
  const submission = parseForm(toEntries(answers), bookingSchema);
  return submission.status === "success" ? submission.value : null;
}

function toEntries(answers: RawAnswers): [string, string][] {
  return Object.entries(answers).flatMap(([name, value]) =>
    [value].flat().map((text): [string, string] => [name, text]),
  );
}
