import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { bookingColumns, findBooking } from "./find-booking.server";

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
  // Drizzle's own decoding of every column that is shown.
  const [row] = await db().select(bookingColumns).from(bookings).where(eq(bookings.id, id));
  expect(booking).toEqual(row);
});

test.each([randomUUID(), "", "1", "x".repeat(10_000), "'; drop table bookings", undefined])(
  "there is no booking %j",
  async (id) => {
    expect(await findBooking(id)).toBeNull();
  },
);
