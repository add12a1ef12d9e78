import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { countBookings, listPending } from "./booking-counts.server";

const listNames = async (page?: number) => (await listPending(page)).map(({ fullName }) => fullName);

test("returns nothing while there are no bookings", async () => {
  expect(await countBookings()).toEqual({ total: 0, pending: 0 });
  expect(await listNames()).toEqual([]);
});

test("returns pending bookings newest first, without viewed ones", async () => {
  await insertBookings([{ fullName: "A" }, { fullName: "B", status: 1 }, { fullName: "C" }]);
  expect(await countBookings()).toEqual({ total: 3, pending: 2 });
  expect(await listNames()).toEqual(["C", "A"]);
});

test("returns six bookings per page, or the newest twenty without a page", async () => {
  await insertBookings(Array.from({ length: 25 }, (_, index) => ({ fullName: `N${index + 1}` })));
  expect(await listNames(1)).toEqual(["N25", "N24", "N23", "N22", "N21", "N20"]);
  expect(await listNames(5)).toEqual(["N1"]);
  expect(await listNames(6)).toEqual([]);
  expect(await listNames()).toHaveLength(20);
});
