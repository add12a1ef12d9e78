import { parsePacific, toPacificInput } from "~/lib/pacific-time";

/** Read once, so that a test that runs over midnight does not mix two days. */
const today = new Date(`${toPacificInput(new Date()).slice(0, 10)}T00:00:00Z`);

/** Returns the day this many days from now in Pacific time, as a `date` field has it: `2026-12-11`. */
export function dayFromNow(days: number): string {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Returns noon of the day this many days from now in Pacific time, as a `datetime-local` field has it. */
export function inDays(days: number): string {
  return `${dayFromNow(days)}T12:00`;
}

/** Returns noon of the day this many days from now in Pacific time. */
export function noonFromNow(days: number): Date {
  const noon = parsePacific(inDays(days));
  if (!noon) throw new Error(`There is no day ${days} days from now.`);
  return noon;
}
