import { useEffect, useState } from "react";
import { useIsHydrated } from "./use-is-hydrated";

/**
 * Keeps the text that was typed into a textarea before hydration: when React 18 hydrates a textarea with a default text, it
 * sets the value back to that text.
 *
 * @param id of the textarea
 */
export function useEarlyText(id: string): void {
  const isHydrated = useIsHydrated();
  // Read while the document is hydrated, before React changes the textarea; later, another page may have one with this id.
  const [early] = useState(() => (isHydrated ? null : readChangedText(id)));
  useEffect(() => {
    const area = document.getElementById(id);
    if (early !== null && area instanceof HTMLTextAreaElement && area.value === area.defaultValue)
      area.value = early;
  }, [id, early]);
}

function readChangedText(id: string): string | null {
  if (typeof document === "undefined") return null;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement && area.value !== area.defaultValue ? area.value : null;
}
