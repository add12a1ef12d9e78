import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { findBooking } from "./find-booking.server";

test("a booking is found by its id, in either case, with every answer", async () => {
  const preferredDate = new Date("2026-12-11T17:30:00Z");
  const [id = ""] = await insertBookings([
    { fullName: "Ada", outputFormats: ["OBJ", "PDF"], preferredDate, company: "Engines, Inc." },
    { fullName: "Bob" },
  ]);
  const booking = await findBooking(id);
  expect(booking).toMatchObject({
    id,
    fullName: "Ada",
    outputFormats: ["OBJ", "PDF"],
    numberOfRooms: [],
    preferredDate,
    backupDate: null,
    company: "Engines, Inc.",
    status: 0,
  });
  expect(await findBooking(id.toUpperCase())).toEqual(booking);
});

test.each([randomUUID(), "", "1", "x".repeat(10_000), "'; drop table bookings", undefined])(
  "there is no booking %j",
  async (id) => {
    expect(await findBooking(id)).toBeNull();
  },
);
