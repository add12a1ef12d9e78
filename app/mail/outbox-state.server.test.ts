import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { readOutboxState } from "./outbox-state.server";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const mail = { kind: "test", toAddress: "ada@example.com", subject: "Test", content: { paragraphs: [] } };

test("an empty outbox is not behind", async () => {
  expect(await readOutboxState()).toEqual({ waiting: 0, held: 0, oldestSeconds: 0, overdueSeconds: 0 });
});

test("a mail that waits for an earlier one about its booking is not due", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  await db()
    .insert(mails)
    .values([
      { ...mail, bookingId, createdAt: minutesAgo(90), nextAttemptAt: minutesAgo(-60) },
      { ...mail, bookingId, createdAt: minutesAgo(80), nextAttemptAt: minutesAgo(80) },
    ]);
  expect(await readOutboxState()).toMatchObject({ waiting: 2, overdueSeconds: 0 });
});

test("counts waiting mails, and the time since the first one became due", async () => {
  await db()
    .insert(mails)
    .values([
      { ...mail, createdAt: minutesAgo(90), nextAttemptAt: minutesAgo(20) },
      // A mail with a later retry and a mail that is being sent are not due.
      { ...mail, createdAt: minutesAgo(120), nextAttemptAt: minutesAgo(-60) },
      { ...mail, createdAt: minutesAgo(60), nextAttemptAt: minutesAgo(60), leasedUntil: minutesAgo(-10) },
      { ...mail, createdAt: minutesAgo(600), nextAttemptAt: minutesAgo(600), state: "sent" },
    ]);
  const { waiting, oldestSeconds, overdueSeconds } = await readOutboxState();
  expect(waiting).toBe(3);
  expect(Math.round(oldestSeconds / 60)).toBe(120);
  expect(Math.round(overdueSeconds / 60)).toBe(20);
});
