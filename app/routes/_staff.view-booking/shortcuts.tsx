import { useNavigate } from "@remix-run/react";
import { useMemo, useState } from "react";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { useShortcuts } from "~/ui/use-shortcuts";
import { ShortcutDialog } from "./shortcut-dialog";
import { readShortcutSetting, writeShortcutSetting } from "./shortcut-setting";

interface Neighbours {
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/** The list by keys, and the button that tells of them: nothing without script. */
export function Shortcuts(neighbours: Neighbours) {
  return useIsHydrated() ? <ActiveShortcuts {...neighbours} /> : null;
}

function ActiveShortcuts({ previousHref, nextHref }: Neighbours) {
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
        className="mt-4 min-h-11 text-small font-normal"
      >
        Keyboard shortcuts
      </Button>
      <ShortcutDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isOn={isOn}
        onChange={(isWanted) => {
          setOn(isWanted);
          writeShortcutSetting(isWanted);
        }}
      />
    </>
  );
}

function focusSearch() {
  const box = document.getElementById("search");
  if (!(box instanceof HTMLInputElement)) return;
  box.focus();
  box.select();
}
