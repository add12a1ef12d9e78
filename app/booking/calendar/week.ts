import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const weekPattern = /^(\d{4})-W(\d{2})$/;

/** A week from Monday to Sunday in Pacific time. A day with a clock change has 23 or 25 hours. */
export interface Week {
  /** The dates of the seven days, such as `2026-12-07`. */
  dates: string[];
  /** Midnight at the start of the Monday, and of the next Monday. */
  from: Date;
  until: Date;
  previous: string;
  next: string;
}

/** Returns the week of a date (`2026-12-09`) or ISO week (`2026-W50`). Other text returns the week of `now`. */
export function readWeek(text: string | null, now: Date): Week {
  return toWeek(readMonday(text ?? "") ?? mondayOf(toUtc(toPacificDay(now))));
}

function readMonday(text: string): number | null {
  const [, year, week] = weekPattern.exec(text) ?? [];
  if (year && week) {
    const number = Number(week);
    // January 4 is always in the first week of its year (ISO 8601).
    return number >= 1 && number <= 53 && isYear(year)
      ? mondayOf(toUtc(`${year}-01-04`)) + (number - 1) * 7 * dayMs
      : null;
  }
  const date = datePattern.test(text) && isYear(text.slice(0, 4)) ? toUtc(text) : NaN;
  return Number.isNaN(date) ? null : mondayOf(date);
}

/** Bounds the years that the calendar can show. */
function isYear(year: string): boolean {
  return Number(year) >= 2000 && Number(year) <= 2100;
}

function toWeek(monday: number): Week {
  const date = (offset: number) => new Date(monday + offset * dayMs).toISOString().slice(0, 10);
  const midnight = (offset: number) => parsePacific(`${date(offset)}T00:00`) ?? new Date(monday);
  return {
    dates: Array.from({ length: 7 }, (_, offset) => date(offset)),
    from: midnight(0),
    until: midnight(7),
    previous: date(-7),
    next: date(7),
  };
}

const toUtc = (date: string) => Date.parse(`${date}T00:00:00Z`);
const mondayOf = (date: number) => date - ((new Date(date).getUTCDay() + 6) % 7) * dayMs;
