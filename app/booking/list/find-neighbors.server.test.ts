import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { insertSomeOwner, plainList, someBookings, someFilter } from "#tests/support/database/plain-list";
import { finishBeforeNextTest } from "#tests/support/database/property-runs";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { defaultFilter, type ListFilter } from "./filter";
import { findNeighbors, type Neighbors } from "./find-neighbors.server";
import { listViews } from "./views";

const waiting: ListFilter = { ...defaultFilter, waiting: "us", sort: "waiting", order: "asc" };

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

function summarize(found: Neighbors | null) {
  const { previous, next, isListed, position, total } = found ?? {};
  return [previous?.fullName, next?.fullName, isListed, position, total];
}

test("walks through any list from its first booking to its last", async () => {
  await insertSomeOwner();
  await fc.assert(
    fc.asyncProperty(
      someBookings,
      someFilter,
      finishBeforeNextTest(async (values, filter) => {
        await db().delete(bookings);
        await insertBookings(values);
        const ids = plainList(values, filter);
        for (const [index, id] of ids.entries()) {
          const found = await findNeighbors(filter, id);
          expect([found?.previous?.id, found?.next?.id]).toEqual([ids[index - 1], ids[index + 1]]);
          expect(found).toMatchObject({ isListed: true, position: index + 1, total: ids.length });
        }
      }),
    ),
    { numRuns: 15 },
  );
});

test("goes on from where a booking was before the work on it moved it out of the list", async () => {
  const waitingFor = "us";
  const [, second = ""] = await insertBookings([
    { fullName: "First", waitingFor, waitingSince: at(1) },
    { fullName: "Second", waitingFor, waitingSince: at(2) },
    { fullName: "Third", waitingFor, waitingSince: at(3) },
  ]);
  const since = (await findNeighbors(waiting, second))?.next && "2026-11-20T12:02:00.000000Z";
  await db()
    .update(bookings)
    .set({ waitingFor: "them", waitingSince: at(9) })
    .where(eq(bookings.id, second));
  expect(summarize(await findNeighbors(waiting, second, since ?? undefined))).toEqual([
    "First",
    "Third",
    false,
    null,
    2,
  ]);
});

test("leads from a new reply to the next one after it was read", async () => {
  const waitingFor = "us";
  const [, second = ""] = await insertBookings([
    { fullName: "Waits longest", waitingFor, waitingSince: at(1) },
    { fullName: "Wrote second", waitingFor, waitingSince: at(5), repliedAt: at(5) },
    { fullName: "Wrote first", waitingFor, waitingSince: at(4), repliedAt: at(4) },
    { fullName: "Wrote last", waitingFor, waitingSince: at(6), repliedAt: at(6) },
  ]);
  await db().update(bookings).set({ repliedAt: null }).where(eq(bookings.id, second));
  const found = await findNeighbors(listViews.us, second, "r2026-11-20T12:05:00.000000Z");
  expect(summarize(found)).toEqual(["Wrote first", "Wrote last", true, 2, 4]);
});

test("passes bookings that wait since the same microsecond once each", async () => {
  const values = Array.from({ length: 4 }, (_, index) => ({
    fullName: `Visitor ${index}`,
    waitingSince: at(1),
  }));
  const ids = (await insertBookings(values)).sort();
  const found = await findNeighbors(waiting, ids[1] ?? "");
  expect([found?.previous?.id, found?.next?.id]).toEqual([ids[0], ids[2]]);
  expect(found?.next?.exactWait).toBe("2026-11-20T12:01:00.000000Z");
});

test("finds nothing beside a booking that does not exist", async () => {
  expect(await findNeighbors(defaultFilter, crypto.randomUUID())).toBeNull();
});
