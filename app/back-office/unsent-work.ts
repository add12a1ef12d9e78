import { readStored, removeStored, writeStored } from "~/lib/browser-storage";

/** The sessionStorage key of a note that is not added yet. */
export const unsentNoteKey = "unsent-note";
/** The sessionStorage key of a message to the customer that is not sent yet. */
export const unsentMessageKey = "unsent-message";

/** The sessionStorage keys with data of the back office. Preferences stay after a sign-out. */
const sensitiveKeys = [unsentNoteKey, unsentMessageKey];

/** The time of the last sign-out in this browser; in localStorage, which all tabs share. */
const signOutKey = "staff-sign-out";
/** The last sign-out that this tab has handled. */
const seenKey = "staff-sign-out-seen";

/** Clears the data of the back office in this tab, and in other tabs by a storage event or when they next check. */
export function recordSignOut(): void {
  writeStored("local", signOutKey, String(Date.now()));
  clearAfterSignOut();
}

/** Clears the data of the back office in this tab after a sign-out that it has not handled yet. */
export function clearAfterSignOut(): void {
  const last = readStored("local", signOutKey);
  if (last === null || last === readStored("session", seenKey)) return;
  for (const key of sensitiveKeys) removeStored("session", key);
  writeStored("session", seenKey, last);
}
