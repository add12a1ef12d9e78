import { expect, test } from "vitest";
import type { PlannedVisit } from "~/booking/calendar/find-visits.server";
import { readWeek } from "~/booking/calendar/week";
import { parsePacific } from "~/lib/pacific-time";
import { toWeekSheet } from "./to-week-sheet";

const day = "2027-03-10";

function toVisit(local: string, minutes: number): PlannedVisit {
  const startsAt = parsePacific(local);
  return {
    visit: { id: local, startsAt, minutes },
    serviceLocation: "Van Nuys, California",
    additionalServices: [],
  } as unknown as PlannedVisit;
}

function blocksOf(visits: [start: string, minutes: number][]) {
  const now = new Date();
  const planned = visits.map(([start, minutes]) => toVisit(`${day}T${start}`, minutes));
  const { days, hours } = toWeekSheet(readWeek(day, now), planned, now);
  const { blocks = [] } = days.find(({ date }) => date === day) ?? {};
  return {
    blocks: blocks.map(({ hour, endHour, visits }) => [hour, endHour, visits.length]),
    hours: [hours[0]?.hour, hours.at(-1)?.hour],
  };
}

test("a visit takes every hour that it touches", () => {
  const { blocks } = blocksOf([
    ["09:00", 60],
    ["10:30", 60],
    ["13:00", 240],
  ]);
  expect(blocks).toEqual([
    [9, 10, 1],
    [10, 12, 1],
    [13, 17, 1],
  ]);
});

test("visits that share an hour are shown in one cell", () => {
  const { blocks } = blocksOf([
    ["09:00", 90],
    ["10:30", 120],
    ["12:00", 30],
    ["13:00", 60],
  ]);
  expect(blocks).toEqual([
    [9, 13, 3],
    [13, 14, 1],
  ]);
});

test("hours before and after the working day are shown where a visit takes them, up to midnight", () => {
  expect(
    blocksOf([
      ["06:00", 30],
      ["22:30", 90],
    ]),
  ).toEqual({
    blocks: [
      [6, 7, 1],
      [22, 24, 1],
    ],
    hours: [6, 23],
  });
});

test("a visit across midnight is on both days, with the weekday of what is on the other", () => {
  // From Sunday to Monday, when the week begins, and on from one of its days to the next.
  const planned = [toVisit("2027-03-07T23:30", 120), toVisit(`${day}T23:30`, 120)];
  const { days } = toWeekSheet(readWeek(day, new Date()), planned, new Date());
  const shown = days.flatMap(({ date, blocks }) =>
    blocks.flatMap(({ hour, endHour, visits }) =>
      visits.map(({ start, end }) => [date, hour, endHour, `${start} to ${end}`]),
    ),
  );
  expect(shown).toEqual([
    ["2027-03-08", 0, 2, "Sun 11:30 PM to 1:30 AM"],
    ["2027-03-10", 23, 24, "11:30 PM to Thu 1:30 AM"],
    ["2027-03-11", 0, 2, "Wed 11:30 PM to 1:30 AM"],
  ]);
});
