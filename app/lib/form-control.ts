export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a person fills in the element; false for a button or a fieldset. */
export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

export function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** Sets a control's value. Fires the `input` event of a text control or list, because React may hold its value in a state. */
export function setControl(control: Control, values: string[]): void {
  if (isCheckable(control)) {
    control.checked = values.includes(control.value);
    return;
  }
  control.value = values[0] ?? "";
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether a person or the browser has changed a control since the server rendered it. */
export function isChanged(control: Control): boolean {
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  return (
    control.value !== (control instanceof HTMLSelectElement ? findDefault(control) : control.defaultValue)
  );
}

/** Returns the initial value of a list. A list without a default shows its first option. */
function findDefault({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}
