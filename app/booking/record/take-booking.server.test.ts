import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertSession } from "#tests/support/staff";
import { eventsOfBooking } from "./events.server";
import { takeBooking } from "./take-booking.server";

test("whoever is first owns the booking; repeating it records nothing", async () => {
  const [ada, bob] = [await insertSession(), await insertSession()];
  const [id = ""] = await insertBookings([{ fullName: "Grace Hopper" }]);
  const results = await Promise.all([ada, ada, bob, ada].map((session) => takeBooking(id, session)));
  const mine = { result: "taken", fullName: "Grace Hopper" };
  const theirs = { result: "owned", fullName: "Grace Hopper", owner: ada.staff.fullName };
  expect(results).toEqual([mine, mine, theirs, mine]);
  expect(await eventsOfBooking(id)).toMatchObject([
    { kind: "owner-changed", actor: ada.staff.email, detail: { name: ada.staff.fullName } },
  ]);
});

test("takes nothing without a booking", async () => {
  const session = await insertSession();
  for (const id of ["", "1", randomUUID()]) expect(await takeBooking(id, session)).toBeNull();
});
