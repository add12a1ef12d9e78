// @one-engine

import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults, makePublicTour } from "#tests/support/records/results";
import { db } from "~/db/client.server";
import { bookings, mails, publicTours, siteSettings } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { loadSettings } from "~/settings/settings.server";
import { closedLinkDays } from "./availability";
import { enqueueEndingMails } from "./enqueue-ending-mails.server";

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const queued = () => db().select().from(mails);

const keepFinished = async (days: number) => {
  const values = { values: { retentionDoneDays: days }, version: 1 };
  await db().insert(siteSettings).values(values).onConflictDoUpdate({ target: siteSettings.id, set: values });
  await loadSettings();
};

let bookingId: string;

beforeEach(async () => {
  [bookingId = ""] = await insertBookings([
    { stage: "done", stageChangedAt: daysAgo(closedLinkDays - 3), language: "vi" },
  ]);
});

test("notifies a customer once, a week before the results end, in the request's language", async () => {
  await insertResults(bookingId, { publishedAt: daysAgo(closedLinkDays - 3) });
  await enqueueEndingMails();
  await enqueueEndingMails();
  const all = await queued();
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject({
    kind: "booking-results-ending",
    bookingId,
    condition: { stage: "done" },
    content: { language: "vi" },
  });
});

test("sends no mail for results that end later, were just published, or are withdrawn", async () => {
  await insertResults(bookingId, { publishedAt: daysAgo(1) });
  const [withdrawn = "", later = ""] = await insertBookings([
    { stage: "done", stageChangedAt: daysAgo(closedLinkDays - 3) },
    { stage: "done", stageChangedAt: daysAgo(closedLinkDays - 9) },
  ]);
  await insertResults(withdrawn, { publishedAt: daysAgo(closedLinkDays - 3), state: "withdrawn" });
  await insertResults(later, { publishedAt: daysAgo(closedLinkDays - 9) });
  await enqueueEndingMails();
  expect(await queued()).toEqual([]);
});

test("a working public link delays the mail until a week before the link ends", async () => {
  await insertResults(bookingId, { publishedAt: daysAgo(20) });
  await db()
    .update(bookings)
    .set({ stageChangedAt: daysAgo(20) });
  await makePublicTour(bookingId);
  await keepFinished(22);
  await enqueueEndingMails();
  expect(await queued()).toEqual([]);
  await db()
    .update(publicTours)
    .set({ expiresAt: new Date(Date.now() + 5 * dayMs) });
  await enqueueEndingMails();
  const [mail] = await queued();
  expect(mail?.expiresAt?.getTime()).toBeCloseTo(Date.now() + 5 * dayMs, -5);
  await keepFinished(0);
});

test("sends no mail for open, spam or erased requests", async () => {
  await insertResults(bookingId, { publishedAt: daysAgo(closedLinkDays - 3) });
  for (const values of [
    { stage: "scheduled" as const },
    { stage: "done" as const, erasedAt: new Date() },
    { erasedAt: null, spamAt: new Date(), spamReason: "staff" as const },
  ]) {
    await db().update(bookings).set(values);
    await enqueueEndingMails();
  }
  expect(await queued()).toEqual([]);
});
