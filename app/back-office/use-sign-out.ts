import { useEffect } from "react";
import { clearAfterSignOut, recordSignOut } from "./unsent-work";

/**
 * Clears unsent work after a sign-out, so that the next user of the computer does not see it.
 *
 * @param isSignOut whether this page follows a sign-out; otherwise it watches for one in another tab
 */
export function useSignOut(isSignOut: boolean) {
  useEffect(() => {
    if (isSignOut) recordSignOut();
    else clearAfterSignOut();
    // The browser sends this event to other tabs only.
    addEventListener("storage", clearAfterSignOut);
    return () => removeEventListener("storage", clearAfterSignOut);
  }, [isSignOut]);
}
