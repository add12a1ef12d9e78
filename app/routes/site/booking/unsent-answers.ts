import { type StepNumber, stepOf, steps } from "~/booking/form/steps";
import * as unsent from "~/browser/unsent-values";

const toStorageKey = (step: StepNumber) => `booking-unsent-${step}`;

export function forgetUnsent(step: StepNumber): void {
  unsent.forgetUnsent(toStorageKey(step));
}

/** Deletes all unsent answers after a submit, so that the next form starts empty. */
export function forgetAllUnsent(): void {
  for (const { number } of steps) forgetUnsent(number);
}

/**
 * Stores a step's unsent input in this tab.
 *
 * @param formId the id of the step's form
 * @param saved changes whenever the server has other answers for the step, or another draft; null if unknown
 */
export function useUnsentAnswers(formId: string, step: StepNumber, saved: string | null) {
  unsent.useUnsentValues(formId, { key: toStorageKey(step), names: stepOf(step).answers, saved });
}
