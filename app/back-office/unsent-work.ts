import { readStored, removeStored, writeStored } from "~/lib/browser-storage";

/** Where a tab keeps the text of a note that is not added yet. */
export const unsentNoteKey = "unsent-note";

/** What a tab keeps of the back office's data; preferences are not among it, and stay. */
const keys = [unsentNoteKey];

/** When somebody last signed out in this browser: all tabs read it. */
const signOutKey = "staff-sign-out";
/** The sign-out that this tab knows of. */
const seenKey = "staff-sign-out-seen";

/** Removes the back office's data from this tab and, by an event that they hear or when they look, from the others. */
export function recordSignOut(): void {
  writeStored("local", signOutKey, String(Date.now()));
  clearAfterSignOut();
}

/** Removes the back office's data from this tab if somebody has signed out in this browser since the last call. */
export function clearAfterSignOut(): void {
  const last = readStored("local", signOutKey);
  if (last === null || last === readStored("session", seenKey)) return;
  for (const key of keys) removeStored("session", key);
  writeStored("session", seenKey, last);
}
