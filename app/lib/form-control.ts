/** What a person fills in. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether an element of a form is one that a person fills in, not a button or a fieldset. */
export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Whether a control is chosen or not, in place of a value that is typed. */
export function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** Sets a control as a person would: React may have a state for it. */
export function setControl(control: Control, values: string[]): void {
  if (isCheckable(control)) {
    control.checked = values.includes(control.value);
    return;
  }
  control.value = values[0] ?? "";
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether somebody, or the browser for them, has changed a control since the server rendered it. */
export function isChanged(control: Control): boolean {
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  return (
    control.value !== (control instanceof HTMLSelectElement ? findDefault(control) : control.defaultValue)
  );
}

/** Without a default of its own, a list shows its first option. */
function findDefault({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}
