import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { visits } from "~/db/schema.server";
import { readDeskCounts } from "./desk-counts.server";
import { readDesk } from "./desk.server";

const now = new Date("2026-11-22T12:00:00Z");
const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const names = (list: { fullName: string }[]) => list.map(({ fullName }) => fullName);

test("is empty without bookings", async () => {
  const { id } = await insertStaff();
  expect(await readDesk(id, now)).toEqual({
    mine: [],
    longest: undefined,
    unassigned: [],
    visits: [],
    withFailedMail: new Set(),
  });
  expect(await readDeskCounts(id, now)).toEqual({
    mine: 0,
    mineSince: null,
    forUs: 0,
    late: 0,
    unassigned: 0,
    unassignedSince: null,
    replies: 0,
    lastReply: null,
  });
});

test("lists and counts the bookings of one person and those without an owner, except spam", async () => {
  const ada = await insertStaff();
  const bob = await insertStaff();
  const mine = { ownerId: ada.id };
  await insertBookings([
    { ...mine, fullName: "Waits", waitingSince: inHours(-9 * 24) },
    { ...mine, fullName: "Waits less", waitingSince: inHours(-8) },
    { ...mine, fullName: "Handed over", waitingSince: inHours(-7), handedOverAt: inHours(-1) },
    { ...mine, fullName: "Wrote last", waitingSince: inHours(-3), repliedAt: inHours(-2) },
    { ...mine, fullName: "Wrote first", waitingSince: inHours(-10), repliedAt: inHours(-10) },
    { ...mine, fullName: "Sixth", waitingSince: inHours(-1) },
    { ...mine, fullName: "Has to answer", waitingFor: "them", waitingSince: inHours(-99) },
    { ...mine, fullName: "Spam", spamAt: now, spamReason: "staff", repliedAt: now },
    { ownerId: bob.id, fullName: "Of another", waitingSince: inHours(-400), repliedAt: inHours(-1) },
    { fullName: "Nobody's second", waitingSince: inHours(-5) },
    { fullName: "Nobody's first", waitingSince: inHours(-6) },
    { fullName: "Nobody's spam", spamAt: now, spamReason: "staff" },
  ]);
  const desk = await readDesk(ada.id, now);
  expect(names(desk.mine)).toEqual(["Wrote first", "Wrote last", "Handed over", "Waits", "Waits less"]);
  expect(desk.longest?.fullName).toBe("Waits");
  expect(names(desk.unassigned)).toEqual(["Nobody's first", "Nobody's second"]);
  expect(await readDeskCounts(ada.id, now)).toEqual({
    mine: 6,
    mineSince: inHours(-9 * 24),
    forUs: 9,
    late: 2,
    unassigned: 2,
    unassignedSince: inHours(-6),
    replies: 3,
    lastReply: inHours(-1),
  });
});

test("lists the visits of the next seven days that have not ended, without canceled ones", async () => {
  const ada = await insertStaff({ fullName: "Ada Lovelace" });
  const given = [
    { fullName: "Ended", startsAt: inHours(-2) },
    { fullName: "In eight days", startsAt: inHours(8 * 24) },
    { fullName: "In six days", startsAt: inHours(6 * 24), staffId: ada.id },
    { fullName: "Under way", startsAt: inHours(-1) },
    { fullName: "Canceled", startsAt: inHours(1), canceledAt: now },
    { fullName: "All day", startsAt: inHours(-20), minutes: 1440 },
  ];
  const ids = await insertBookings(given.map(({ fullName }) => ({ fullName })));
  await db()
    .insert(visits)
    .values(given.map((visit, index) => ({ minutes: 90, ...visit, bookingId: ids[index] ?? "" })));
  const desk = await readDesk(ada.id, now);
  expect(names(desk.visits)).toEqual(["All day", "Under way", "In six days"]);
  expect(desk.visits[2]).toMatchObject({ id: ids[2], startsAt: inHours(6 * 24), staff: "Ada Lovelace" });
  expect(desk.visits[1]?.staff).toBeNull();
});

test("up to 1,001 waiting bookings are counted", async () => {
  const { id } = await insertStaff();
  const insert = (count: number) => insertBookings(Array.from({ length: count }, () => ({ ownerId: id })));
  await insert(1_000);
  expect(await readDeskCounts(id, now)).toMatchObject({ mine: 1_000, forUs: 1_000 });
  await insert(2);
  expect(await readDeskCounts(id, now)).toMatchObject({ mine: 1_001, forUs: 1_001 });
});

test.each([51, 52])("of %i visits ahead, up to 51 are read", async (count) => {
  const { id: staffId } = await insertStaff();
  const [bookingId = ""] = await insertBookings([{}]);
  const rows = Array.from({ length: count }, (_, index) => {
    return { bookingId, staffId, startsAt: inHours(index), minutes: 60 };
  });
  await db().insert(visits).values(rows);
  expect((await readDesk(staffId, now)).visits).toHaveLength(51);
});
