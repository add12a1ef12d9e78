import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { findHistory } from "~/booking/record/events.server";
import { takeBooking } from "./take-booking.server";

test("whoever is first owns the booking; repeating it records nothing", async () => {
  const [ada, bob] = [await insertSession(), await insertSession()];
  const [id = ""] = await insertBookings([{}]);
  const sessions = [ada, ada, bob, ada];
  const results = await Promise.all(sessions.map((session) => takeBooking(id, session)));
  // PostgreSQL may let any of them go first.
  const first = results[2]?.result === "done" ? bob : ada;
  const mine = { result: "done" };
  const theirs = { result: "owned", owner: first.staff.fullName };
  expect(results).toEqual(sessions.map((session) => (session === first ? mine : theirs)));
  expect(await findHistory(id)).toMatchObject([
    { kind: "owner-changed", actor: first.staff.email, detail: { name: first.staff.fullName } },
  ]);
});
