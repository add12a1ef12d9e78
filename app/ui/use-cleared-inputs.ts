import { useEffect, useRef } from "react";

/**
 * Empties inputs by their ids whenever `reason` becomes a new one, such as the answer to a post: a password is never
 * sent back, and with script its box is as empty afterwards as without. The reason that a page arrives with does
 * nothing: its boxes came empty, and what is in them was typed before hydration.
 *
 * @param focusId of the input to go on with
 */
export function useClearedInputs(ids: readonly string[], reason: unknown, focusId?: string) {
  const joined = ids.join(" ");
  const handled = useRef(reason);
  useEffect(() => {
    if (reason === handled.current) return;
    handled.current = reason;
    if (!reason) return;
    for (const id of joined.split(" ")) {
      const box = document.getElementById(id);
      if (box instanceof HTMLInputElement) box.value = "";
    }
    if (focusId) document.getElementById(focusId)?.focus();
  }, [joined, reason, focusId]);
}
