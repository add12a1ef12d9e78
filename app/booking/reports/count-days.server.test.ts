import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { eraseBookings } from "~/booking/erase/erase-bookings.server";
import { findHistory } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { bookingEvents, bookings, quotes, reportChanges, reportDays, visits } from "~/db/schema.server";
import { countChangedDays } from "./count-days.server";
import { readReport } from "./read-report.server";

/** The evening of November 14 in Pacific time, when it is the 15th in UTC. */
const evening = new Date("2025-11-15T04:00:00Z");
const day = "2025-11-14";
const hoursLater = (hours: number) => new Date(evening.getTime() + hours * 60 * 60 * 1000);

let bookingId: string;

beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{ createdAt: evening, service: "Scan to BIM" }]);
  await countChangedDays();
});

const changedDays = async () => {
  const changes = await db().select({ day: reportChanges.day }).from(reportChanges);
  return [...new Set(changes.map((change) => change.day))].sort();
};
const countedDays = async () =>
  new Map((await db().select().from(reportDays)).map((row) => [row.day, row.sums]));
const ofBooking = () => eq(bookings.id, bookingId);

test("counts the requests of a day in Pacific time", async () => {
  expect(await changedDays()).toEqual([]);
  expect([...(await countedDays())]).toEqual([
    [day, { requests: [["Scan to BIM", 1]], stops: [[0, "us", 1]] }],
  ]);
});

test("counts again what has changed: stage, answer, quote, visit, spam, and its end", async () => {
  const sums = async () => {
    await countChangedDays();
    return (await countedDays()).get(day);
  };
  const event = { bookingId, actor: "ada@example.com" };
  await db()
    .insert(bookingEvents)
    .values({ ...event, kind: "quote-sent", createdAt: hoursLater(36) });
  await db().update(bookings).set({ stage: "quoted", waitingFor: "them" }).where(ofBooking());
  const [id, validUntil] = [crypto.randomUUID(), hoursLater(240)];
  const quote = { id, bookingId, number: 1, lines: [], totalCents: 5_000, validUntil, author: event.actor };
  await db()
    .insert(quotes)
    .values({ ...quote, createdAt: evening });
  expect(await sums()).toEqual({
    requests: [["Scan to BIM", 1]],
    stops: [[1, "them", 1]],
    answers: [[36, 1]],
    quotes: [[36, 1]],
    sums: [["sent", validUntil.getTime() / 1000, 1, 5_000]],
  });

  await db().insert(visits).values({ bookingId, startsAt: evening, minutes: 90 });
  await db().update(quotes).set({ state: "accepted" });
  expect(await sums()).toMatchObject({ sums: [["accepted", null, 1, 5_000]], visits: [[null, 1, 90]] });

  await db()
    .update(visits)
    .set({ startsAt: hoursLater(24) });
  await db().update(quotes).set({ state: "withdrawn" });
  expect(await changedDays()).toEqual([day, "2025-11-15"]);
  expect(await sums()).not.toHaveProperty("visits");
  expect((await countedDays()).get("2025-11-15")).toEqual({ visits: [[null, 1, 90]] });

  await db().update(bookings).set({ spamAt: evening, spamReason: "staff" }).where(ofBooking());
  expect(await sums()).toEqual({});
  await db().update(bookings).set({ spamAt: null, spamReason: null }).where(ofBooking());
  expect(await sums()).toMatchObject({ requests: [["Scan to BIM", 1]] });
  await db().delete(bookings);
  expect(await changedDays()).toEqual([day, "2025-11-15"]);
  expect(await sums()).toEqual({});
});

