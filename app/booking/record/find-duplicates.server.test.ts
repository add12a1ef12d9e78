import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { dismissDuplicate } from "~/booking/workflow/dismiss-duplicate.server";
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

test("finds bookings with the same email, phone or place in any spelling", async () => {
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

test("finds bookings with one of several phone numbers", async () => {
  const phones = ["+1 818.555.0142 x12", "310-555-0199 / 818-555-0142"];
  const found = await duplicatesOf(phones.map((phone) => ({ ...other, phone, createdAt: ago(41) })));
  expect(found).toMatchObject([{ samePhone: true }, { samePhone: true }]);
  const [id = ""] = await insertBookings([
    { phone: "+1 310 555 0188", email: "c@example.com", serviceLocation: "Fresno, California" },
    { ...other, phone: "(310) 555-0188" },
  ]);
  const booking = await findBooking(id);
  expect(booking && (await findDuplicates(booking)), "with +1 on its own number").toMatchObject([
    { samePhone: true },
  ]);
});

test("ignores bookings more than 30 days earlier or later, and returns at most five", async () => {
  expect(await duplicatesOf([{ createdAt: ago(71) }, { createdAt: ago(9) }])).toEqual([]);
  const many = Array.from({ length: 7 }, () => ({ createdAt: ago(41) }));
  expect(await duplicatesOf(many)).toHaveLength(5);
});

test("ignores a number that is too short for a phone number", async () => {
  const [id = ""] = await insertBookings([{ phone: "call me" }, { ...other, phone: "ask me" }]);
  const booking = await findBooking(id);
  expect(booking && (await findDuplicates(booking))).toEqual([]);
});

test("dismissed duplicates no longer list each other, but other requests still do", async () => {
  const [id = "", second = "", third = ""] = await insertBookings([{}, {}, {}]);
  const session = await insertSession();
  const duplicatesOf = async (of: string) => {
    const booking = await findBooking(of);
    return booking ? (await findDuplicates(booking)).map((found) => found.id) : [];
  };
  expect(await dismissDuplicate(id, second, session)).toEqual({ result: "done" });
  expect(await dismissDuplicate(second, id, session), "a repeat").toEqual({ result: "unchanged" });
  expect(await duplicatesOf(id)).toEqual([third]);
  expect(await duplicatesOf(second)).toEqual([third]);
  expect((await duplicatesOf(third)).sort()).toEqual([id, second].sort());
});

test("a closed request has no duplicates, and a canceled one is not listed", async () => {
  expect(await duplicatesOf([{ stage: "canceled" }, { stage: "declined" }])).toEqual([]);
  const [id = ""] = await insertBookings([{ stage: "done" }, {}]);
  const booking = await findBooking(id);
  expect(booking && (await findDuplicates(booking))).toEqual([]);
});
