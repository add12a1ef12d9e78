import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { mails, visits } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { enqueueReminders } from "./enqueue-reminders.server";

/** 10:00 AM Pacific time on the day after daylight saving time ended. */
const startsAt = new Date("2026-11-02T18:00Z");
const due = new Date("2026-11-01T17:00Z");
const minuteBefore = new Date(due.getTime() - 60_000);

let bookingId: string;
beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{ stage: "scheduled", email: "ada@example.com" }]);
  const { id: staffId } = await insertStaff({ fullName: "Grace Hopper" });
  const updatedAt = new Date("2026-10-20T12:00Z");
  await db().insert(visits).values({ bookingId, startsAt, minutes: 90, staffId, updatedAt });
});

afterEach(() => {
  vi.useRealTimers();
});

const change = (values: Partial<typeof visits.$inferInsert>) =>
  db().update(visits).set(values).where(eq(visits.bookingId, bookingId));
const queued = () => db().select().from(mails);

test("reminds a visitor once, at 9 AM on the day before", async () => {
  await enqueueReminders(minuteBefore);
  expect(await queued()).toEqual([]);
  await Promise.all([enqueueReminders(due), enqueueReminders(due)]);
  await enqueueReminders(new Date(startsAt.getTime() - 1));
  const [mail, ...more] = await queued();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: "booking-visit-reminder", toAddress: "ada@example.com", bookingId });
  const value = "Mon, Nov 2, 2026, 10:00 to 11:30 AM Pacific time";
  expect(mail?.content.facts).toContainEqual({ label: "When", value });
  expect(mail?.calendar).toContain("DTSTART:20261102T180000Z");
});

test("sends no reminder of a visit that has begun or is canceled", async () => {
  await enqueueReminders(startsAt);
  await change({ canceledAt: new Date() });
  await enqueueReminders(due);
  expect(await queued()).toEqual([]);
});

test("reminds again of a moved visit", async () => {
  await enqueueReminders(due);
  await change({ sequence: 1, startsAt: new Date("2026-11-09T18:00Z"), updatedAt: due });
  await enqueueReminders(new Date("2026-11-08T16:59Z"));
  expect(await queued()).toHaveLength(1);
  await enqueueReminders(new Date("2026-11-08T17:00Z"));
  expect(await queued()).toHaveLength(2);
});

test("sends no reminder of a visit that was scheduled after 9 AM on the day before", async () => {
  await change({ updatedAt: new Date(due.getTime() + 60_000) });
  await enqueueReminders(new Date(due.getTime() + 120_000));
  expect(await queued()).toEqual([]);
});

test("finds a visit at the earliest possible hour of its reminder", async () => {
  // Midnight at the end of a day of 25 hours.
  await change({ startsAt: new Date("2026-11-02T07:59Z") });
  await enqueueReminders(new Date("2026-10-31T16:00Z"));
  expect(await queued()).toHaveLength(1);
});

test("a process whose clock is ahead sends no early reminder", async ({ skip }) => {
  skip(inject("engine") === "pglite", "the embedded database has the clock of its process");
  const day = dayMs;
  const inAWeek = new Date(Date.now() + 7 * day);
  await change({ startsAt: inAWeek, updatedAt: new Date(Date.now() - day) });
  vi.useFakeTimers({ toFake: ["Date"], now: inAWeek.getTime() - 60_000 });
  await enqueueReminders();
  expect(await queued()).toEqual([]);
});
