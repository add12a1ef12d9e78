import { type Control, isChanged, isCheckable, isControl, setControl } from "~/lib/form-control";

function findControls(): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of document.querySelectorAll("input, select, textarea")) {
    if (!isControl(control) || control.type === "hidden" || control.type === "file") continue;
    const name = [control.form?.id, control.id, control.name, isCheckable(control) && control.value].join(
      " ",
    );
    let key = name;
    for (let count = 2; controls.has(key); count++) key = `${name} ${count}`;
    controls.set(key, control);
  }
  return controls;
}

/**
 * Remembers the controls that a visitor may already be filling in. React replaces the whole document if a browser extension, such as a
 * password manager, has inserted an element.
 *
 * @returns a function that copies the input and the focus to the new controls. Call it after React has replaced the controls
 */
export function keepEarlyInput(): () => void {
  const before = findControls();
  let focused = document.activeElement;
  const recordFocus = ({ target }: FocusEvent) => (focused = target as Element);
  document.addEventListener("focusin", recordFocus);
  return () => {
    document.removeEventListener("focusin", recordFocus);
    if ([...before.values()].every(({ isConnected }) => isConnected)) return;
    const replacements = findControls();
    for (const [key, original] of before) {
      const control = replacements.get(key);
      if (!control) continue;
      if (isChanged(original))
        setControl(control, isCheckable(original) && !original.checked ? [] : [original.value]);
      if (original === focused) control.focus();
    }
  };
}
