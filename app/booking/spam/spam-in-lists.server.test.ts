import { beforeEach, describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff } from "#tests/support/records/staff";
import { visitsBetween, visitsOfFeed } from "~/booking/calendar/find-visits.server";
import { countViews } from "~/booking/desk/desk-counts.server";
import { readDesk } from "~/booking/desk/desk.server";
import { exportBookings } from "~/booking/list/export-bookings.server";
import { defaultFilter, type ListFilter } from "~/booking/list/filter";
import { findFullBookings } from "~/booking/list/full-bookings.server";
import { countBookings, listBookings, listPending } from "~/booking/list/list-bookings.server";
import { readListQuery } from "~/booking/list/read-list-query";
import { findBooking } from "~/booking/record/find-booking.server";
import { findDuplicates } from "~/booking/record/find-duplicates.server";
import { enqueueReminders } from "~/booking/visit/enqueue-reminders.server";
import { db } from "~/db/client.server";
import { bookings, mails, visits } from "~/db/schema.server";

const hour = 60 * 60 * 1000;
const spam = { fullName: "Spam Sender", spamAt: new Date(), spamReason: "staff" } as const;

let staffId: string;
let ids: string[];

/** Inserts a spam booking and a similar real one, each with a visit. */
beforeEach(async () => {
  const staff = await insertStaff();
  staffId = staff.id;
  ids = await insertBookings([
    { fullName: "Real Visitor", ownerId: staffId },
    { ...spam, reference: "K7MD3R4F", ownerId: staffId },
  ]);
  // The reminder of a visit at this time is due for some hours at any time of day.
  const startsAt = new Date(Date.now() + 2 * hour);
  const updatedAt = new Date(Date.now() - 72 * hour);
  await db()
    .insert(visits)
    .values(ids.map((bookingId) => ({ bookingId, startsAt, minutes: 60, staffId, updatedAt })));
});

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

const namesIn = async (filter: Partial<ListFilter>) =>
  (await listBookings({ ...defaultFilter, ...filter, page: 1 })).bookings.map(({ fullName }) => fullName);

const filters: [string, Partial<ListFilter>][] = [
  ["all", {}],
  ["a search", { q: "ada@example.com" }],
  ["a short search", { q: "a" }],
  ["a status", { status: 0 }],
  ["a stage", { stage: "new" }],
  ["an owner and a search", { owner: undefined, q: "example", stage: "new" }],
  ["who has to act", { waiting: "us", sort: "waiting", order: "asc" }],
  ["dates", { from: "2026-11-01", to: "2026-11-30" }],
  ["names", { sort: "name", order: "asc" }],
  ["preferred dates", { sort: "preferred", order: "asc" }],
];

describe("spam is left out of", () => {
  test.each(filters)("the list of %s, but is in that of spam", async (_what, filter) => {
    expect(await namesIn(filter)).toEqual(["Real Visitor"]);
    expect(await namesIn({ ...filter, spam: true })).toEqual(["Spam Sender"]);
  });

  test("a search by reference, except among spam", async () => {
    expect(await namesIn({ q: "K7MD-3R4F" })).toEqual([]);
    expect(await namesIn({ q: "K7MD-3R4F", spam: true })).toEqual(["Spam Sender"]);
  });

  test("counts, the bell and the API's lists", async () => {
    expect(await countBookings()).toEqual({ total: 1, pending: 1 });
    expect((await listPending()).map(({ fullName }) => fullName)).toEqual(["Real Visitor"]);
    for (const query of ["", "example"]) {
      const { total, batches } = await findFullBookings(query);
      const found = (await collect(batches)).flat();
      expect([total, found.map(({ booking }) => booking.fullName)]).toEqual([1, ["Real Visitor"]]);
    }
    expect((await countViews(staffId)).spam).toBe(1);
  });

  test("the desk, the calendar and its feed", async () => {
    const { mine, visits: next } = await readDesk(staffId);
    for (const list of [mine, next]) expect(list.map(({ fullName }) => fullName)).toEqual(["Real Visitor"]);
    const week = await visitsBetween(new Date(), new Date(Date.now() + 24 * hour), undefined);
    expect(week.map(({ fullName }) => fullName)).toEqual(["Real Visitor"]);
    expect((await visitsOfFeed(staffId)).map(({ fullName }) => fullName)).toEqual(["Real Visitor"]);
  });

  test("exports, except that of spam", async () => {
    const exported = async (filter: ListFilter) =>
      (await collect(exportBookings(filter))).map(({ csv }) => csv).join("");
    expect(await exported(defaultFilter)).toContain("Real Visitor");
    expect(await exported(defaultFilter)).not.toContain("Spam Sender");
    expect(await exported({ ...defaultFilter, spam: true })).not.toContain("Real Visitor");
  });

  test("possible duplicates", async () => {
    const real = await findBooking(ids[0]);
    expect(real && (await findDuplicates(real))).toEqual([]);
  });

  test("reminders", async () => {
    await db().update(bookings).set({ stage: "scheduled" });
    await enqueueReminders();
    const reminded = await db().select({ id: mails.bookingId }).from(mails);
    expect(reminded.map(({ id }) => id)).toEqual([ids[0]]);
  });
});

test("the address of the list names the view, and ignores other values", () => {
  expect(readListQuery(new URLSearchParams("spam=1")).spam).toBe(true);
  for (const query of ["", "spam=0", "spam=2", "spam="])
    expect(readListQuery(new URLSearchParams(query)).spam).toBeUndefined();
});
