import { parsePacific, toPacificInput } from "~/lib/pacific-time";

/** Read only once, so that a test that runs past midnight does not mix two days. */
const today = new Date(`${toPacificInput(new Date()).slice(0, 10)}T00:00:00Z`);

/** Returns the day this many days from now in Pacific time, in the format of a `date` field: `2026-12-11`. */
export function dayFromNow(days: number): string {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Returns noon of the day this many days from now in Pacific time, in the format of a `datetime-local` field. */
export function inDays(days: number): string {
  return `${dayFromNow(days)}T12:00`;
}

export function noonFromNow(days: number): Date {
  const noon = parsePacific(inDays(days));
  if (!noon) throw new Error(`There is no day ${days} days from now.`);
  return noon;
}

/** Returns the days of next year on which the clocks go forward and back at 2 AM. */
export function clockChanges(): { spring: string; autumn: string } {
  return { spring: sunday(3, 2), autumn: sunday(11, 1) };
}

/** Returns the date of a Sunday of next year. Clocks change on the second one of March and the first one of November. */
function sunday(month: 3 | 11, nth: 1 | 2): string {
  const year = today.getUTCFullYear() + 1;
  const first = new Date(Date.UTC(year, month - 1, 1));
  const date = 1 + ((7 - first.getUTCDay()) % 7) + (nth - 1) * 7;
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
