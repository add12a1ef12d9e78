import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertSession } from "#tests/support/staff";
import { setCompletionDate } from "./completion-date.server";
import { eventsOfBooking } from "./events.server";
import { findBooking } from "./find-booking.server";

const monday = new Date("2026-12-07T18:00:00Z");
const friday = new Date("2026-12-11T18:00:00Z");

test("sets, changes and removes the date, and records each change in the history", async () => {
  const session = await insertSession();
  const [id = "", other = ""] = await insertBookings([{}, {}]);
  for (const date of [monday, friday, null]) {
    expect(await setCompletionDate(id, date, session)).toBe(true);
    expect((await findBooking(id))?.completionDate).toEqual(date);
  }
  const actor = session.staff.email;
  expect(await eventsOfBooking(id)).toMatchObject([
    { kind: "completion-date-set", actor, detail: {} },
    { kind: "completion-date-set", actor, detail: { date: friday.toISOString() } },
    { kind: "completion-date-set", actor, detail: { date: monday.toISOString() } },
  ]);
  expect((await findBooking(other))?.completionDate).toBeNull();
  expect(await eventsOfBooking(other)).toEqual([]);
});

test("records one event when the same date is set repeatedly or concurrently", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  expect(await setCompletionDate(id, null, session)).toBe(false);
  await Promise.all(Array.from({ length: 8 }, () => setCompletionDate(id, monday, session)));
  expect(await eventsOfBooking(id)).toHaveLength(1);
});

test("keeps the last of two concurrent changes, and records both in the history", async () => {
  const [ada, bob] = [await insertSession(), await insertSession()];
  const [id = ""] = await insertBookings([{}]);
  await Promise.all([setCompletionDate(id, monday, ada), setCompletionDate(id, friday, bob)]);
  const events = await eventsOfBooking(id);
  expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set([ada.staff.email, bob.staff.email]));
  expect((await findBooking(id))?.completionDate?.toISOString()).toBe(events[0]?.detail.date);
});

test.each([randomUUID(), "1", "", undefined])("returns null for the unknown booking %j", async (id) => {
  expect(await setCompletionDate(id, monday, await insertSession())).toBeNull();
});
