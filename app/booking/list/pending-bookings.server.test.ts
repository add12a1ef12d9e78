import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { countBookings, listPending } from "./pending-bookings.server";

const names = async (page?: number) => (await listPending(page)).map(({ fullName }) => fullName);

test("without bookings nothing waits", async () => {
  expect(await countBookings()).toEqual({ total: 0, pending: 0 });
  expect(await names()).toEqual([]);
});

test("what waits comes newest first, viewed bookings left out", async () => {
  await insertBookings([{ fullName: "A" }, { fullName: "B", status: 1 }, { fullName: "C" }]);
  expect(await countBookings()).toEqual({ total: 3, pending: 2 });
  expect(await names()).toEqual(["C", "A"]);
});

test("six come a page, or the newest twenty at once", async () => {
  await insertBookings(Array.from({ length: 25 }, (_, index) => ({ fullName: `N${index + 1}` })));
  expect(await names(1)).toEqual(["N25", "N24", "N23", "N22", "N21", "N20"]);
  expect(await names(5)).toEqual(["N1"]);
  expect(await names(6)).toEqual([]);
  expect(await names()).toHaveLength(20);
});
