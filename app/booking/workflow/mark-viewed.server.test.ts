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
import { markPending, markViewed } from "./mark-viewed.server";

test("marks pending bookings as viewed with one event each, even when repeated", async () => {
  const session = await insertSession();
  const ids = await insertBookings([{}, { status: 1 }, { status: 2 }, {}, {}]);
  const chosen = [...ids.slice(0, 4), randomUUID(), "1", ""];
  expect(await markViewed(chosen, session)).toEqual({ result: "done", count: 4, changed: 2 });
  expect(await markViewed(chosen, session)).toEqual({ result: "done", count: 4, changed: 0 });
  const found = await Promise.all(ids.map((id) => findBooking(id)));
  expect(found.map((booking) => booking?.status)).toEqual([1, 1, 2, 1, 0]);
  expect(found.map((booking) => booking?.viewedBy)).toEqual([
    session.staff.id,
    null,
    null,
    session.staff.id,
    null,
  ]);
  const histories = await Promise.all(ids.map((id) => findHistory(id)));
  expect(histories.map((events) => events.map(({ kind }) => kind))).toEqual([
    ["viewed"],
    [],
    [],
    ["viewed"],
    [],
  ]);
  expect(histories[0]).toMatchObject([{ actor: session.staff.email }]);
  expect(await db().select().from(bookingCounts)).toMatchObject([{ total: 5, pending: 1 }]);
});

test("marks the same bookings concurrently with one event each", async () => {
  const session = await insertSession();
  const ids = await insertBookings([{}, {}, {}, {}]);
  await Promise.all(
    Array.from({ length: 6 }, (_, round) => markViewed(round % 2 ? ids : ids.toReversed(), session)),
  );
  for (const id of ids) expect(await findHistory(id)).toHaveLength(1);
});

test("stores when a booking was viewed, and records the viewer in its history", async () => {
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

test("stops announcing a pending booking as new after its visitor cancels it", async () => {
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
