import { useEffect } from "react";
import { listStored, readStored, removeStored, writeStored } from "~/lib/browser-storage";

/**
 * The key prefix of unsent form input in sessionStorage, which a reload, an expired session or another page does not lose. Preferences have
 * other keys and survive a sign-out.
 */
const prefix = "unsent-";

/** The maximum number of stored forms per tab; the oldest ones are removed. */
const maxForms = 40;

/** The time of the browser's last sign-out, in localStorage, which all tabs share. */
const signOutKey = "staff-sign-out";
const seenKey = "staff-sign-out-seen";

export interface UnsentInput {
  /** Identifies the form. It changes when the form is sent, which makes the input obsolete. */
  formId: string;
  savedAt: number;
  fields: [name: string, value: string][];
}

/** Returns a form's unsent input, or null. Removes input of a form that was already sent. */
export function readUnsent(name: string, formId: string): UnsentInput | null {
  const unsent = parseUnsent(readStored("session", prefix + name));
  if (unsent?.formId === formId) return unsent;
  removeUnsent(name);
  return null;
}

export function writeUnsent(name: string, unsent: UnsentInput): void {
  writeStored("session", prefix + name, JSON.stringify(unsent));
  const otherForms = listStored("session", prefix).map((key) => {
    return { key, savedAt: parseUnsent(readStored("session", key))?.savedAt ?? 0 };
  });
  const oldest = otherForms.sort((a, b) => b.savedAt - a.savedAt).slice(maxForms);
  for (const { key } of oldest) removeStored("session", key);
}

export function removeUnsent(name: string): void {
  removeStored("session", prefix + name);
}

function parseUnsent(stored: string | null): UnsentInput | null {
  try {
    return stored === null ? null : (JSON.parse(stored) as UnsentInput);
  } catch {
    return null;
  }
}

/** Clears the unsent input in this tab. Other tabs clear theirs on the storage event or at their next check. */
function recordSignOut(): void {
  writeStored("local", signOutKey, String(Date.now()));
  clearAfterSignOut();
}

/** Clears this tab's unsent input after a sign-out that the tab has not handled yet. */
export function clearAfterSignOut(): void {
  const lastSignOut = readStored("local", signOutKey);
  if (lastSignOut === null || lastSignOut === readStored("session", seenKey)) return;
  for (const key of listStored("session", prefix)) removeStored("session", key);
  writeStored("session", seenKey, lastSignOut);
}

/**
 * Clears unsent input after a sign-out, so that the computer's next user does not see it.
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
