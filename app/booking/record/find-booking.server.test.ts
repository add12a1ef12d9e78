import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { bookingColumns, findBooking } from "./find-booking.server";

test("finds a booking with all its answers by its id in either letter case", async () => {
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
  // The prepared statement must decode every column like Drizzle's query builder.
  const [row] = await db().select(bookingColumns).from(bookings).where(eq(bookings.id, id));
  expect(booking).toEqual(row);
});

test.each([randomUUID(), "", "1", "x".repeat(10_000), "'; drop table bookings", undefined])(
  "returns null for the unknown booking %j",
  async (id) => {
    expect(await findBooking(id)).toBeNull();
  },
);
