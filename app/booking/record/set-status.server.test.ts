import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertSession } from "#tests/support/staff";
import { db } from "~/db/client.server";
import { bookingCounts } from "~/db/schema.server";
import { eventsOfBooking } from "./events.server";
import { findBooking } from "./find-booking.server";
import { markPending, markViewed } from "./set-status.server";

test("a viewed booking knows when, and its history by whom", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  const before = Date.now();
  expect(await markViewed(id, session)).toBe(true);

  const booking = await findBooking(id);
  expect(booking?.status).toBe(1);
  expect(booking?.viewedAt?.getTime()).toBeGreaterThanOrEqual(before);
  expect(await eventsOfBooking(id)).toMatchObject([{ kind: "viewed", actor: session.staff.email }]);
  expect(await db().select().from(bookingCounts)).toMatchObject([{ total: 1, pending: 0 }]);
});

test("viewing again, even at once, changes and records nothing more", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => markViewed(id, session)));
  expect(answers).toEqual([true, true, true, true, true]);
  expect(await eventsOfBooking(id)).toHaveLength(1);
});

test("a booking goes back to pending, and only from viewed", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  await markPending(id, session);
  expect(await eventsOfBooking(id)).toEqual([]);

  await markViewed(id, session);
  await markPending(id, session);
  expect(await findBooking(id)).toMatchObject({ status: 0, viewedAt: null });
  expect((await eventsOfBooking(id)).map(({ kind }) => kind)).toEqual(["marked-pending", "viewed"]);
});

test("a status that nobody knows is left alone", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{ status: 2 }]);
  expect(await markViewed(id, session)).toBe(true);
  expect(await markPending(id, session)).toBe(true);
  expect(await findBooking(id)).toMatchObject({ status: 2 });
});

test.each([randomUUID(), "1", "", "../..", undefined])("there is no booking %j to mark", async (id) => {
  const session = await insertSession();
  expect(await markViewed(id, session)).toBe(false);
  expect(await markPending(id, session)).toBe(false);
});
