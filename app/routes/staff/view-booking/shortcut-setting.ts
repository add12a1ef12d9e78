import { readStored, writeStored } from "~/lib/browser-storage";

const key = "bookings-shortcuts";

/** Returns whether shortcuts are on in this browser; they are by default. */
export function readShortcutSetting(): boolean {
  return readStored("local", key) !== "off";
}

/** Saves the setting; if the browser blocks storage, it is lost on the next page load. */
export function writeShortcutSetting(isOn: boolean): void {
  writeStored("local", key, isOn ? "on" : "off");
}
