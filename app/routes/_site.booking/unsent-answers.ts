import { stepOf, steps, type StepNumber } from "~/booking/form/steps";
import { readStored, removeStored, writeStored } from "~/lib/browser-storage";
import { setTypedValue } from "~/ui/use-typed-value";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Values by the names of a step's answers; none for a group without a choice. */
type Answers = Record<string, string[]>;

/** Characters of one step that are kept: far more than its answers may have. */
const longest = 50_000;

const keyOf = (step: StepNumber) => `booking-unsent-${step}`;

/**
 * Keeps in this tab what is in the controls of a step's form.
 *
 * @param saved what the server has of the step: the kept answers are of use only as long as that is the same. Null
 *   where it is not known, as while the server cannot be reached; then it stays as it was.
 */
export function keepUnsent(form: HTMLFormElement, step: StepNumber, saved: string | null): void {
  const values = new FormData(form);
  const answers: Answers = {};
  for (const name of stepOf(step).answers)
    answers[name] = values.getAll(name).filter((value) => typeof value === "string");
  const text = JSON.stringify([saved ?? readUnsent(step)?.[0], answers]);
  if (text.length > longest) forgetUnsent(step);
  else writeStored("session", keyOf(step), text);
}

/**
 * Puts what was kept back into the controls, except those that were changed in this document already. What the
 * server has got meanwhile is newer: then the kept answers are forgotten.
 *
 * @param saved as for `keepUnsent`
 * @returns whether the controls have something that the server has not
 */
export function restoreUnsent(form: HTMLFormElement, step: StepNumber, saved: string): boolean {
  const [base, answers = {}] = readUnsent(step) ?? [];
  if (base !== saved) forgetUnsent(step);
  let hasUnsent = false;
  for (const name of stepOf(step).answers) {
    const controls = controlsOf(form, name);
    const kept = base === saved ? answers[name] : undefined;
    if (controls.some(isChanged)) hasUnsent = true;
    else if (kept) for (const control of controls) setControl(control, kept);
  }
  return hasUnsent;
}

export function forgetUnsent(step: StepNumber): void {
  removeStored("session", keyOf(step));
}

/** For a form that was submitted: the next one starts empty. */
export function forgetAllUnsent(): void {
  for (const { number } of steps) forgetUnsent(number);
}

function readUnsent(step: StepNumber): [saved: string, answers: Answers] | null {
  const text = readStored("session", keyOf(step));
  return text === null ? null : (JSON.parse(text) as [string, Answers]);
}

/** By the id as well: a box that is disabled has no name, and is still the one to type into. */
function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.type !== "hidden" &&
      (element.name === name || element.id === name),
  );
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** Whether the visitor, or the browser for them, has changed a control since the server rendered it. */
function isChanged(control: Control): boolean {
  return isTicked(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** A box with React state takes the text into that. */
function setControl(control: Control, values: string[]): void {
  if (isTicked(control)) {
    control.checked = values.includes(control.value);
    return;
  }
  const text = values[0] ?? "";
  if (!setTypedValue(control, text)) control.value = text;
}
