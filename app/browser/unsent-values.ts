import { useEffect } from "react";
import { readStored, removeStored, writeStored } from "~/lib/browser-storage";
import { type Control, isChanged, isControl, setControl } from "~/lib/form-control";

/** Values by the names of controls; an empty array for a group without a choice. */
type Values = Record<string, string[]>;

interface UnsentForm {
  /** Where the tab keeps the values. */
  key: string;
  /** The names of the controls whose values are kept. */
  names: readonly string[];
  /**
   * Changes whenever the server has other values: those in the tab are obsolete then. Null if unknown, as while the server cannot be reached;
   * then the one before is kept.
   */
  saved: string | null;
}

/** Maximum length of the stored JSON of a form, in characters: far more than its fields may have. */
const maxLength = 50_000;

function keepUnsent(form: HTMLFormElement, { key, names, saved }: UnsentForm): void {
  const sent = new FormData(form);
  const values: Values = {};
  for (const name of names) values[name] = sent.getAll(name).filter((value) => typeof value === "string");
  const text = JSON.stringify([saved ?? readUnsent(key)?.[0], values]);
  if (text.length > maxLength) forgetUnsent(key);
  else writeStored("session", key, text);
}

/**
 * Restores the stored values, except in controls that were already changed in this document. If the server has newer ones, the stored values
 * are deleted instead.
 *
 * @returns whether a control has a value that the server does not have
 */
function restoreUnsent(form: HTMLFormElement, { key, names, saved }: UnsentForm): boolean {
  const [base, values = {}] = readUnsent(key) ?? [];
  if (base !== saved) forgetUnsent(key);
  let hasUnsent = false;
  for (const name of names) {
    const controls = findControls(form, name);
    const kept = base === saved ? values[name] : undefined;
    if (controls.some(isChanged)) hasUnsent = true;
    else if (kept) for (const control of controls) restore(control, kept);
  }
  return hasUnsent;
}

/** A form that is folded opens where it has something that was typed. */
function restore(control: Control, kept: string[]): void {
  setControl(control, kept);
  if (isChanged(control)) control.closest("details")?.setAttribute("open", "");
}

export function forgetUnsent(key: string): void {
  removeStored("session", key);
}

function readUnsent(key: string): [saved: string, values: Values] | null {
  const text = readStored("session", key);
  return text === null ? null : (JSON.parse(text) as [string, Values]);
}

/** Finds controls by name or id: a disabled text box has no name. */
function findControls(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      isControl(element) &&
      element.type !== "hidden" &&
      (element.name === name || element.id === `${form.id}-${name}`),
  );
}

/**
 * Stores the unsent input of a visitor's form in this tab and restores it when the visitor returns: after Back, a link or a reload.
 *
 * @param formId the id of the form
 */
export function useUnsentValues(formId: string, { key, names, saved }: UnsentForm): void {
  const listed = names.join(" ");
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement) || listed === "") return;
    const unsent = { key, names: listed.split(" "), saved };
    const keep = () => keepUnsent(form, unsent);
    // Stores what was typed before hydration. In a microtask, after React has rendered the restored values.
    if (saved !== null && restoreUnsent(form, unsent)) queueMicrotask(keep);
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [formId, key, listed, saved]);
}
