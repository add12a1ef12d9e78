import { byLocale } from "~/messages/by-locale";
import * as uiText from "~/messages/ui";
import { dayFormat } from "./day-range";
import { isRepeated, timeZone, toDateText, toPacificDay, toPacificInput } from "./pacific-time";
import { minuteMs } from "./time";

const time = { timeZone, hour: "numeric", minute: "2-digit" } as const;
const weekdayTime = { ...time, weekday: "short" } as const;
const dateTime = { ...weekdayTime, month: "short", day: "numeric" } as const;
const dateTimeWithYear = { ...dateTime, year: "numeric" } as const;

/** Returns a format of a time, and a variant with the zone (PDT or PST) for an hour that daylight saving time repeats. */
function toZonedFormats(options: Intl.DateTimeFormatOptions) {
  return byLocale((locale) => ({
    plain: new Intl.DateTimeFormat(locale, options),
    zoned: new Intl.DateTimeFormat(locale, { ...options, timeZoneName: "short" }),
  }));
}

type Formats = ReturnType<ReturnType<typeof toZonedFormats>>;

const timeFormats = toZonedFormats(time);
const weekdayTimeFormats = toZonedFormats(weekdayTime);
const dateTimeFormats = toZonedFormats(dateTime);
const spanFormats = toZonedFormats(dateTimeWithYear);
const weekdayFormat = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: "UTC",
      weekday: "short",
      month: "short",
      day: "numeric",
    }),
);

/** Formats `Fri, Dec 11, 9:30 AM`. The page must name the time zone nearby. */
export function formatPacificWeekday(date: Date): string {
  return formatSpan(dateTimeFormats(), date, 0);
}

/** Formats a visit: `Fri, Dec 11, 2026, 9:30 to 11:00 AM`, or only its start if `minutes` is 0. The page must name the time zone nearby. */
export function formatPacificSpan(date: Date, minutes = 0): string {
  return formatSpan(spanFormats(), date, minutes);
}

/** Formats a visit with the time zone: `Fri, Dec 11, 2026, 9:30 to 11:00 AM Pacific time`. */
export function formatPacificSpanLong(date: Date, minutes?: number): string {
  return uiText.pacificTime(formatPacificSpan(date, minutes));
}

/** Formats a span in a list of one day (`2026-12-11`): `9:30 to 11:00 AM`, or `11:30 PM to Sat 1:30 AM` if it ends on another day. */
export function formatSpanOnDay(date: Date, minutes: number, day: string): string {
  const end = new Date(date.getTime() + minutes * minuteMs);
  if (isOnDay(date, day) && isOnDay(end, day)) return formatSpan(timeFormats(), date, minutes);
  return uiText.range(formatTimeOnDay(date, day), formatTimeOnDay(end, day));
}

/** Formats a time with its zone, which distinguishes the two hours at the end of daylight saving time: `1:30 AM PDT`. */
export function formatZonedTime(date: Date): string {
  return toDateText(timeFormats().zoned.formatToParts(date));
}

/** Formats `Mon, Nov 23`. */
export function formatDayOfWeek(day: string): string {
  return toDateText(weekdayFormat().formatToParts(new Date(day)));
}

/** Formats a range of days: `Nov 23 to 29, 2026`. */
export function formatDays(first: string, last: string): string {
  return toWords(dayFormat().formatRangeToParts(new Date(first), new Date(last)));
}

/** Formats a time in a list of one day: `9:30 AM`, or `Sat 1:30 AM` if it is on another day. */
export function formatTimeOnDay(date: Date, day: string): string {
  return formatMoment(isOnDay(date, day) ? timeFormats() : weekdayTimeFormats(), date);
}

function isOnDay(date: Date, day: string): boolean {
  return toPacificInput(date).startsWith(day);
}

function formatSpan(formats: Formats, date: Date, minutes: number): string {
  const end = new Date(date.getTime() + minutes * minuteMs);
  if (minutes === 0) return formatMoment(formats, date);
  // `formatRange` omits the parts that both ends share. For a repeated hour only the zones differ, so each end is formatted separately.
  if (isRepeated(date) || isRepeated(end))
    return uiText.range(
      toDateText(formats.zoned.formatToParts(date)),
      toDateText((isOnDay(end, toPacificDay(date)) ? timeFormats() : formats).zoned.formatToParts(end)),
    );
  return toWords(formats.plain.formatRangeToParts(date, end));
}

function formatMoment({ plain, zoned }: Formats, date: Date): string {
  return toDateText((isRepeated(date) ? zoned : plain).formatToParts(date));
}

function toWords(parts: readonly Intl.DateTimeFormatPart[]): string {
  const [start = "", end] = toDateText(parts).split(" – ");
  return end === undefined ? start : uiText.range(start, end);
}
