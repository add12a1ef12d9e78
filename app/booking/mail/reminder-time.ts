import { parsePacific, toPacificInput } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";

/** Returns the moment from which a visitor is reminded of a time: 9:00 AM Pacific time on the day before, or more days before. */
export function reminderTime(time: Date, days = 1): Date {
  // Noon of a local day, read as UTC, is in the same calendar day 24 hours earlier: no change of the clock matters.
  const noon = Date.parse(`${toPacificInput(time).slice(0, 10)}T12:00Z`);
  const dayOfMail = new Date(noon - days * dayMs).toISOString().slice(0, 10);
  const moment = parsePacific(`${dayOfMail}T09:00`);
  if (!moment) throw new Error(`There is no 9:00 AM on ${dayOfMail}.`);
  return moment;
}
