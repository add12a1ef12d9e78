import { expect, test } from "vitest";
import { formatPacificWeekday } from "./pacific-weekday";

test.each([
  ["2026-11-24T17:30:00Z", "Tue, Nov 24, 9:30 AM"],
  // Daylight saving time; the day before in Los Angeles.
  ["2026-07-02T06:00:00Z", "Wed, Jul 1, 11:00 PM"],
])("formats %s as %s", (date, text) => {
  expect(formatPacificWeekday(new Date(date))).toBe(text);
});
