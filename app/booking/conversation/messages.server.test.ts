import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { bookingMessages } from "~/db/schema.server";
import { findLastMessage, findMessages } from "./messages.server";

test("returns the last 200 messages, oldest first, and reports that there are older ones", async () => {
  const [bookingId = "", otherId = ""] = await insertBookings([{}, {}]);
  const row = (index: number, of = bookingId) => ({
    id: randomUUID(),
    bookingId: of,
    author: "ada@example.com",
    text: String(index),
    createdAt: new Date(Date.UTC(2026, 10, 20) + index),
  });
  await db()
    .insert(bookingMessages)
    .values([row(0, otherId), ...Array.from({ length: 200 }, (_, index) => row(index + 1))]);
  const find = async () => {
    const { messages, hasOlder } = await findMessages(bookingId);
    return [messages.length, messages[0]?.text, messages.at(-1)?.text, hasOlder];
  };
  expect(await find()).toEqual([200, "1", "200", false]);
  await db().insert(bookingMessages).values(row(201));
  expect(await find()).toEqual([200, "2", "201", true]);
  expect((await findLastMessage(bookingId))?.text).toBe("201");
});
