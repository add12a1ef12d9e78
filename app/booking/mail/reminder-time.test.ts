import { expect, test } from "vitest";
import { reminderTime } from "./reminder-time";

test.each([
  ["a morning in winter", "2026-12-11T17:30Z", "2026-12-10T17:00Z"],
  ["late in the evening, which is the next day in UTC", "2026-12-12T07:59Z", "2026-12-10T17:00Z"],
  ["just after midnight", "2026-12-11T08:00Z", "2026-12-10T17:00Z"],
  ["the day on which daylight saving time ends", "2026-11-01T18:00Z", "2026-10-31T16:00Z"],
  ["the day after it ended", "2026-11-02T16:00Z", "2026-11-01T17:00Z"],
  ["the day on which daylight saving time begins", "2027-03-14T17:00Z", "2027-03-13T17:00Z"],
  ["the day after it began", "2027-03-15T15:00Z", "2027-03-14T16:00Z"],
  ["the first of a year", "2027-01-01T18:00Z", "2026-12-31T17:00Z"],
])("a visit on %s is reminded of at 9 AM Pacific on the day before", (_, startsAt, expected) => {
  expect(reminderTime(new Date(startsAt))).toEqual(new Date(expected));
});
