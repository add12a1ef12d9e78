// @one-engine

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { makePublicTour } from "#tests/support/records/results";
import { insertSession } from "#tests/support/records/staff";
import { renewLink } from "~/booking/private-page/private-link.server";
import { findHistory } from "~/booking/record/events.server";
import { clientLimits } from "~/client-limits/client-limits";
import { db } from "~/db/client.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { bookings, publicTours } from "~/db/schema.server";
import { maxPublicTours } from "./public-tour";
import {
  createPublicTour,
  endPublicTour,
  extendPublicTour,
  findExtendableTours,
  findPublicTours,
  openPublicTour,
} from "./public-tours.server";
import { removeDeliveries } from "./remove-deliveries.server";

const address = "192.0.2.8";
let bookingId: string;

beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{ stage: "done" }]);
});

const open = async (token: string) => (await openPublicTour(token, address))?.bookingId;

test("a public link outlives the customer's page and a renewed private link, and its token is not stored", async () => {
  const token = await makePublicTour(bookingId);
  await db()
    .update(bookings)
    .set({ stageChangedAt: sql`now() - make_interval(days => 1000)` });
  await renewLink(bookingId, { formId: randomUUID(), mails: false }, await insertSession({}));
  expect(await open(token)).toBe(bookingId);
  expect(JSON.stringify(await db().select().from(publicTours))).not.toContain(token);
});

test("a public link ends when it expires or when staff end it, and the history names them", async () => {
  const [timed, endless] = [await makePublicTour(bookingId, 1), await makePublicTour(bookingId)];
  const [first, second] = await findPublicTours(bookingId);
  expect(second?.expiresAt).toBeNull();
  await db()
    .update(publicTours)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(publicTours.id, first?.id ?? ""));
  const session = await insertSession({});
  const end = () => endPublicTour(bookingId, { formId: randomUUID(), tour: second?.id ?? "" }, session);
  for (const _time of ["ends", "has ended"]) expect(await end()).toEqual({ result: "done" });
  for (const token of [timed, endless]) expect(await open(token)).toBeUndefined();
  const [event, made] = await findHistory(bookingId);
  expect([event?.kind, event?.actor, event?.detail]).toEqual([
    "public-tour-ended",
    session.staff.email,
    expect.objectContaining({ name: "12 Main Street" }),
  ]);
  expect(made?.kind).toBe("public-tour-made");
});

test("an expired link gets a new end with the same address, and a link that staff ended does not", async () => {
  const token = await makePublicTour(bookingId, 1);
  await db()
    .update(publicTours)
    .set({ expiresAt: sql`now() - interval '1 day'` });
  expect(await open(token)).toBeUndefined();
  expect(await findPublicTours(bookingId)).toEqual([]);
  const [link] = await findExtendableTours(bookingId);
  expect(link?.isOver).toBe(true);
  const session = await insertSession({});
  const tour = link?.id ?? "";
  const extend = (days?: number) =>
    extendPublicTour(bookingId, { formId: randomUUID(), tour, days }, session);
  expect(await extend(30)).toEqual({ result: "done" });
  expect(await open(token)).toBe(bookingId);
  expect(await extend()).toEqual({ result: "done" });
  expect(await findExtendableTours(bookingId)).toMatchObject([{ expiresAt: null, isOver: false }]);
  expect((await findHistory(bookingId))[0]?.kind).toBe("public-tour-extended");
  await endPublicTour(bookingId, { formId: randomUUID(), tour }, session);
  expect(await extend(30)).toEqual({ result: "link-ended" });
  expect(await open(token)).toBeUndefined();
});

test("an expired link gets no new end while the booking has its number of links", async () => {
  await makePublicTour(bookingId, 1);
  const [link] = await findPublicTours(bookingId);
  const extend = async () =>
    extendPublicTour(
      bookingId,
      { formId: randomUUID(), tour: link?.id ?? "", days: 9 },
      await insertSession({}),
    );
  for (let count = 1; count < maxPublicTours; count++) await makePublicTour(bookingId);
  expect(await extend()).toEqual({ result: "done" });
  await db()
    .update(publicTours)
    .set({ expiresAt: sql`now()` })
    .where(eq(publicTours.id, link?.id ?? ""));
  await makePublicTour(bookingId);
  expect(await extend()).toEqual({ result: "too-many-links" });
});

test("a link of another booking cannot be ended", async () => {
  const token = await makePublicTour(bookingId);
  const [other = ""] = await insertBookings([{ stage: "done" }]);
  const [link] = await findPublicTours(bookingId);
  await endPublicTour(other, { formId: randomUUID(), tour: link?.id ?? "" }, await insertSession({}));
  expect(await open(token)).toBe(bookingId);
});

test("a declined or canceled request opens no tour, and removing its results removes the link", async () => {
  const token = await makePublicTour(bookingId);
  for (const stage of ["declined", "canceled"] as const) {
    await db().update(bookings).set({ stage });
    expect(await open(token)).toBeUndefined();
  }
  await db().update(bookings).set({ stage: "done" });
  await db().transaction((transaction) => removeDeliveries(transaction, bookingId));
  expect(await open(token)).toBeUndefined();
  expect(await db().$count(publicTours)).toBe(0);
});

test("limits the public links of a booking, and creates one for a form that is sent twice", async () => {
  const session = await insertSession({});
  const form = { formId: randomUUID(), title: "A house" };
  for (const _time of ["first", "second"]) await createPublicTour(bookingId, form, session);
  expect(await findPublicTours(bookingId)).toHaveLength(1);
  for (let count = 1; count < maxPublicTours; count++) await makePublicTour(bookingId);
  expect(await createPublicTour(bookingId, { ...form, formId: randomUUID() }, session)).toEqual({
    result: "too-many-links",
  });
});

test("limits invalid links by address, but not a working one", async () => {
  const token = await makePublicTour(bookingId);
  for (let count = 0; count < clientLimits.wrongPageLinks.attempts; count++) await open(`wrong-${count}`);
  await expect(open("wrong")).rejects.toThrow(TooManyAttemptsError);
  expect(await open(token)).toBe(bookingId);
});
