import type { Draft } from "./draft";
import { isValid } from "./journey";
import { lastStep, type StepNumber, steps } from "./steps";

/** Returns the step where the visitor stopped: the first one that is invalid or was never sent. */
export function findUnfinishedStep({ answers, results }: Pick<Draft, "answers" | "results">): StepNumber {
  const isFinished = ({ number, answers: names }: (typeof steps)[number]) =>
    isValid(number, results) && names.some((name) => name in answers);
  return steps.find((step) => !isFinished(step))?.number ?? lastStep;
}
