import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertStaff } from "#tests/support/staff";
import { db } from "~/db/client.server";
import { visits } from "~/db/schema.server";
import { readDesk } from "./desk.server";

const now = new Date("2026-11-22T12:00:00Z");
const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const names = (list: { fullName: string }[]) => list.map(({ fullName }) => fullName);

test("is empty without bookings", async () => {
  expect(await readDesk(now)).toEqual({ newest: [], forUs: [], forThem: [], visits: [], refused: new Set() });
});

test("lists the five newest bookings, whatever their stage", async () => {
  const owner = await insertStaff({ fullName: "Grace Hopper" });
  await insertBookings(
    Array.from({ length: 7 }, (_, index) => ({
      fullName: `Visitor ${index}`,
      stage: index === 6 ? ("done" as const) : ("new" as const),
      ownerId: index === 6 ? owner.id : null,
    })),
  );
  const { newest } = await readDesk(now);
  expect(names(newest)).toEqual([6, 5, 4, 3, 2].map((index) => `Visitor ${index}`));
  expect(newest[0]).toMatchObject({ stage: "done", owner: "Grace Hopper" });
  expect(newest[1]).toMatchObject({ stage: "new", owner: null });
});

test("lists who waits for us and who for them, the longest first", async () => {
  await insertBookings([
    ...Array.from({ length: 6 }, (_, index) => ({
      fullName: `Us ${index}`,
      waitingFor: "us" as const,
      waitingSince: inHours(index - 10),
    })),
    { fullName: "Them later", waitingFor: "them", waitingSince: inHours(-1) },
    { fullName: "Them first", waitingFor: "them", waitingSince: inHours(-50) },
    { fullName: "Nobody", waitingFor: "nobody", waitingSince: inHours(-99) },
  ]);
  const { forUs, forThem } = await readDesk(now);
  expect(names(forUs)).toEqual(["Us 0", "Us 1", "Us 2", "Us 3", "Us 4"]);
  expect(names(forThem)).toEqual(["Them first", "Them later"]);
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
  const desk = await readDesk(now);
  expect(names(desk.visits)).toEqual(["All day", "Under way", "In six days"]);
  expect(desk.visits[2]).toMatchObject({ id: ids[2], startsAt: inHours(6 * 24), staff: "Ada Lovelace" });
  expect(desk.visits[1]?.staff).toBeNull();
});
