import { useEffect, useMemo, useState } from "react";
import { readStored, writeStored } from "~/lib/browser-storage";
import * as text from "~/messages/shortcuts";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { useIsHydrated } from "~/ui/use-is-hydrated";

const settingKey = "bookings-shortcuts";

interface ShortcutHelpProps {
  shortcuts: Shortcuts;
  descriptions: Readonly<Record<string, string>>;
}

/** The page's keyboard shortcuts and a button that lists them. Renders nothing without script. */
export function ShortcutHelp(help: ShortcutHelpProps) {
  return useIsHydrated() ? <ActiveShortcuts {...help} /> : null;
}

function ActiveShortcuts({ shortcuts, descriptions }: ShortcutHelpProps) {
  // Shortcuts are on by default. If the browser blocks storage, the choice is lost on the next page load.
  const [isOn, setOn] = useState(() => readStored("local", settingKey) !== "off");
  const [isOpen, setOpen] = useState(false);
  const all = useMemo(() => ({ ...shortcuts, "?": () => setOpen(true) }), [shortcuts]);
  useShortcuts(all, isOn);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type="button"
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mt-4 min-h-11 text-small font-normal pointer-coarse:hidden"
      >
        {text.keyboardShortcuts}
      </Button>
      <Dialog
        title={text.keyboardShortcuts}
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button type="button" size="sm" onClick={close}>
            {text.close}
          </Button>
        }
      >
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {Object.entries(descriptions).map(([key, description]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded-control border border-line-strong px-2 py-0.5 font-mono text-mono">
                  {text.keyNames[key] ?? key}
                </kbd>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          id="use-shortcuts"
          label={text.useShortcuts}
          hint={text.shortcutsHint}
          checked={isOn}
          onChange={({ target: { checked } }) => {
            setOn(checked);
            writeStored("local", settingKey, checked ? "on" : "off");
          }}
        />
      </Dialog>
    </>
  );
}

/** The action of each key; an undefined action is currently unavailable. */
type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Runs `shortcuts` on single key presses, except in inputs, while a dialog is open, and with Control, Alt or Command held.
 *
 * @param isOn WCAG 2.1.4 requires a way to turn single-key shortcuts off
 */
function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
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
