/** `session` ends with the tab, `local` stays in this browser. */
type StorageArea = "session" | "local";

/** Returns null if nothing is stored under `key`, or if the browser blocks storage. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Does nothing if the browser blocks storage or has no space left. */
export function writeStored(area: StorageArea, key: string, text: string): void {
  try {
    storageOf(area).setItem(key, text);
  } catch {
    // The page works without storage.
  }
}

/** Does nothing if the browser blocks storage. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}

/** Returns the keys that begin with `prefix`; an empty list if the browser blocks storage. */
export function listStored(area: StorageArea, prefix: string): string[] {
  try {
    return Object.keys(storageOf(area)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** @throws {DOMException} SecurityError if the browser blocks storage, because reading the property then throws */
function storageOf(area: StorageArea): Storage {
  return area === "session" ? sessionStorage : localStorage;
}
