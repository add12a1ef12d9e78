import { useEffect } from "react";

/** The action of each key; an undefined action is unavailable at present. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Runs `shortcuts` on single key presses, except where text is typed or chosen, while a dialog is open, and with Control, Alt or
 * Command held.
 *
 * @param isOn WCAG 2.1.4 requires a way to turn single-key shortcuts off
 */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const action = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
      if (!action || isReserved(event)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [shortcuts, isOn]);
}

function isReserved(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  return (
    target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null ||
    document.querySelector("dialog[open]") !== null
  );
}