test("leaves out the quotes and visits of spam, on the days of each, until the mark is undone", async () => {
  const quote = { id: crypto.randomUUID(), bookingId, number: 1, lines: [], totalCents: 5_000, author: "" };
  await db()
    .insert(quotes)
    .values({ ...quote, validUntil: hoursLater(240), createdAt: hoursLater(24) });
  await db()
    .insert(visits)
    .values({ bookingId, startsAt: hoursLater(48), minutes: 90 });
  const days = async () => {
    await countChangedDays();
    const counted = await countedDays();
    return [day, "2025-11-15", "2025-11-16"].map((each) => Object.keys(counted.get(each) ?? {}).sort());
  };
  expect(await days()).toEqual([["requests", "stops"], ["sums"], ["visits"]]);
  await db().update(bookings).set({ spamAt: evening, spamReason: "staff" }).where(ofBooking());
  expect(await days()).toEqual([[], [], []]);
  await db().update(bookings).set({ spamAt: null, spamReason: null }).where(ofBooking());
  expect(await days()).toEqual([["requests", "stops"], ["sums"], ["visits"]]);
});

test("keeps the numbers of a request that is anonymized, without the people its events name", async () => {
  const actor = "maya@example.com";
  const kinds = [
    "message-sent",
    "quote-sent",
    "quote-accepted",
    "message-received",
    "visit-scheduled",
  ] as const;
  const events = kinds.map((kind, place) => ({ kind, actor, createdAt: hoursLater(24 * (place + 1)) }));
  await db()
    .insert(bookingEvents)
    .values(events.map((event) => ({ ...event, bookingId, detail: { number: "A-1" } })));
  const expired = {
    id: crypto.randomUUID(),
    bookingId,
    number: 1,
    lines: [],
    totalCents: 5_000,
    author: actor,
  };
  await db()
    .insert(quotes)
    .values({ ...expired, validUntil: hoursLater(240), createdAt: evening });
  await db().update(bookings).set({ stage: "canceled", waitingFor: "nobody" }).where(ofBooking());
  await countChangedDays();
  const before = (await countedDays()).get(day);
  expect(before).toMatchObject({ answers: [[24, 1]], quotes: [[48, 1]], stops: [[3, "canceled", 1]] });

  await eraseBookings([bookingId], { mode: "anonymize" });
  await db().insert(reportChanges).values({ day });
  await countChangedDays();
  expect((await countedDays()).get(day)).toEqual(before);
  const kept = await db().select().from(bookingEvents).orderBy(asc(bookingEvents.id));
  expect(kept.map(({ kind, actor: by, detail }) => [kind, by, detail])).toEqual([
    ["message-sent", null, {}],
    ["quote-sent", null, {}],
    ["quote-accepted", null, {}],
    ["visit-scheduled", null, {}],
    ["data-erased", null, {}],
  ]);
  expect((await findHistory(bookingId)).map(({ kind }) => kind)).toEqual(["data-erased"]);
});

test("leaves days alone whose numbers stay", async () => {
  await db().update(bookings).set({ status: 1, viewedAt: evening, fullName: "Ada Byron" }).where(ofBooking());
  await db().insert(bookingEvents).values({ bookingId, kind: "viewed", createdAt: evening });
  expect(await changedDays()).toEqual([]);
});

test("counts every day that an older release has stored", async () => {
  await db().delete(reportDays);
  await insertBookings([{ createdAt: hoursLater(48) }]);
  await db().delete(reportChanges);
  await countChangedDays();
  expect([...(await countedDays()).keys()].sort()).toEqual([day, "2025-11-15", "2025-11-16"]);
});

test("a page doesn't wait where many requests have changed, and says how old its numbers are", async () => {
  await insertBookings([{ createdAt: evening }]);
  const [change] = await db().select().from(reportChanges);
  const read = (atOnce: number) => readReport({ from: day, to: day }, atOnce);
  expect(await read(1)).toMatchObject({ requests: [{ count: 1 }], madeAt: change?.createdAt });
  const { requests, madeAt } = await read(2);
  expect(requests).toHaveLength(2);
  expect(madeAt.getTime()).toBeGreaterThan(change?.createdAt.getTime() ?? Infinity);
});
