import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { loader } from "./route";

const toArgs = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });
const load = async (isAdmin = false) =>
  loader(toArgs(await requestAs(await insertStaff({ isAdmin }), "/dashboard")));

test("returns whether the user is an administrator", async () => {
  expect(await load(true)).toMatchObject({ isAdmin: true });
  expect(await load(false)).toMatchObject({ isAdmin: false });
});

test("returns the notices: the pending bookings, newest first, without the viewed ones", async () => {
  await insertBookings([{ fullName: "First" }, { fullName: "Viewed", status: 1 }, { fullName: "Last" }]);
  const { pending } = (await load()).notices;
  expect(pending.count).toBe(2);
  expect(pending.newest.map(({ fullName }) => fullName)).toEqual(["Last", "First"]);
  expect(Object.keys(pending.newest[0] ?? {}).sort()).toEqual(["at", "fullName", "id"]);
});
