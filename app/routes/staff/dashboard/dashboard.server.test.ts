import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertStaff, requestAs } from "#tests/support/staff";
import { db } from "~/db/client.server";
import { visits } from "~/db/schema.server";
import { formatPacificWeekday } from "~/lib/pacific-weekday";
import { dayMs } from "~/lib/time";
import { loader } from "./route";

const toArgs = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });

test("returns the number of all and of pending bookings to staff", async () => {
  const request = await requestAs(await insertStaff(), "/dashboard");
  expect((await loader(toArgs(request.clone()))).counts).toEqual({ total: 0, pending: 0 });
  await insertBookings([{ status: 0 }, { status: 1 }, { status: 0 }, { status: 7 }]);
  expect((await loader(toArgs(request))).counts).toEqual({ total: 4, pending: 2 });
});

test("returns what there is to do, formatted in Pacific time", async () => {
  const staff = await insertStaff({ fullName: "Grace Hopper" });
  const [id = ""] = await insertBookings([
    {
      fullName: "Ada Lovelace",
      service: "Scan to BIM",
      stage: "quoted",
      ownerId: staff.id,
      waitingFor: "them",
      waitingSince: new Date("2025-11-20T18:30:00Z"),
      createdAt: new Date("2025-11-19T18:30:00Z"),
    },
  ]);
  const tomorrow = new Date(Date.now() + dayMs);
  await db().insert(visits).values({ bookingId: id, startsAt: tomorrow, minutes: 60 });
  const { desk } = await loader(toArgs(await requestAs(staff, "/dashboard")));
  const to = `/booking-details/${id}`;
  const booking = { to, name: "Ada Lovelace", detail: "Scan to BIM" };
  expect(desk.map(({ title, items }) => [title, items])).toEqual([
    ["Newest requests", [{ ...booking, time: "Nov 19, 2025, 10:30 AM", note: "Quoted" }]],
    ["Waiting for us", []],
    [
      "Waiting for the customer",
      [{ ...booking, time: "Since Nov 20, 2025, 10:30 AM", note: "Assigned to Grace Hopper" }],
    ],
    [
      "Visits in the next 7 days",
      [
        {
          to,
          name: "Ada Lovelace",
          detail: "Van Nuys, California",
          time: formatPacificWeekday(tomorrow),
          note: "Nobody assigned yet",
        },
      ],
    ],
  ]);
  expect(desk.map(({ link }) => link.to)).toEqual([
    "/view-booking",
    "/view-booking?waiting=us&sort=waiting",
    "/view-booking?waiting=them&sort=waiting",
    "/calendar",
  ]);
});
