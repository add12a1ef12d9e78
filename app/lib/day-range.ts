import { dayMs } from "~/lib/time";
import { byLocale } from "~/messages/by-locale";
import { parsePacific, toDateText } from "./pacific-time";

/** Calendar days such as `2026-12-11` in Pacific time, both inclusive. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Converts days to moments. `since` is inclusive, `before` exclusive. */
export function toTimeRange({ from, to }: DayRange): { since: Date | null; before: Date | null } {
  return {
    since: from === undefined ? null : toMidnight(from),
    before: to === undefined ? null : toMidnight(addDays(to, 1)),
  };
}

/** Whether the first day is after the last one, so nothing can match. */
export function isReversed({ from, to }: DayRange): boolean {
  return from !== undefined && to !== undefined && from > to;
}

// A calendar day has no time zone. `new Date("2026-12-11")` is midnight UTC.
export const dayFormat = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", dateStyle: "medium" }),
);

/** Formats a calendar day: `Dec 11, 2026`. */
export function formatDay(day: string): string {
  return toDateText(dayFormat().formatToParts(new Date(day)));
}

function toMidnight(day: string): Date | null {
  return parsePacific(`${day}T00:00`);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
