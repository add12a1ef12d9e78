/** Which of the browser's two stores: `session` ends with the tab, `local` stays in this browser. */
type StorageArea = "session" | "local";

/** The stored text; null where there is none, or where the browser blocks storage. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text. Does nothing where the browser blocks storage or has no space left. */
export function writeStored(area: StorageArea, key: string, text: string): void {
  try {
    storageOf(area).setItem(key, text);
  } catch {
    // Storage only adds convenience: the page works without it.
  }
}

/** Removes the stored text, if there is any. Does nothing where the browser blocks storage. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Nothing could have been stored.
  }
}

/** The keys that begin with `prefix`; none where the browser blocks storage. */
export function listStored(area: StorageArea, prefix: string): string[] {
  try {
    return Object.keys(storageOf(area)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** @throws {DOMException} SecurityError where the browser blocks storage: reading the property throws. */
function storageOf(area: StorageArea): Storage {
  return area === "session" ? sessionStorage : localStorage;
}
