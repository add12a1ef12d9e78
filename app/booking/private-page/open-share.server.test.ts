// @one-engine

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { shareResults } from "#tests/support/records/results";
import { insertSession } from "#tests/support/records/staff";
import { maxShares } from "~/booking/delivery/share";
import {
  createShare,
  revokeShareAsStaff,
  revokeShareAsVisitor,
  findShares,
} from "~/booking/delivery/shares.server";
import { openShare, renewLink } from "~/booking/private-page/private-link.server";
import { findHistory } from "~/booking/record/events.server";
import { clientLimits } from "~/client-limits/client-limits";
import { db } from "~/db/client.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { bookings, deliveryShares } from "~/db/schema.server";

const address = "192.0.2.7";
let bookingId: string;

beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{ stage: "done" }]);
});

const share = () => shareResults(bookingId);
const open = async (token: string) => (await openShare(token, address))?.booking.id;

test("a link opens its booking's results, and the database stores only its hash", async () => {
  const token = await share();
  expect(await open(token)).toBe(bookingId);
  expect(JSON.stringify(await db().select().from(deliveryShares))).not.toContain(token);
});

test("a form that is sent twice makes one link", async () => {
  const link = { formId: randomUUID(), label: "Sam", days: 7 };
  await createShare(bookingId, link);
  await createShare(bookingId, link);
  expect(await findShares(bookingId)).toHaveLength(1);
});

test("a link ends when it expires, or when the customer or staff end it", async () => {
  const [expired, ended, endedByStaff] = [await share(), await share(), await share()];
  const [first, second, third] = await findShares(bookingId);
  await db()
    .update(deliveryShares)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(deliveryShares.id, first?.id ?? ""));
  await revokeShareAsVisitor(bookingId, { formId: randomUUID(), shareId: second?.id ?? "" });
  const session = await insertSession({});
  await revokeShareAsStaff(bookingId, { formId: randomUUID(), shareId: third?.id ?? "" }, session);
  for (const token of [expired, ended, endedByStaff]) expect(await open(token)).toBeUndefined();
  expect(await findShares(bookingId)).toEqual([]);
  const events = await findHistory(bookingId);
  expect(events.slice(0, 2).map(({ kind, actor }) => [kind, actor])).toEqual([
    ["results-share-ended", session.staff.email],
    ["results-share-ended", null],
  ]);
});

test("a link ends together with the customer's page", async () => {
  const token = await share();
  const daysAgo = (days: number) =>
    db()
      .update(bookings)
      .set({ stageChangedAt: sql`now() - make_interval(days => ${days})` });
  await daysAgo(89);
  expect(await open(token)).toBe(bookingId);
  await daysAgo(91);
  expect(await open(token)).toBeUndefined();
});

test("a link of another booking cannot be ended", async () => {
  const token = await share();
  const [other = ""] = await insertBookings([{ stage: "done" }]);
  const [link] = await findShares(bookingId);
  const end = (of: string, shareId = link?.id ?? "") =>
    revokeShareAsVisitor(of, { formId: randomUUID(), shareId });
  expect(await end(other)).toEqual({ result: "unknown-share" });
  expect(await end(bookingId, randomUUID())).toEqual({ result: "unknown-share" });
  expect(await open(token)).toBe(bookingId);
  for (const _time of ["ended", "ended before"]) expect(await end(bookingId)).toEqual({ result: "done" });
});

test("a renewed private link ends shared links, and an erased request has none", async () => {
  const session = await insertSession({});
  const before = await share();
  await renewLink(bookingId, { formId: randomUUID(), mails: false }, session);
  expect(await open(before)).toBeUndefined();
  const after = await share();
  await db().update(bookings).set({ erasedAt: new Date() });
  expect(await open(after)).toBeUndefined();
});

test("a booking has a limited number of links", async () => {
  for (let count = 0; count < maxShares; count++) await share();
  const more = { formId: randomUUID(), label: "Sam", days: 7 };
  expect(await createShare(bookingId, more)).toEqual({ result: "full" });
});

test("limits invalid links by address, but not a working one", async () => {
  const token = await share();
  for (let count = 0; count < clientLimits.wrongPageLinks.attempts; count++) await open(`wrong-${count}`);
  await expect(open("wrong")).rejects.toThrow(TooManyAttemptsError);
  expect(await open(token)).toBe(bookingId);
});
