import { useNavigate } from "@remix-run/react";
import { useMemo, useState } from "react";
import { readStored, writeStored } from "~/lib/browser-storage";
import * as text from "~/messages/bookings-list";
import { keyboardShortcuts } from "~/messages/bookings-list";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { useShortcuts } from "~/ui/use-shortcuts";

const settingKey = "bookings-shortcuts";

/** Returns whether shortcuts are on in this browser; they are by default. */
function readShortcutSetting(): boolean {
  return readStored("local", settingKey) !== "off";
}

/** Saves the setting; if the browser blocks storage, it is lost on the next page load. */
function writeShortcutSetting(isOn: boolean): void {
  writeStored("local", settingKey, isOn ? "on" : "off");
}

interface PageLinks {
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/** The keyboard shortcuts of the list and a button that lists them; renders nothing without script. */
export function Shortcuts(links: PageLinks) {
  return useIsHydrated() ? <ActiveShortcuts {...links} /> : null;
}

function ActiveShortcuts({ previousHref, nextHref }: PageLinks) {
  const navigate = useNavigate();
  const [isOn, setOn] = useState(readShortcutSetting);
  const [isOpen, setOpen] = useState(false);
  const shortcuts = useMemo(() => {
    const goTo = (href: string | undefined) => {
      if (href === undefined) return undefined;
      return () => {
        navigate(href);
      };
    };
    return {
      j: () => focusRow(1),
      k: () => focusRow(-1),
      x: selectFocusedRow,
      "/": focusSearch,
      n: goTo(nextHref),
      p: goTo(previousHref),
      "?": () => setOpen(true),
    };
  }, [navigate, nextHref, previousHref]);
  useShortcuts(shortcuts, isOn);
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
        {keyboardShortcuts}
      </Button>
      <ShortcutDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isOn={isOn}
        onChange={(isOn) => {
          setOn(isOn);
          writeShortcutSetting(isOn);
        }}
      />
    </>
  );
}

function focusSearch() {
  const input = document.getElementById("search");
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

/** Moves the focus by `step` rows; to the first one if it is outside of the table. Enter then opens the booking, as any link. */
function focusRow(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row-link]")];
  const row = document.activeElement?.closest("tr");
  const index = row ? links.findIndex((link) => row.contains(link)) : -1;
  (index < 0 ? links[0] : links[index + step])?.focus();
}

function selectFocusedRow() {
  document.activeElement?.closest("tr")?.querySelector<HTMLElement>("input[name=booking]")?.click();
}

/** Lists the keyboard shortcuts, with a checkbox that turns them off. */
function ShortcutDialog({
  isOpen,
  onClose,
  isOn,
  onChange,
}: {
  isOpen: boolean;
  onClose: () => void;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <Dialog
      title={text.keyboardShortcuts}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button type="button" size="sm" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {Object.entries(text.shortcuts).map(([key, description]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-8 place-items-center rounded-control border border-line-strong px-2 py-0.5 font-mono text-mono">
                {key === "Enter" ? text.enterKey : key}
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
        onChange={({ target }) => onChange(target.checked)}
      />
    </Dialog>
  );
}
