import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { dayMs, minuteMs } from "~/lib/time";
import { findDoubleBooked, findFreeTimes, type WeekVisit, layOutDay } from "./week-layout";

const day = "2027-03-10";

function toVisit(local: string, minutes: number, staffId: string | null = null): WeekVisit {
  return { id: local, startsAt: parsePacific(local) ?? new Date(NaN), minutes, staffId };
}

function placesOf(visits: [start: string, minutes: number][]) {
  const { onScale, otherHours } = layOutDay(
    visits.map(([start, minutes]) => toVisit(`${day}T${start}`, minutes)),
    day,
  );
  return {
    onScale: onScale.map(({ from, to, lane, lanes }) => [from / 60, to / 60, lane, lanes]),
    otherHours: otherHours.map(({ id }) => id.slice(11)),
  };
}

test("a visit has the position and height of its time, and the whole width if alone", () => {
  expect(
    placesOf([
      ["09:30", 120],
      ["11:30", 45],
    ]).onScale,
  ).toEqual([
    [9.5, 11.5, 0, 1],
    [11.5, 12.25, 0, 1],
  ]);
});

test("visits that overlap directly or through others share the width, and lanes are reused", () => {
  expect(
    placesOf([
      ["09:00", 120],
      ["10:30", 60],
      ["11:00", 60],
      ["13:00", 60],
    ]).onScale,
  ).toEqual([
    [9, 11, 0, 2],
    [10.5, 11.5, 1, 2],
    [11, 12, 0, 2],
    [13, 14, 0, 1],
  ]);
});

test("visits outside the scale are in a separate row, and visits across its end are in both", () => {
  expect(
    placesOf([
      ["05:00", 60],
      ["06:00", 120],
      ["18:00", 120],
      ["19:00", 60],
    ]),
  ).toEqual({
    onScale: [
      [7, 8, 0, 1],
      [18, 19, 0, 1],
    ],
    otherHours: ["05:00", "06:00", "18:00", "19:00"],
  });
});

test("a visit across midnight is on both days, and one until midnight on one", () => {
  const over = toVisit("2027-03-10T23:30", 120);
  const until = toVisit("2027-03-10T22:00", 120);
  const onDay = (date: string) => layOutDay([until, over], date).otherHours;
  expect([onDay("2027-03-09"), onDay("2027-03-10"), onDay("2027-03-11")]).toEqual([
    [],
    [until, over],
    [over],
  ]);
});

test("finds two visits of one person at once, but not visits of two people, unassigned or consecutive ones", () => {
  const visits = [
    toVisit(`${day}T08:00`, 240, "ada"),
    toVisit(`${day}T08:30`, 30, "ada"),
    toVisit(`${day}T09:30`, 30, "grace"),
    toVisit(`${day}T10:00`, 30, "grace"),
    toVisit(`${day}T11:00`, 30, "ada"),
    toVisit(`${day}T12:00`, 30, "ada"),
    toVisit(`${day}T14:00`, 60),
    toVisit(`${day}T14:15`, 60),
  ];
  expect([...findDoubleBooked(visits)].map((id) => id.slice(11))).toEqual(["08:00", "08:30", "11:00"]);
});

/** Weeks with both clock changes, and one without. */
const mondays = ["2027-03-08", "2027-11-01", "2027-06-07"];

const anyWeek = fc.record({
  monday: fc.constantFrom(...mondays),
  spans: fc.array(
    fc.record({
      start: fc.integer({ min: -1440, max: 7 * 1440 }),
      minutes: fc.integer({ min: 15, max: 1440 }),
    }),
    { maxLength: 40 },
  ),
});

test("overlapping visits never share a lane, and none is lost", () => {
  fc.assert(
    fc.property(anyWeek, ({ monday, spans }) => {
      const first = parsePacific(`${monday}T00:00`)?.getTime() ?? NaN;
      const visits = spans.map(({ start, minutes }, index) => ({
        id: String(index),
        startsAt: new Date(first + start * minuteMs),
        minutes,
        staffId: null,
      }));
      for (let offset = 0; offset < 7; offset++) {
        const date = new Date(Date.parse(monday) + offset * dayMs).toISOString().slice(0, 10);
        const { onScale, otherHours } = layOutDay(visits, date);
        for (const place of onScale) {
          expect(place.lane).toBeLessThan(place.lanes);
          expect(place.from).toBeLessThan(place.to);
          for (const other of onScale) {
            const isOverlap = place.from < other.to && other.from < place.to;
            if (place === other || !isOverlap) continue;
            expect(place.lane).not.toBe(other.lane);
            expect(place.lanes).toBe(other.lanes);
          }
        }
        const shown = new Set([...onScale.map(({ visit }) => visit), ...otherHours]);
        const onDate = visits.filter(({ startsAt, minutes }) => {
          const [start, last] = [0, minutes * minuteMs - 1].map((ms) =>
            toPacificDay(new Date(startsAt.getTime() + ms)),
          );
          return start === date || last === date || (start && last && start < date && date < last);
        });
        expect(new Set(onDate)).toEqual(shown);
      }
    }),
  );
});

const hours = (spans: [number, number][]) => spans.map(([from, to]) => ({ from: from * 60, to: to * 60 }));

test("free times are at least as long as the visit, from 7 AM to 7 PM", () => {
  expect(findFreeTimes([], 120)).toEqual(hours([[7, 19]]));
  const taken = hours([
    [14, 15],
    [9.5, 11.5],
    [10, 11],
    [12, 13],
  ]);
  expect(findFreeTimes(taken, 60)).toEqual(
    hours([
      [7, 9.5],
      [13, 14],
      [15, 19],
    ]),
  );
  expect(findFreeTimes(taken, 60, 13.5 * 60)).toEqual(hours([[15, 19]]));
  expect(findFreeTimes(hours([[7, 19]]), 30)).toEqual([]);
});

test("free times never overlap with taken ones", () => {
  const minute = fc.integer({ min: 7 * 60, max: 19 * 60 });
  const span = fc.tuple(minute, minute).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other) + 1,
  }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), fc.integer({ min: 30, max: 600 }), (taken, minutes) => {
      for (const free of findFreeTimes(taken, minutes)) {
        expect(free.to - free.from).toBeGreaterThanOrEqual(minutes);
        for (const { from, to } of taken) expect(from >= free.to || to <= free.from).toBe(true);
      }
    }),
  );
});
