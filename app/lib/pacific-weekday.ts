import { locale } from "~/messages/locale";
import { pacificTime } from "~/messages/ui";
import { timeZone, toPacificInput } from "./pacific-time";
import { minuteMs } from "./time";

const time = { timeZone, hour: "numeric", minute: "2-digit" } as const;
const weekdayTime = { ...time, weekday: "short" } as const;
const dateTime = { ...weekdayTime, month: "short", day: "numeric" } as const;
const timeFormat = new Intl.DateTimeFormat(locale, time);
const weekdayTimeFormat = new Intl.DateTimeFormat(locale, weekdayTime);
const weekdayFormat = new Intl.DateTimeFormat(locale, dateTime);
const appointmentFormat = new Intl.DateTimeFormat(locale, { ...dateTime, year: "numeric" });

/** Formats a date of the next days with its weekday: `Fri, Dec 11, 9:30 AM`. The page must name the time zone nearby. */
export function formatPacificWeekday(date: Date): string {
  return clean(weekdayFormat.format(date));
}

/**
 * Formats when somebody comes, with the weekday, by which people remember it: `Fri, Dec 11, 2026, 9:30 – 11:00 AM`. The page must name
 * the time zone nearby.
 *
 * @param minutes how long it takes; without them, the text has no end
 */
export function formatAppointment(date: Date, minutes = 0): string {
  // A range without a length is formatted as one date.
  return clean(appointmentFormat.formatRange(date, new Date(date.getTime() + minutes * minuteMs)));
}

/** Formats when somebody comes, with the time zone: `Fri, Dec 11, 2026, 9:30 – 11:00 AM Pacific time`. */
export function formatAppointmentLong(date: Date, minutes?: number): string {
  return pacificTime(formatAppointment(date, minutes));
}

/**
 * Formats the time of a date in a list of one day: `9:30 AM`, and `Sat 1:30 AM` if it is on another day.
 *
 * @param day in Pacific time, such as `2026-12-11`
 */
export function formatTimeOnDay(date: Date, day: string): string {
  const format = toPacificInput(date).startsWith(day) ? timeFormat : weekdayTimeFormat;
  return clean(format.format(date));
}

/** Node releases and browsers differ in the narrow spaces that they put around a dash and before AM and PM. */
function clean(text: string): string {
  return text.replaceAll(/[\u2009\u202f]/g, " ");
}
