// @one-engine

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import { startTestWorker, stopTestWorkers } from "#tests/support/mail/worker";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, insertStaff } from "#tests/support/records/staff";
import { findVoidReason } from "~/booking/mail/void-mails.server";
import { enqueueReminders } from "~/booking/visit/enqueue-reminders.server";
import { scheduleVisit } from "~/booking/visit/visits.server";
import { db } from "~/db/client.server";
import { mails, visits } from "~/db/schema.server";
import { eraseBookings, type ErasureMode } from "./erase-bookings.server";

vi.setConfig({ testTimeout: 60_000 });

const hour = 60 * 60_000;
/** Part of every text about the person. */
const mark = "Zyxquill";
const customer = `ada@${mark.toLowerCase()}.example`;

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
afterEach(async () => {
  server.reset();
  await stopTestWorkers();
});

const until = (check: () => unknown) => vi.waitFor(check, 30_000);
const startWorker = () =>
  startTestWorker(server.url, { findVoidReason: (mail) => findVoidReason(db(), mail) });
const untilAllIsSent = () =>
  until(async () => expect(await db().$count(mails, eq(mails.state, "waiting"))).toBe(0));

const startsAt = new Date(Date.now() + 20 * hour);
const remind = () => enqueueReminders(new Date(startsAt.getTime() - 60_000));

/** Schedules a visit that is due for a reminder. Mails to the customer and the assigned person are then waiting. */
async function schedule(): Promise<string> {
  const session = await insertSession();
  const { id: staffId } = await insertStaff({ email: "grace@example.com" });
  const contact = { fullName: `Ada ${mark}`, email: customer };
  const place = { serviceLocation: `12 ${mark} Street`, accessInstructions: mark };
  const [bookingId = ""] = await insertBookings([{ ...contact, ...place }]);
  const visit = { startsAt, minutes: 60, staffId };
  const form = { formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER };
  await scheduleVisit(bookingId, { visit, mailText: `${mark}, we come.`, form }, session);
  await db()
    .update(visits)
    .set({ updatedAt: new Date(startsAt.getTime() - 72 * hour) });
  await remind();
  return bookingId;
}

/** Expects one mail to the assigned person, without the customer's data. */
function expectOneNotice() {
  expect(server.received.map(({ to }) => to)).toEqual(["grace@example.com"]);
  expect(server.received[0]).toMatchObject({
    subject: expect.stringContaining("Visit canceled") as unknown,
    calendar: { method: "CANCEL", content: expect.stringContaining("SEQUENCE:1") as unknown },
  });
  expect(JSON.stringify(server.received).toLowerCase()).not.toContain(mark.toLowerCase());
}

const modes: ErasureMode[] = ["erase", "anonymize"];

test.each(modes)("%s: sends none of the waiting mails about the visit", async (mode) => {
  const bookingId = await schedule();
  expect(await db().$count(mails)).toBe(3);
  await eraseBookings([bookingId], { mode });
  await remind();
  startWorker();
  await untilAllIsSent();
  expectOneNotice();
});

test.each(modes)(
  "%s: notifies recipients of mails about the visit once of its cancellation",
  async (mode) => {
    const bookingId = await schedule();
    startWorker();
    await untilAllIsSent();
    expect(server.received.map(({ to }) => to).sort()).toEqual([customer, customer, "grace@example.com"]);
    server.reset();
    await eraseBookings([bookingId], { mode });
    await remind();
    await untilAllIsSent();
    expectOneNotice();
  },
);
