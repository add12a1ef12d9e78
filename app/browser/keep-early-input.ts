import { type Control, isChanged, isCheckable, isControl, setControl } from "~/lib/form-control";

/** Returns the controls of the document by what tells each from the others. */
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
 * Remembers the controls that a visitor may already be filling in. An extension of the browser that has put an element into the document,
 * such as a password manager, makes React replace all of it.
 *
 * @returns puts what was filled in into the new controls, with the focus; to be called once React has replaced them
 */
export function keepEarlyInput(): () => void {
  const before = findControls();
  let focused = document.activeElement;
  const note = ({ target }: FocusEvent) => (focused = target as Element);
  document.addEventListener("focusin", note);
  return () => {
    document.removeEventListener("focusin", note);
    if ([...before.values()].every(({ isConnected }) => isConnected)) return;
    const now = findControls();
    for (const [key, old] of before) {
      const control = now.get(key);
      if (!control) continue;
      if (isChanged(old)) setControl(control, isCheckable(old) && !old.checked ? [] : [old.value]);
      if (old === focused) control.focus();
    }
  };
}
