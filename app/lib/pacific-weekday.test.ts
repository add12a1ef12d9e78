import { expect, test } from "vitest";
import { withLocale } from "~/messages/current-locale.server";
import type { Locale } from "~/messages/languages";
import {
  formatPacificSpan,
  formatPacificSpanLong,
  formatDays,
  formatPacificWeekday,
  formatSpanOnDay,
} from "./pacific-weekday";

test.each([
  ["2026-11-24T17:30:00Z", "Tue, Nov 24, 9:30 AM"],
  // In daylight saving time, and on the day before in Los Angeles.
  ["2026-07-02T06:00:00Z", "Wed, Jul 1, 11:00 PM"],
])("formats %s as %s", (date, text) => {
  expect(formatPacificWeekday(new Date(date))).toBe(text);
});

test("formats a visit with its weekday and its end", () => {
  const start = new Date("2026-12-11T17:30:00Z");
  expect(formatPacificSpan(start)).toBe("Fri, Dec 11, 2026, 9:30 AM");
  expect(formatPacificSpan(start, 90)).toBe("Fri, Dec 11, 2026, 9:30 to 11:00 AM");
  expect(formatPacificSpanLong(start, 180)).toBe("Fri, Dec 11, 2026, 9:30 AM to 12:30 PM Pacific time");
  // Past midnight, and across the end of daylight saving time.
  expect(formatPacificSpan(new Date("2026-12-12T07:30:00Z"), 120)).toBe(
    "Fri, Dec 11, 2026, 11:30 PM to Sat, Dec 12, 2026, 1:30 AM",
  );
  expect(formatPacificSpan(new Date("2026-11-01T07:30:00Z"), 180)).toBe("Sun, Nov 1, 2026, 12:30 to 2:30 AM");
});

test("formats a repeated hour with its zone", () => {
  const first = new Date("2027-11-07T08:30:00Z");
  expect(formatPacificSpan(first)).toBe("Sun, Nov 7, 2027, 1:30 AM PDT");
  expect(formatPacificSpan(first, 60)).toBe("Sun, Nov 7, 2027, 1:30 AM PDT to 1:30 AM PST");
  expect(formatPacificSpan(new Date("2027-11-07T06:30:00Z"), 120)).toBe(
    "Sat, Nov 6, 2027, 11:30 PM PDT to Sun, Nov 7, 2027, 1:30 AM PDT",
  );
  expect(formatSpanOnDay(first, 60, "2027-11-07")).toBe("1:30 AM PDT to 1:30 AM PST");
});

test("in a list of one day, a time of another day has its weekday", () => {
  const start = new Date("2026-12-12T07:30:00Z");
  expect(formatSpanOnDay(start, 20, "2026-12-11")).toBe("11:30 to 11:50 PM");
  expect(formatSpanOnDay(start, 120, "2026-12-11")).toBe("11:30 PM to Sat 1:30 AM");
  expect(formatSpanOnDay(start, 120, "2026-12-12")).toBe("Fri 11:30 PM to 1:30 AM");
});

test("formats a range of days with one year, or with two if they differ", () => {
  expect(formatDays("2026-11-23", "2026-11-29")).toBe("Nov 23 to 29, 2026");
  expect(formatDays("2026-12-28", "2027-01-03")).toBe("Dec 28, 2026 to Jan 3, 2027");
});

test.each<[Locale, string, string]>([
  ["vi", "14:30–16:00 thứ Hai, ngày 3 tháng 5 năm 2027", "9:30 Chủ Nhật, ngày 12 tháng 12 năm 2027"],
  ["fr-BE", "lundi 3 mai 2027, 14:30 à 16:00", "dimanche 12 décembre 2027, 9:30"],
  ["fr-CA", "lundi 3 mai 2027, 14 h 30 à 16 h 00", "dimanche 12 décembre 2027, 9 h 30"],
])("dates have whole words in %s", (locale, span, moment) => {
  const format = (date: string, minutes?: number) =>
    withLocale(locale, () => formatPacificSpan(new Date(date), minutes)).replaceAll("\u00a0", " ");
  expect(format("2027-05-03T21:30:00Z", 90)).toBe(span);
  expect(format("2027-12-12T17:30:00Z")).toBe(moment);
});
