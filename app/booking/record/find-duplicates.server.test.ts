import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { dayMs } from "~/lib/time";
import { findBooking } from "./find-booking.server";
import { findDuplicates } from "./find-duplicates.server";

const other = { email: "b@example.com", phone: "(212) 555-0100", serviceLocation: "Reno, Nevada" };
const ago = (days: number) => new Date(Date.now() - days * dayMs);

async function duplicatesOf(bookingValues: Parameters<typeof insertBookings>[0]) {
  const [id = ""] = await insertBookings([{ createdAt: ago(40) }, ...bookingValues]);
  const booking = await findBooking(id);
  if (!booking) throw new Error("not stored");
  return findDuplicates(booking);
}

test("names bookings with the same email, phone or place, whatever their spelling", async () => {
  const found = await duplicatesOf([
    { ...other, email: "ADA@example.com", createdAt: ago(50) },
    { ...other, phone: "+1 818.555.0142", createdAt: ago(45) },
    { ...other, serviceLocation: "van nuys, california", createdAt: ago(30) },
    { ...other, createdAt: ago(40) },
  ]);
  expect(found).toMatchObject([
    { samePlace: true, sameEmail: false, samePhone: false },
    { samePhone: true, sameEmail: false, samePlace: false },
    { sameEmail: true, samePhone: false, samePlace: false },
  ]);
});

test("names bookings with one of the numbers, whatever is beside it", async () => {
  const phones = ["+1 818.555.0142 x12", "310-555-0199 / 818-555-0142"];
  const found = await duplicatesOf(phones.map((phone) => ({ ...other, phone, createdAt: ago(41) })));
  expect(found).toMatchObject([{ samePhone: true }, { samePhone: true }]);
});

test("ignores bookings more than 30 days earlier or later, and names at most five", async () => {
  expect(await duplicatesOf([{ createdAt: ago(71) }, { createdAt: ago(9) }])).toEqual([]);
  const many = Array.from({ length: 7 }, () => ({ createdAt: ago(41) }));
  expect(await duplicatesOf(many)).toHaveLength(5);
});

test("a number that is too short is no telephone number", async () => {
  const [id = ""] = await insertBookings([{ phone: "call me" }, { ...other, phone: "ask me" }]);
  const booking = await findBooking(id);
  expect(booking && (await findDuplicates(booking))).toEqual([]);
});
