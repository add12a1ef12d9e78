import { parsePacific, toPacificInput } from "~/lib/pacific-time";

const day = 24 * 60 * 60_000;

/** Returns the moment from which a visitor is reminded of a visit: 9:00 AM Pacific time on the day before. */
export function reminderTime(startsAt: Date): Date {
  // Noon of a local day, read as UTC, is in the same calendar day 24 hours earlier: no change of the clock matters.
  const noon = Date.parse(`${toPacificInput(startsAt).slice(0, 10)}T12:00Z`);
  const dayBefore = new Date(noon - day).toISOString().slice(0, 10);
  const time = parsePacific(`${dayBefore}T09:00`);
  if (!time) throw new Error(`There is no 9:00 AM on ${dayBefore}.`);
  return time;
}
