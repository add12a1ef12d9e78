import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { bookingEvents } from "~/db/schema.server";
import { findHistory } from "./events.server";

test("returns the latest hundred events newest first, or the events before a given one", async () => {
  const [bookingId = "", other = ""] = await insertBookings([{}, {}]);
  const line = (id: string, index: number) => ({
    bookingId: id,
    kind: "file-downloaded" as const,
    actor: "ada@example.com",
    detail: { name: String(index) },
  });
  await db().insert(bookingEvents).values(line(other, -1));
  await db()
    .insert(bookingEvents)
    .values(Array.from({ length: 150 }, (_, index) => line(bookingId, index)));
  const numbersOf = async (range?: Parameters<typeof findHistory>[1]) =>
    (await findHistory(bookingId, range)).map(({ detail }) => Number(detail.name));

  const latest = await findHistory(bookingId);
  expect(await numbersOf()).toEqual(Array.from({ length: 100 }, (_, index) => 149 - index));
  expect(await numbersOf({ limit: 3 })).toEqual([149, 148, 147]);
  expect(await numbersOf({ before: latest.at(-1)?.id })).toEqual(
    Array.from({ length: 50 }, (_, index) => 49 - index),
  );
  expect(await numbersOf({ before: 1 })).toEqual([]);
});
