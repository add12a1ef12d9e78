import { useEffect } from "react";
import { clearAfterSignOut, recordSignOut } from "./unsent-work";

/**
 * Keeps a staff member's unsent work from the next person at this computer.
 *
 * @param isSignOut whether this page follows a sign-out; else it looks, and listens, for one in another tab
 */
export function useSignOut(isSignOut: boolean) {
  useEffect(() => {
    if (isSignOut) recordSignOut();
    else clearAfterSignOut();
    // The event comes from other tabs only.
    addEventListener("storage", clearAfterSignOut);
    return () => removeEventListener("storage", clearAfterSignOut);
  }, [isSignOut]);
}
