import { useEffect } from "react";

/** What each key does; a key without an action does nothing now. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Runs `shortcuts` by single keys, wherever the focus is but where keys have a meaning of their own: in
 * fields and in dialogs. Keys held together with Control, Alt or Command are the browser's.
 *
 * @param isOn people who speak to their computer, or whose hands slip, must be able to turn single keys off
 */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const action = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
      if (!action || isTaken(event)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [shortcuts, isOn]);
}

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  return (
    target.closest("input, textarea, select, [contenteditable]") !== null ||
    document.querySelector("dialog[open]") !== null
  );
}
