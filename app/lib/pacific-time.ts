/** The company's clock: a date that a visitor types, and every date a page shows, is read on it. */
const timeZone = "America/Los_Angeles";

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

const reading = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "medium", timeStyle: "short" });
const dayReading = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "medium" });

const localPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?$/;
/** Before this year Los Angeles kept no zone of whole hours for long; no booking is that old. */
const firstYear = 1900;
const day = 24 * 60 * 60 * 1000;

/**
 * The moment that a `datetime-local` value such as `2026-12-11T09:30` means in Los Angeles; null when
 * the text is no such value or no day of the calendar. An hour that the spring change skips counts as
 * one hour later; of an hour that the autumn change repeats, the first is meant.
 */
export function parsePacific(value: string): Date | null {
  const match = localPattern.exec(value.trim());
  if (!match) return null;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part || 0));
  const local = Date.UTC(year, month - 1, date, hour, minute, second);
  const isOnCalendar = new Date(local).toISOString().startsWith(match[0].slice(0, 16));
  if (year < firstYear || !isOnCalendar || second > 59) return null;

  // The two offsets around the day of a change; on all other days they are the same.
  const before = local - offset(local - day);
  const after = local - offset(local + day);
  const earlier = Math.min(before, after);
  const later = Math.max(before, after);
  if (showsOnClock(earlier, local)) return new Date(earlier);
  return new Date(showsOnClock(later, local) ? later : before);
}

/** `date` as the value of a `datetime-local` input, to the minute: `2026-12-11T09:30`. */
export function toPacificInput(date: Date): string {
  return new Date(date.getTime() + offset(date.getTime())).toISOString().slice(0, 16);
}

/** `date` as people read it: `Dec 11, 2026, 9:30 AM`. Say "Pacific time" near it. */
export function formatPacific(date: Date): string {
  // Some browsers part the time from AM and PM with a narrow space; server and browser must agree.
  return reading.format(date).replaceAll("\u202f", " ");
}

/** The day of `date` as people read it: `Dec 11, 2026`. */
export function formatPacificDay(date: Date): string {
  return dayReading.format(date);
}

/** `formatPacific` with the zone in words: `Dec 11, 2026, 9:30 AM Pacific time`. */
export function formatPacificLong(date: Date): string {
  return `${formatPacific(date)} Pacific time`;
}

/** Milliseconds to add to UTC for the time on the wall at `moment`: negative in Los Angeles. */
function offset(moment: number): number {
  const parts = clock.formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return wall - Math.floor(moment / 1000) * 1000;
}

function showsOnClock(moment: number, local: number): boolean {
  return moment + offset(moment) === local;
}
