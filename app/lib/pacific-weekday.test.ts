import { expect, test } from "vitest";
import {
  formatAppointment,
  formatAppointmentLong,
  formatPacificWeekday,
  formatTimeOnDay,
} from "./pacific-weekday";

test.each([
  ["2026-11-24T17:30:00Z", "Tue, Nov 24, 9:30 AM"],
  // Daylight saving time; the day before in Los Angeles.
  ["2026-07-02T06:00:00Z", "Wed, Jul 1, 11:00 PM"],
])("formats %s as %s", (date, text) => {
  expect(formatPacificWeekday(new Date(date))).toBe(text);
});

test("when somebody comes is told with its weekday and its end", () => {
  const start = new Date("2026-12-11T17:30:00Z");
  expect(formatAppointment(start)).toBe("Fri, Dec 11, 2026, 9:30 AM");
  expect(formatAppointment(start, 90)).toBe("Fri, Dec 11, 2026, 9:30 – 11:00 AM");
  expect(formatAppointmentLong(start, 180)).toBe("Fri, Dec 11, 2026, 9:30 AM – 12:30 PM Pacific time");
  // After midnight, and across the end of daylight saving time.
  expect(formatAppointment(new Date("2026-12-12T07:30:00Z"), 120)).toBe(
    "Fri, Dec 11, 2026, 11:30 PM – Sat, Dec 12, 2026, 1:30 AM",
  );
  expect(formatAppointment(new Date("2026-11-01T07:30:00Z"), 180)).toBe("Sun, Nov 1, 2026, 12:30 – 2:30 AM");
});

test("in a list of one day, a time of another day has its weekday", () => {
  const start = new Date("2026-12-12T07:30:00Z");
  expect(formatTimeOnDay(start, "2026-12-11")).toBe("11:30 PM");
  expect(formatTimeOnDay(start, "2026-12-12")).toBe("Fri 11:30 PM");
});
