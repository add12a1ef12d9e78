import { useEffect } from "react";
import { type StepNumber, stepOf, steps } from "~/booking/form/steps";
import { readStored, removeStored, writeStored } from "~/lib/browser-storage";
import { type Control, isChanged, isControl, setControl } from "~/lib/form-control";

/** Values by the names of a step's answers; an empty array for a group without a choice. */
type Answers = Record<string, string[]>;

/** Maximum length of the stored JSON of a step, in characters: far more than its answers may have. */
const maxLength = 50_000;

const toKey = (step: StepNumber) => `booking-unsent-${step}`;

/**
 * Stores the values of a step's form in this tab.
 *
 * @param saved the answers that the server has: the stored values are obsolete once these change. Null if unknown, as
 *   while the server cannot be reached; then the previous value is kept.
 */
function keepUnsent(form: HTMLFormElement, step: StepNumber, saved: string | null): void {
  const values = new FormData(form);
  const answers: Answers = {};
  for (const name of stepOf(step).answers)
    answers[name] = values.getAll(name).filter((value) => typeof value === "string");
  const text = JSON.stringify([saved ?? readUnsent(step)?.[0], answers]);
  if (text.length > maxLength) forgetUnsent(step);
  else writeStored("session", toKey(step), text);
}

/**
 * Restores the stored values, except in controls that were already changed in this document. If the server has newer
 * answers, the stored values are deleted instead.
 *
 * @param saved as for `keepUnsent`
 * @returns whether a control has a value that the server does not have
 */
function restoreUnsent(form: HTMLFormElement, step: StepNumber, saved: string): boolean {
  const [base, answers = {}] = readUnsent(step) ?? [];
  if (base !== saved) forgetUnsent(step);
  let hasUnsent = false;
  for (const name of stepOf(step).answers) {
    const controls = findControls(form, name);
    const kept = base === saved ? answers[name] : undefined;
    if (controls.some(isChanged)) hasUnsent = true;
    else if (kept) for (const control of controls) setControl(control, kept);
  }
  return hasUnsent;
}

export function forgetUnsent(step: StepNumber): void {
  removeStored("session", toKey(step));
}

/** Called after a submit, so that the next form starts empty. */
export function forgetAllUnsent(): void {
  for (const { number } of steps) forgetUnsent(number);
}

function readUnsent(step: StepNumber): [saved: string, answers: Answers] | null {
  const text = readStored("session", toKey(step));
  return text === null ? null : (JSON.parse(text) as [string, Answers]);
}

/** Finds controls by name or id: a disabled text box has no name. */
function findControls(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      isControl(element) && element.type !== "hidden" && (element.name === name || element.id === name),
  );
}

/**
 * Stores a step's unsent input in this tab and restores it when the visitor returns to the step: after Back, a link or a
 * reload.
 *
 * @param formId the id of the step's form
 * @param saved changes whenever the server has other answers for the step, or another draft; null if unknown
 */
export function useUnsentAnswers(formId: string, step: StepNumber, saved: string | null) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const keep = () => keepUnsent(form, step, saved);
    // Stores what was typed before hydration. In a microtask, after React has rendered the restored values.
    if (saved !== null && restoreUnsent(form, step, saved)) queueMicrotask(keep);
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [formId, step, saved]);
}
