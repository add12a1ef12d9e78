import fc from "fast-check";
import { expect, test } from "vitest";
import { toPacificDay, toPacificInput } from "~/lib/pacific-time";
import { readWeek } from "./week";

const now = new Date("2026-12-10T20:00:00Z");
const hour = 60 * 60 * 1000;

test.each([
  [null, "2026-12-07"],
  ["", "2026-12-07"],
  ["2026-12-07", "2026-12-07"],
  ["2026-12-13", "2026-12-07"],
  ["2026-12-14", "2026-12-14"],
  ["2026-W50", "2026-12-07"],
  ["2026-W01", "2025-12-29"],
  ["2020-W53", "2020-12-28"],
  ["2026-W54", "2026-12-07"],
  ["2026-02-31", "2026-03-02"],
  ["2026-13-01", "2026-12-07"],
  ["9999-01-01", "2026-12-07"],
  ["x".repeat(10_000), "2026-12-07"],
])("%s is the week of %s", (text, monday) => {
  expect(readWeek(text, now).dates[0]).toBe(monday);
});

test("returns the ending week late on Sunday in Los Angeles, although it is Monday in UTC", () => {
  expect(readWeek(null, new Date("2026-12-14T07:59:00Z")).dates[0]).toBe("2026-12-07");
  expect(readWeek(null, new Date("2026-12-14T08:00:00Z")).dates[0]).toBe("2026-12-14");
});

test.each([
  ["2026-03-08", 167],
  ["2026-11-01", 169],
  ["2026-12-07", 168],
])("the week of %s has %i hours", (date, hours) => {
  const { from, until } = readWeek(date, now);
  expect((until.getTime() - from.getTime()) / hour).toBe(hours);
});

test("every week begins at midnight on a Monday, when the previous one ends", () => {
  const dates = fc.date({ min: new Date("2001-01-01"), max: new Date("2100-12-20"), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const week = readWeek(null, date);
      expect(toPacificInput(week.from)).toBe(`${week.dates[0]}T00:00`);
      expect(new Date(week.dates[0] ?? "").getUTCDay()).toBe(1);
      expect(readWeek(week.next, now).from).toEqual(week.until);
      expect(readWeek(week.previous, now).until).toEqual(week.from);
      expect(week.dates).toContain(toPacificDay(date));
    }),
  );
});
