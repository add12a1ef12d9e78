import { addDays } from "~/lib/day-range";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";

/** Returns the moment from which a visitor is reminded of a time: 9:00 AM Pacific time on the day before, or more days before. */
export function reminderTime(time: Date, days = 1): Date {
  const dayOfMail = addDays(toPacificDay(time), -days);
  const moment = parsePacific(`${dayOfMail}T09:00`);
  if (!moment) throw new Error(`There is no 9:00 AM on ${dayOfMail}.`);
  return moment;
}
