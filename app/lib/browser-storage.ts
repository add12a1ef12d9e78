/** `session` ends with the tab, `local` stays in this browser. */
type StorageArea = "session" | "local";

/** Returns null without a stored text, or if the browser blocks storage. */
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
    // A blocked storage is empty.
  }
}

/** Returns the keys with a prefix; none if the browser blocks storage. */
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
