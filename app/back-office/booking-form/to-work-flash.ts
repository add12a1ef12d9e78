import type { Flash } from "~/forms/flash.server";
import * as text from "~/messages/booking-work";

/** Adds to what a booking's page says of a change that it made the acting person the owner, with a button that undoes that. */
export function toWorkFlash(flash: Flash, changed: object): Flash {
  return "becomesOwner" in changed ? { ...flash, advice: text.becameOwner, undo: "release" } : flash;
}
