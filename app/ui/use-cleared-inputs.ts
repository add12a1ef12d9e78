import { useEffect, useRef } from "react";

/**
 * Clears inputs with secrets after each submission, as a full page load would. The `reason` of the first render clears nothing, because its
 * input was typed before hydration.
 *
 * @param ids of the inputs
 * @param reason the result of the submission; a new one clears the inputs
 * @param focusId the input to focus afterwards
 */
export function useClearedInputs(ids: readonly string[], reason: unknown, focusId?: string) {
  const joinedIds = ids.join(" ");
  const handled = useRef(reason);
  useEffect(() => {
    if (reason === handled.current) return;
    handled.current = reason;
    if (!reason) return;
    for (const id of joinedIds.split(" ")) {
      const input = document.getElementById(id);
      if (input instanceof HTMLInputElement) input.value = "";
    }
    if (focusId) document.getElementById(focusId)?.focus();
  }, [joinedIds, reason, focusId]);
}
