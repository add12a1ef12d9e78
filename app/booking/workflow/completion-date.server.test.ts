import fc from "fast-check";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { toClockChoice } from "~/lib/clock-choice";
import { toPacificInput } from "~/lib/pacific-time";
import { completionSchema, setCompletionDate } from "./completion-date.server";

const monday = new Date("2026-12-07T18:00:00Z");
const friday = new Date("2026-12-11T18:00:00Z");

test("sets, changes and removes the date, and records each change in the history", async () => {
  const session = await insertSession();
  const [id = "", other = ""] = await insertBookings([{}, {}]);
  for (const date of [monday, friday, null]) {
    expect(await setCompletionDate(id, { completionDate: date }, session)).toEqual({ result: "done" });
    expect((await findBooking(id))?.completionDate).toEqual(date);
  }
  const actor = session.staff.email;
  expect(await findHistory(id)).toMatchObject([
    { kind: "completion-date-set", actor, detail: {} },
    { kind: "completion-date-set", actor, detail: { date: friday.toISOString() } },
    { kind: "completion-date-set", actor, detail: { date: monday.toISOString() } },
  ]);
  expect((await findBooking(other))?.completionDate).toBeNull();
  expect(await findHistory(other)).toEqual([]);
});

test("records one event when the same date is set repeatedly or concurrently", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  expect(await setCompletionDate(id, { completionDate: null }, session)).toEqual({ result: "unchanged" });
  await Promise.all(
    Array.from({ length: 8 }, () => setCompletionDate(id, { completionDate: monday }, session)),
  );
  expect(await findHistory(id)).toHaveLength(1);
});

test("keeps the last of two concurrent changes, and records both in the history", async () => {
  const [ada, bob] = [await insertSession(), await insertSession()];
  const [id = ""] = await insertBookings([{}]);
  await Promise.all([
    setCompletionDate(id, { completionDate: monday }, ada),
    setCompletionDate(id, { completionDate: friday }, bob),
  ]);
  const events = await findHistory(id);
  expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set([ada.staff.email, bob.staff.email]));
  expect((await findBooking(id))?.completionDate?.toISOString()).toBe(events[0]?.detail.date);
});

const read = (completionDate?: string) => completionSchema.safeParse({ completionDate });

test("parses a past or future date in Pacific time", () => {
  expect(read("2026-12-11T09:30").data).toEqual({ completionDate: new Date("2026-12-11T17:30:00Z") });
  expect(read("2000-01-01T00:00").data).toEqual({ completionDate: new Date("2000-01-01T08:00:00Z") });
  expect(read("2099-12-31T23:59").success).toBe(true);
});

test("parses an empty input as no date", () => {
  for (const text of ["", "  ", undefined]) expect(read(text).data).toEqual({ completionDate: null });
});

test.each([
  ["tomorrow", "Enter the completion date as a date and time, or leave it blank"],
  ["2026-02-30T10:00", "Enter the completion date as a date and time, or leave it blank"],
  ["9".repeat(41), "Enter the completion date as a date and time, or leave it blank"],
  ["1999-12-31T23:59", "Enter a completion date from 2000 to 2099"],
  ["2100-01-01T00:00", "Enter a completion date from 2000 to 2099"],
])("rejects %j", (text, message) => {
  expect(read(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("parses a formatted date as the same date, in the repeated hour at the end of daylight saving time too", () => {
  const moment = fc.date({ min: new Date("2000-01-02"), max: new Date("2099-12-30"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (date) => {
      const minute = Math.floor(date.getTime() / 60_000) * 60_000;
      const back = completionSchema.parse({
        completionDate: toPacificInput(date),
        clock: toClockChoice(date),
      });
      expect(back.completionDate?.getTime()).toBe(minute);
    }),
  );
});

test("never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      read(text);
    }),
  );
});
