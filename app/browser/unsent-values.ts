import { useEffect } from "react";
import { readStored, removeStored, writeStored } from "~/lib/browser-storage";
import { type Control, isChanged, isControl, setControl } from "~/lib/form-control";

/** Values by control name; an empty array for a group without a chosen option. */
type StoredInput = Record<string, string[]>;

interface UnsentForm {
  key: string;
  names: readonly string[];
  /**
   * The version of the server's values. When it changes, the stored values are obsolete. Null if it is unknown, for example while the
   * server is unreachable; the previous version then stays.
   */
  saved: string | null;
}

/** In characters, which is more than a form's fields can hold. */
const maxLength = 50_000;

function keepUnsent(form: HTMLFormElement, { key, names, saved }: UnsentForm): void {
  const formData = new FormData(form);
  const values: StoredInput = {};
  for (const name of names) values[name] = formData.getAll(name).filter((value) => typeof value === "string");
  const text = JSON.stringify([saved ?? readUnsent(key)?.[0], values]);
  if (text.length > maxLength) forgetUnsent(key);
  else writeStored("session", key, text);
}

/**
 * Restores the stored values, except in controls that were already changed in this document. If the server has newer values, deletes the
 * stored ones instead.
 *
 * @returns whether a control has a value that the server does not have
 */
function restoreUnsent(form: HTMLFormElement, { key, names, saved }: UnsentForm): boolean {
  const [base, values = {}] = readUnsent(key) ?? [];
  if (base !== saved) forgetUnsent(key);
  let hasUnsent = false;
  for (const name of names) {
    const controls = findControls(form, name);
    const storedValues = base === saved ? values[name] : undefined;
    if (controls.some(isChanged)) hasUnsent = true;
    else if (storedValues) for (const control of controls) restore(control, storedValues);
  }
  return hasUnsent;
}

/** Restores a control's value, and opens the collapsed form that contains it. */
function restore(control: Control, storedValues: string[]): void {
  setControl(control, storedValues);
  if (isChanged(control)) control.closest("details")?.setAttribute("open", "");
}

export function forgetUnsent(key: string): void {
  removeStored("session", key);
}

function readUnsent(key: string): [saved: string, values: StoredInput] | null {
  const text = readStored("session", key);
  return text === null ? null : (JSON.parse(text) as [string, StoredInput]);
}

/** Finds controls by name or id, because a disabled text box has no name. */
function findControls(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      isControl(element) &&
      element.type !== "hidden" &&
      (element.name === name || element.id === `${form.id}-${name}`),
  );
}

/** Stores the unsent input of a visitor's form in this tab, and restores it when the visitor returns by Back, a link or a reload. */
export function useUnsentValues(formId: string, { key, names, saved }: UnsentForm): void {
  const nameList = names.join(" ");
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement) || nameList === "") return;
    const unsent = { key, names: nameList.split(" "), saved };
    const keep = () => keepUnsent(form, unsent);
    // Stores the input from before hydration, in a microtask after React has rendered the restored values.
    if (saved !== null && restoreUnsent(form, unsent)) queueMicrotask(keep);
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [formId, key, nameList, saved]);
}
