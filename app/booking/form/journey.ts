import type { Submission } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { ZodType } from "zod";
import { parseForm } from "~/lib/parse-form";
import { type BookingAnswers, stepSchemas } from "~/booking/schema";
import { type StepNumber, stepOf, steps } from "./steps";

/** Answers as typed: input names with their texts, checked or not. */
export type RawAnswers = Record<string, string | string[]>;

/** The result of each step, for the answers that it was made from. */
export type StepResults = (step: StepNumber) => Submission<unknown>;

/** Checks the answers of one step. */
export function checkStep(step: StepNumber, answers: RawAnswers): Submission<unknown> {
  return parseForm(toEntries(step, answers), stepSchemas[step]);
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

/**
 * Results of the steps for one set of answers: each step is checked when it is first asked for, and only once.
 */
export function checkSteps(answers: RawAnswers): StepResults {
  const results = new Map<StepNumber, Submission<unknown>>();
  return (step) => {
    const result = results.get(step) ?? checkStep(step, answers);
    results.set(step, result);
    return result;
  };
}

export function isValid(step: StepNumber, results: StepResults): boolean {
  return results(step).status === "success";
}

/** The first step before `step` that is not valid, or `step` itself when it may be visited. */
export function nearestOpenStep(step: StepNumber, results: StepResults): StepNumber {
  return steps.find(({ number }) => number < step && !isValid(number, results))?.number ?? step;
}

/** The whole booking, when the answers of every step are valid, the required consents among them; else null. */
export function toBooking(results: StepResults): BookingAnswers | null {
  const values = steps.map(({ number }) => valueOf(results(number)));
  // Together, the five steps ask for every answer of a booking.
  return values.includes(null) ? null : (Object.assign({}, ...values) as BookingAnswers);
}

/**
 * Whether the answers hold more than a form of this step would send untouched: only then are they worth a draft.
 */
export function hasContent(step: StepNumber, answers: RawAnswers): boolean {
  return Object.entries<ZodType>(stepSchemas[step].shape).some(([name, schema]) => {
    const texts = [answers[name] ?? []].flat().filter((text) => text.trim() !== "");
    const untouched = schema.safeParse(undefined).data;
    return texts.some((text) => text !== String(untouched));
  });
}

function valueOf(result: Submission<unknown>): object | null {
  return result.status === "success" ? (result.value as object) : null;
}

function toEntries(step: StepNumber, answers: RawAnswers): [string, string][] {
  return stepOf(step).answers.flatMap((name) =>
    [answers[name] ?? []].flat().map((text): [string, string] => [name, text]),
  );
}
