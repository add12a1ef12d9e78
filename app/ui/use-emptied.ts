import { useEffect } from "react";

/**
 * Empties inputs by their ids whenever `reason` is a new one, such as the answer to a post: a password is never
 * sent back, and with script its box is as empty afterwards as without.
 */
export function useEmptied(ids: readonly string[], reason: unknown) {
  const joined = ids.join(" ");
  useEffect(() => {
    if (!reason) return;
    for (const id of joined.split(" ")) {
      const box = document.getElementById(id);
      if (box instanceof HTMLInputElement) box.value = "";
    }
  }, [joined, reason]);
}
