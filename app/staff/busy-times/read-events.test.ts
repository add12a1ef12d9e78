import { expect, test } from "vitest";
import { readEvents } from "./read-events.server";

const window = { from: new Date("2027-03-01T08:00:00Z"), until: new Date("2027-03-29T07:00:00Z") };

const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"];
const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", ...lines, "END:VCALENDAR", ""].join("\r\n");
const read = async (...lines: string[]) =>
  (await readEvents(calendar(...lines), window))
    .map(({ startsAt, endsAt }) =>
      [startsAt, endsAt].map((time) => time.toISOString().slice(0, 16)).join(" "),
    )
    .sort();

const office = [
  "BEGIN:VTIMEZONE",
  "TZID:Office",
  ...["BEGIN:STANDARD", "DTSTART:20201101T020000", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500"],
  ...["RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD"],
  ...["BEGIN:DAYLIGHT", "DTSTART:20200308T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400"],
  ...["RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "END:DAYLIGHT"],
  "END:VTIMEZONE",
];

test("an event lasts from its start to its end, or for its duration", async () => {
  const one = event("DTSTART:20270302T170000Z", "DTEND:20270302T180000Z", "SUMMARY:Dentist");
  const other = event("DTSTART:20270303T170000Z", "DURATION:PT30M");
  expect(await read(...one, ...other)).toEqual([
    "2027-03-02T17:00 2027-03-02T18:00",
    "2027-03-03T17:00 2027-03-03T17:30",
  ]);
});

test("times follow the daylight saving of the calendar's zone; times without a zone are Pacific", async () => {
  const weekly = event(
    "DTSTART;TZID=Office:20270312T090000",
    "DTEND;TZID=Office:20270312T100000",
    "RRULE:FREQ=WEEKLY;COUNT=2",
  );
  expect(await read(...office, ...weekly)).toEqual([
    "2027-03-12T14:00 2027-03-12T15:00",
    "2027-03-19T13:00 2027-03-19T14:00",
  ]);
  expect(await read(...event("DTSTART:20270302T090000", "DURATION:PT1H"))).toEqual([
    "2027-03-02T17:00 2027-03-02T18:00",
  ]);
});

test("a whole day lasts from midnight to midnight, Pacific time", async () => {
  const end = "DTEND;VALUE=DATE:20270303";
  const expected = ["2027-03-02T08:00 2027-03-03T08:00"];
  expect(await read(...event("DTSTART;VALUE=DATE:20270302", end))).toEqual(expected);
  expect(await read(...event("DTSTART;VALUE=DATE:20270302"))).toEqual(expected);
});

test("a repeated event omits excluded occurrences and has moved ones, also from outside of the window", async () => {
  const series = event(
    "DTSTART:20200101T170000Z",
    "DTEND:20200101T180000Z",
    "RRULE:FREQ=WEEKLY;BYDAY=WE",
    "EXDATE:20270310T170000Z",
  );
  const moved = event("RECURRENCE-ID:20270317T170000Z", "DTSTART:20270318T170000Z", "DTEND:20270318T180000Z");
  const early = event("RECURRENCE-ID:20270630T170000Z", "DTSTART:20270326T170000Z", "DTEND:20270326T180000Z");
  const canceled = event("RECURRENCE-ID:20270324T170000Z", "DTSTART:20270324T170000Z", "STATUS:CANCELLED");
  expect(await read(...series, ...moved, ...early, ...canceled)).toEqual([
    "2027-03-03T17:00 2027-03-03T18:00",
    "2027-03-18T17:00 2027-03-18T18:00",
    "2027-03-26T17:00 2027-03-26T18:00",
  ]);
});

test("ignores free and canceled events", async () => {
  const at = (...more: string[]) => event("DTSTART:20270302T170000Z", "DURATION:PT2H", ...more);
  const all = [at("TRANSP:TRANSPARENT"), at("STATUS:CANCELLED"), at("TRANSP:OPAQUE")].flat();
  expect(await read(...all)).toEqual(["2027-03-02T17:00 2027-03-02T19:00"]);
});

test.each([
  ["a page", "<!doctype html>", "no-calendar", undefined],
  [
    "an event each second",
    calendar(...event("DTSTART:20200101T170000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY")),
    "too-long",
    undefined,
  ],
  [
    "a rule that never matches",
    calendar(...event("DTSTART:20270101T170000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")),
    "too-long",
    1_000,
  ],
])("%s cannot be read, and its reading ends", async (_what, source, fault, timeout) => {
  await expect(readEvents(source, { ...window, ...(timeout && { timeout }) })).rejects.toMatchObject({
    fault,
  });
});
