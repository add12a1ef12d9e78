import { useEffect } from "react";
import { listStored, readStored, removeStored, writeStored } from "~/lib/browser-storage";

/**
 * What is typed into a form of the back office and not sent yet, in sessionStorage: a reload, a lost session or another page does not lose
 * it. Preferences have other keys, and stay after a sign-out.
 */
const prefix = "unsent-";

/** Forms whose input a tab keeps at most; the oldest ones go. */
const maxForms = 40;

/** The time of the last sign-out in this browser; in localStorage, which all tabs share. */
const signOutKey = "staff-sign-out";
/** The last sign-out that this tab has handled. */
const seenKey = "staff-sign-out-seen";

export interface UnsentInput {
  /** Identifies the form. It changes once the form is sent, which makes the input outdated. */
  formId: string;
  savedAt: number;
  fields: [name: string, value: string][];
}

/** Returns the unsent input of a form; null without any, or if it belongs to a form that was sent, and is then removed. */
export function readUnsent(name: string, formId: string): UnsentInput | null {
  const unsent = parseUnsent(readStored("session", prefix + name));
  if (unsent?.formId === formId) return unsent;
  removeUnsent(name);
  return null;
}

export function writeUnsent(name: string, unsent: UnsentInput): void {
  writeStored("session", prefix + name, JSON.stringify(unsent));
  const others = listStored("session", prefix).map((key) => {
    return { key, savedAt: parseUnsent(readStored("session", key))?.savedAt ?? 0 };
  });
  const oldest = others.sort((a, b) => b.savedAt - a.savedAt).slice(maxForms);
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

/** Clears the data of the back office in this tab, and in other tabs by a storage event or when they next check. */
function recordSignOut(): void {
  writeStored("local", signOutKey, String(Date.now()));
  clearAfterSignOut();
}

/** Clears the data of the back office in this tab after a sign-out that it has not handled yet. */
export function clearAfterSignOut(): void {
  const last = readStored("local", signOutKey);
  if (last === null || last === readStored("session", seenKey)) return;
  for (const key of listStored("session", prefix)) removeStored("session", key);
  writeStored("session", seenKey, last);
}

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
