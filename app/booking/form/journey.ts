import type { Submission } from "@conform-to/react";
import type { ZodType } from "zod";
import { type AnswerName, fields, isOfKind } from "~/booking-fields";
import { suggestedAnswer } from "~/booking/answers/suggested-answer";
import { type BookingAnswers, stepSchemas } from "~/booking/schema";
import { parseForm } from "~/lib/parse-form";
import { cutText } from "~/lib/text";
import { lastStep, type StepNumber, stepOf, steps } from "./steps";

/** Unvalidated answers by input name. */
export type RawAnswers = Record<string, string | string[]>;

/** Returns Conform's result for a step of one set of answers. */
export type StepChecks = (step: StepNumber) => Submission<unknown>;

export function checkStep(step: StepNumber, answers: RawAnswers): Submission<unknown> {
  return parseForm(toEntries(step, answers), stepSchemas[step]);
}

/** Returns the checks of these answers. Each step is validated on first use, and only once. */
export function checkSteps(answers: RawAnswers): StepChecks {
  const checked = new Map<StepNumber, Submission<unknown>>();
  return (step) => {
    const check = checked.get(step) ?? checkStep(step, answers);
    checked.set(step, check);
    return check;
  };
}

export function isValid(step: StepNumber, checks: StepChecks): boolean {
  return checks(step).status === "success";
}

/** Returns the first invalid step before `step`, or `step` itself if all of them are valid. */
export function nearestOpenStep(step: StepNumber, checks: StepChecks): StepNumber {
  return steps.find(({ number }) => number < step && !isValid(number, checks))?.number ?? step;
}

/** Returns null unless every step is valid, including the required consents. */
export function toBooking(checks: StepChecks): BookingAnswers | null {
  const values = steps.map(({ number }) => valueOf(checks(number)));
  // The five steps contain every answer of a booking.
  return values.includes(null) ? null : (Object.assign({}, ...values) as BookingAnswers);
}

/** Returns whether an answer differs from the untouched form of this step. If none does, no draft is needed. */
export function hasContent(step: StepNumber, answers: RawAnswers): boolean {
  return Object.entries<ZodType>(stepSchemas[step].shape).some(([name, schema]) => {
    const texts = [answers[name] ?? []].flat().filter((text) => text.trim() !== "");
    const untouched = suggestedAnswer(name as AnswerName, null) ?? schema.safeParse(undefined).data;
    return texts.some((text) => text !== String(untouched));
  });
}

function valueOf(check: Submission<unknown>): object | null {
  return check.status === "success" ? (check.value as object) : null;
}

function toEntries(step: StepNumber, answers: RawAnswers): [string, string][] {
  return stepOf(step).answers.flatMap((name) =>
    [answers[name] ?? suggestedAnswer(name, answers.service) ?? []]
      .flat()
      .map((text): [string, string] => [name, text]),
  );
}

/** Returns the step where the visitor stopped: the first one that is invalid or was never sent. */
export function findUnfinishedStep({
  answers,
  checks,
}: {
  answers: RawAnswers;
  checks: StepChecks;
}): StepNumber {
  const isFinished = ({ number, answers: names }: (typeof steps)[number]) =>
    isValid(number, checks) && names.some((name) => name in answers);
  return steps.find((step) => !isFinished(step))?.number ?? lastStep;
}

/**
 * Limits of a draft, in characters for texts and in items for lists. They exceed the schema's limits, so that a text that is too long can
 * be shown again with its error. A complete draft stays below 40,000 characters.
 */
const limits = { line: 400, paragraph: 8_000, listValue: 100, listLength: 20 };

/** Picks a step's answers from the fields of a form, cut to `limits`. A missing answer has the value of the untouched form. */
export function pickAnswers(entries: readonly [string, string][], step: StepNumber): RawAnswers {
  return Object.fromEntries(
    stepOf(step).answers.map((name): [string, string | string[]] => {
      const values = entries.filter(([key]) => key === name).map(([, value]) => value);
      if (isOfKind(name, "list"))
        return [name, values.slice(0, limits.listLength).map((value) => cutText(value, limits.listValue))];
      return [
        name,
        cutText(
          values[0] ?? suggestedAnswer(name, null) ?? "",
          fields[name].kind === "paragraph" ? limits.paragraph : limits.line,
        ),
      ];
    }),
  );
}
