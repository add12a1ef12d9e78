import { useCallback, useEffect, useMemo, useRef } from "react";
import { ShortcutHelp } from "~/back-office/shortcut-help";
import { bookingShortcuts } from "~/messages/shortcuts";
import { pressShortcut } from "~/ui/shortcut";
import { messageTab, noteTab } from "./next-actions";

/** Keys that press the link, button or field with the same key. */
const pressedKeys = ["j", "k", "u", "q", "v", "d"];
/** Keys of the fields below a tab. */
const tabKeys = { r: messageTab, "/": messageTab, n: noteTab };

/** @param staffId the user, to whom a double `a` assigns the booking */
export function BookingShortcuts({ staffId }: { staffId: string }) {
  const beginAssigning = useAssignmentToMe(staffId);
  const shortcuts = useMemo(
    () => ({
      ...Object.fromEntries(pressedKeys.map((key) => [key, () => pressShortcut(key)])),
      ...Object.fromEntries(Object.entries(tabKeys).map(([key, tab]) => [key, () => pressInTab(key, tab)])),
      a: () => {
        pressShortcut("a");
        beginAssigning();
      },
    }),
    [beginAssigning],
  );
  return <ShortcutHelp shortcuts={shortcuts} descriptions={bookingShortcuts} />;
}

function pressInTab(key: string, tab: string) {
  // The form is hidden while the other tab is open.
  document.getElementById(tab)?.click();
  pressShortcut(key);
}

/** Returns a function for the first `a`. A second `a` in the owner's select then assigns the booking to this person. */
function useAssignmentToMe(staffId: string) {
  const isAssigning = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat } = event;
      if (!isAssigning.current || repeat) return;
      isAssigning.current = false;
      if (key !== "a" || !(target instanceof HTMLSelectElement) || target.dataset.shortcut !== "a") return;
      event.preventDefault();
      target.value = staffId;
      target.form?.requestSubmit();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [staffId]);
  return useCallback(() => {
    isAssigning.current = true;
  }, []);
}
