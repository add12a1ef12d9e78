import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { listPending } from "~/booking/list/list-bookings.server";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { cancelAsVisitor } from "~/booking/workflow/change-stage.server";
import { db } from "~/db/client.server";
import { bookingCounts } from "~/db/schema.server";
import { markPending, markViewed } from "./set-status.server";

test("stores when a booking was viewed, and records by whom in its history", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  const before = Date.now();
  expect(await markViewed([id], session)).toMatchObject({ count: 1 });

  const booking = await findBooking(id);
  expect(booking?.status).toBe(1);
  expect(booking?.viewedAt?.getTime()).toBeGreaterThanOrEqual(before);
  expect(await findHistory(id)).toMatchObject([{ kind: "viewed", actor: session.staff.email }]);
  expect(await db().select().from(bookingCounts)).toMatchObject([{ total: 1, pending: 0 }]);
});

test("records one event when a booking is marked as viewed several times concurrently", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => markViewed([id], session)));
  expect(answers.map((answer) => answer?.count)).toEqual([1, 1, 1, 1, 1]);
  expect(await findHistory(id)).toHaveLength(1);
});

test("marks only a viewed booking as pending again", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  await markPending(id, session);
  expect(await findHistory(id)).toEqual([]);

  await markViewed([id], session);
  await markPending(id, session);
  expect(await findBooking(id)).toMatchObject({ status: 0, viewedAt: null });
  expect((await findHistory(id)).map(({ kind }) => kind)).toEqual(["marked-pending", "viewed"]);
});

test("a pending booking that its visitor cancels is no longer announced as new", async () => {
  const [id = ""] = await insertBookings([{}]);
  await cancelAsVisitor(id, { formId: randomUUID(), text: "" });
  expect(await findBooking(id)).toMatchObject({ status: 1, stage: "canceled" });
  expect(await listPending()).toEqual([]);
  expect(await db().select().from(bookingCounts)).toMatchObject([{ total: 1, pending: 0 }]);
});

test("leaves an unknown status unchanged", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{ status: 2 }]);
  expect(await markViewed([id], session)).toMatchObject({ count: 1 });
  expect(await markPending(id, session)).toEqual({ result: "done" });
  expect(await findBooking(id)).toMatchObject({ status: 2 });
});
