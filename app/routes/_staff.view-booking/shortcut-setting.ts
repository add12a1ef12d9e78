const key = "bookings-shortcuts";

/** Whether this browser's user wants shortcuts; on, unless they were turned off here. */
export function readShortcutSetting(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    // Storage that the browser keeps shut remembers nothing.
    return true;
  }
}

export function writeShortcutSetting(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? "on" : "off");
  } catch {
    // As above: the choice holds until the page is left.
  }
}
