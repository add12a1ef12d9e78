import { dayMs } from "~/lib/time";
import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/ui";

/**
 * The company's time zone, for every date that a visitor enters or a page shows. Computed with `Intl`: one fixed zone needs little code,
 * and a time zone library would be a large part of the scripts of /booking.
 */
export const timeZone = "America/Los_Angeles";

/** Only this module parses this format, so it has Latin digits in every language. */
const partsFormat = new Intl.DateTimeFormat("en-US", {
  timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

const dateTimeFormat = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      dateStyle: "medium",
      timeStyle: "short",
    }),
);
const shortFormat = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
    }),
);
const clockFormat = byLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone, timeStyle: "short" }));
const dayFormat = byLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "medium" }));

const localPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?$/;
/** Earlier offsets were not whole hours. */
const firstYear = 1900;

/**
 * A local time as a moment. At the start of daylight saving time, an hour does not exist: `skipped` has the moments that the offsets before
 * and after the change give, an hour apart. At its end, an hour is repeated: `repeated` has both moments.
 */
export type LocalTime =
  | { kind: "once"; date: Date }
  | { kind: "skipped" | "repeated"; moments: [earlier: Date, later: Date] };

/**
 * Parses a `datetime-local` value such as `2026-12-11T09:30` as Pacific time. Returns null for any other text and for a date that does not
 * exist. A skipped time becomes one hour later; a repeated time becomes its first moment.
 */
export function parsePacific(value: string): Date | null {
  const time = readLocalTime(value);
  if (!time) return null;
  if (time.kind === "once") return time.date;
  return time.moments[time.kind === "skipped" ? 1 : 0];
}

/** Parses a `datetime-local` value as Pacific time, and reports whether daylight saving time skips or repeats it. */
export function readLocalTime(value: string): LocalTime | null {
  const match = localPattern.exec(value.trim());
  if (!match) return null;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part || 0));
  const local = Date.UTC(year, month - 1, date, hour, minute, second);
  const isOnCalendar = new Date(local).toISOString().startsWith(match[0].slice(0, 16));
  if (year < firstYear || !isOnCalendar || second > 59) return null;

  // The offsets before and after a change to or from daylight saving time. On other days they are equal.
  const before = local - getOffset(local - dayMs);
  const after = local - getOffset(local + dayMs);
  const moments = [before, after].sort((one, other) => one - other).map((moment) => new Date(moment));
  const [earlier, later] = moments as [Date, Date];
  const real = moments.filter((moment) => hasLocalTime(moment.getTime(), local));
  if (before !== after && real.length !== 1)
    return { kind: real.length === 0 ? "skipped" : "repeated", moments: [earlier, later] };
  return { kind: "once", date: real[0] ?? earlier };
}

/** Whether daylight saving time repeats the local time of a moment. Such a time is ambiguous without its zone. */
export function isRepeated(date: Date): boolean {
  return readLocalTime(toPacificInput(date))?.kind === "repeated";
}

/** Formats a `datetime-local` value, to the minute: `2026-12-11T09:30`. */
export function toPacificInput(date: Date): string {
  return new Date(date.getTime() + getOffset(date.getTime())).toISOString().slice(0, 16);
}

/** Returns the Pacific day: `2026-12-11`. */
export function toPacificDay(date: Date): string {
  return toPacificInput(date).slice(0, 10);
}

/** Formats `Dec 11, 2026, 9:30 AM`. The page must name the time zone nearby. */
export function formatPacific(date: Date): string {
  return toDateText(dateTimeFormat().formatToParts(date));
}

/** Formats `date` for a narrow column, with the year only if it is not the current one: `Dec 11, 9:30 AM`. */
export function formatPacificShort(date: Date, now = new Date()): string {
  if (toPacificInput(date).slice(0, 4) !== toPacificInput(now).slice(0, 4)) return formatPacific(date);
  return toDateText(shortFormat().formatToParts(date));
}

/** Formats `9:30 AM`. */
export function formatClock(date: Date): string {
  return toDateText(clockFormat().formatToParts(date));
}

/** Formats `Dec 11, 2026`. */
export function formatPacificDay(date: Date): string {
  return toDateText(dayFormat().formatToParts(date));
}

/**
 * Joins the parts of a formatted date or range. Node releases and browsers differ in the narrow spaces around a dash, before AM and PM and
 * around the `h` of a French time. Server and browser must render the same text.
 */
export function toDateText(parts: readonly Intl.DateTimeFormatPart[]): string {
  const words = parts.map(({ type, value }) => (type === "day" ? text.dayOfMonth(value) : value));
  return text.dateText(words.join("").replaceAll(/[\u2009\u202f\u00a0]/g, " "));
}

/** Formats `Dec 11, 2026, 9:30 AM Pacific time`. */
export function formatPacificLong(date: Date): string {
  return text.pacificTime(formatPacific(date));
}

/** Returns the milliseconds from UTC to local time at a timestamp; negative in Los Angeles. */
function getOffset(timestamp: number): number {
  const parts = partsFormat.formatToParts(timestamp);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const localTime = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return localTime - Math.floor(timestamp / 1000) * 1000;
}

function hasLocalTime(timestamp: number, local: number): boolean {
  return timestamp + getOffset(timestamp) === local;
}
