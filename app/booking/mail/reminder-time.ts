import { addDays } from "~/lib/day-range";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";

/** Returns the time of a reminder: 9:00 AM Pacific time, `days` days before `time`. */
export function reminderTime(time: Date, days = 1): Date {
  const dayOfMail = addDays(toPacificDay(time), -days);
  const moment = parsePacific(`${dayOfMail}T09:00`);
  if (!moment) throw new Error(`There is no 9:00 AM on ${dayOfMail}.`);
  return moment;
}
