import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { bookingCounts } from "~/db/schema.server";
import { markViewed } from "./set-status.server";

test("marks the pending ones as viewed, each with one event, however often it is repeated", async () => {
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

test("marks the same bookings concurrently, in any order, with one event each", async () => {
  const session = await insertSession();
  const ids = await insertBookings([{}, {}, {}, {}]);
  await Promise.all(
    Array.from({ length: 6 }, (_, round) => markViewed(round % 2 ? ids : ids.toReversed(), session)),
  );
  for (const id of ids) expect(await findHistory(id)).toHaveLength(1);
});
