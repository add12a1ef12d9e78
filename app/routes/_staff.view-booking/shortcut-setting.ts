import { readStored, writeStored } from "~/lib/browser-storage";

const key = "bookings-shortcuts";

/** Whether this browser's user wants shortcuts; on, unless they were turned off here. */
export function readShortcutSetting(): boolean {
  return readStored("local", key) !== "off";
}

/** Where the browser blocks storage, the choice holds until the page is left. */
export function writeShortcutSetting(isOn: boolean): void {
  writeStored("local", key, isOn ? "on" : "off");
}
