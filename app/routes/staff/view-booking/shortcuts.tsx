import { useNavigate } from "@remix-run/react";
import { useMemo } from "react";
import { ShortcutHelp } from "~/back-office/shortcut-help";
import { listShortcuts } from "~/messages/shortcuts";
import { pressShortcut } from "~/ui/shortcut";

interface PageLinks {
  previousHref: string | undefined;
  nextHref: string | undefined;
}

export function ListShortcuts({ previousHref, nextHref }: PageLinks) {
  const navigate = useNavigate();
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
      f: () => pressShortcut("f"),
      n: goTo(nextHref),
      p: goTo(previousHref),
    };
  }, [navigate, nextHref, previousHref]);
  return <ShortcutHelp shortcuts={shortcuts} descriptions={listShortcuts} />;
}

function focusSearch() {
  const input = document.getElementById("search");
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

/** Moves the focus by `step` rows, or to the first row from outside of the table. Enter then follows the focused link. */
function focusRow(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row-link]")];
  const row = document.activeElement?.closest("tr");
  const index = row ? links.findIndex((link) => row.contains(link)) : -1;
  (index < 0 ? links[0] : links[index + step])?.focus();
}

function selectFocusedRow() {
  document.activeElement?.closest("tr")?.querySelector<HTMLElement>("input[name=booking]")?.click();
}
