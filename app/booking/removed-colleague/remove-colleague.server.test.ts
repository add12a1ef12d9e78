import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, inject, test } from "vitest";
import { expectResult } from "#tests/support/expect-result";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, sessionOf } from "#tests/support/records/staff";
import { NotAllowedError, type Session, type Staff } from "~/access/session";
import { workAsStaff } from "~/booking/change/change-booking.server";
import { updateProgress } from "~/booking/change/record-change.server";
import { findRequestedDate } from "~/booking/conversation/messages.server";
import { findHistory } from "~/booking/record/events.server";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";
import { findVisit, findVisits } from "~/booking/visit/find-visit.server";
import { requestDate } from "~/booking/visit/request-date.server";
import { scheduleVisit } from "~/booking/visit/visits.server";
import { changeStage } from "~/booking/workflow/change-stage.server";
import { db, rows } from "~/db/client.server";
import { bookings, mails, users, visits } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { findWork } from "./find-work.server";
import { removeColleague, removeWithoutSuccessor, type Successor } from "./remove-colleague.server";

const inDays = (days: number) => new Date(Date.now() + days * dayMs);

let admin: Staff;
let session: Session;
let tom: Staff;
let maya: Staff;
beforeEach(async () => {
  admin = await insertStaff({ email: "boss@example.com", isAdmin: true });
  session = await sessionOf(admin);
  tom = await insertStaff({ fullName: "Tom Okafor", email: "tom@example.com" });
  maya = await insertStaff({ fullName: "Maya Chen", email: "maya@example.com" });
});

async function visit(bookingId: string, staff: Staff, days = 3) {
  const planned = { startsAt: inDays(days), minutes: 90, staffId: staff.id };
  const form = { formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER };
  await scheduleVisit(bookingId, { visit: planned, mailText: null, form }, session);
}

const remove = (successor: Successor) => removeColleague(tom.id, successor, session);
const isActive = async (staff: Staff) =>
  (await db().$count(users, eq(users.id, staff.id))) === 1 &&
  (await db().select().from(users).where(eq(users.id, staff.id)))[0]?.deactivatedAt === null;

/** Inserts requests with a visit, without one, and closed or past ones. */
async function insertWork() {
  const own = { ownerId: tom.id };
  const [visited = "", open = "", done = "", past = ""] = await insertBookings([
    own,
    own,
    { ...own, stage: "done" },
    { stage: "scheduled" },
    { ...own, spamAt: new Date(), spamReason: "staff" },
    { ownerId: maya.id },
  ]);
  await visit(visited, tom);
  await visit(past, tom, 5);
  await db()
    .update(visits)
    .set({ startsAt: inDays(-1) })
    .where(eq(visits.bookingId, past));
  await db().update(mails).set({ state: "sent" });
  return { visited, open, done, past };
}

const waiting = async () =>
  (await db().select().from(mails).where(eq(mails.state, "waiting")))
    .map(({ kind, toAddress }) => `${kind} ${toAddress}`)
    .sort();

const ownersOf = async (ids: string[]) => {
  const found = await db().select({ id: bookings.id, ownerId: bookings.ownerId }).from(bookings);
  return ids.map((id) => found.find((booking) => booking.id === id)?.ownerId);
};

test("hands upcoming visits and open requests to the colleague, and notifies everyone involved", async () => {
  const { visited, open, done, past } = await insertWork();
  expect(await findWork(tom.id)).toMatchObject({
    visits: [{ bookingId: visited, minutes: 90 }],
    visitCount: 1,
    bookingCount: 2,
  });
  await remove({ to: maya.id, shown: { visitCount: 1, bookingCount: 2 } });
  expect(await isActive(tom)).toBe(false);
  expect(await ownersOf([visited, open, done])).toEqual([maya.id, maya.id, tom.id]);
  const stored = await db().select().from(visits);
  const staffOf = (bookingId: string) => stored.find((each) => each.bookingId === bookingId)?.staffId;
  expect([staffOf(visited), staffOf(past)]).toEqual([maya.id, tom.id]);
  expect(await waiting()).toEqual([
    "booking-visit-moved ada@example.com",
    "staff-visit-reassigned tom@example.com",
    "staff-visit-scheduled maya@example.com",
  ]);
  expect((await findHistory(visited)).slice(0, 2)).toMatchObject([
    { kind: "visit-changed", actor: "boss@example.com" },
    { kind: "owner-changed", actor: "boss@example.com", detail: { name: "Maya Chen" } },
  ]);
  expect(await findWork(maya.id)).toMatchObject({ visitCount: 1, bookingCount: 3 });
});

test.each([
  ["nobody is chosen", () => remove({ to: null })],
  ["nobody is asked", () => removeWithoutSuccessor(tom.id, session)],
])("where %s, the work has no owner, and customers are told nothing", async (_, removeTom) => {
  const { visited, open } = await insertWork();
  expect(await removeTom()).toEqual({ result: "done" });
  expect(await ownersOf([visited, open])).toEqual([null, null]);
  const stored = await db().select().from(visits).where(eq(visits.bookingId, visited));
  expect(stored).toMatchObject([{ staffId: null }]);
  expect(await waiting()).toEqual(["staff-visit-reassigned tom@example.com"]);
});

test("unassigns a request that was closed or spam at the removal when it is reopened", async () => {
  const own = { ownerId: tom.id };
  const [closed = "", spam = "", old = ""] = await insertBookings([{ ...own, stage: "declined" }, own, own]);
  await markSpam([spam, old], session);
  await db().update(bookings).set({ stage: "done" }).where(eq(bookings.id, old));
  await remove({ to: maya.id });

  await unmarkSpam([spam, old], session);
  expect(await ownersOf([spam, old, closed])).toEqual([null, tom.id, tom.id]);
  expect((await findHistory(spam)).slice(0, 2)).toMatchObject([
    { kind: "owner-changed", actor: "boss@example.com", detail: {} },
    { kind: "unmarked-spam" },
  ]);

  const form = { formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER };
  await changeStage(closed, { to: "in-review", mailText: null, form }, session);
  expect(await ownersOf([closed])).toEqual([admin.id]);
  const changes = (await findHistory(closed)).filter(({ kind }) => kind === "owner-changed");
  expect(changes.map(({ detail }) => detail)).toEqual([{ name: admin.fullName }, {}]);
});

test("keeps a date request open when the visit goes to another person", async () => {
  const { visited } = await insertWork();
  const proposedAt = inDays(9);
  await requestDate(visited, { formId: randomUUID(), proposedAt, text: "" });
  await remove({ to: maya.id });
  expect(await findRequestedDate(visited, await findVisit(visited))).toEqual(proposedAt);
});

test("changes nothing if the work differs from the shown work, or the successor is invalid", async () => {
  await insertWork();
  const shown = { visitCount: 1, bookingCount: 1 };
  await expectResult(remove({ to: maya.id, shown }), "work-changed");
  const removed = await insertStaff({ deactivatedAt: new Date() });
  for (const to of [removed.id, tom.id, randomUUID()])
    await expectResult(remove({ to }), "unknown-colleague");
  await db().update(users).set({ isAdmin: false }).where(eq(users.id, admin.id));
  await expect(remove({ to: maya.id })).rejects.toThrow(NotAllowedError);
  expect(await isActive(tom)).toBe(true);
  expect(await findWork(tom.id)).toMatchObject({ visitCount: 1, bookingCount: 2 });
  expect(await waiting()).toEqual([]);
});

test("asks about overlapping visits of the successor before it sends mails", async () => {
  await insertWork();
  const [other = ""] = await insertBookings([{ fullName: "Grace Hopper" }]);
  await visit(other, maya);
  await db().update(mails).set({ state: "sent" });
  const { overlaps } = await expectResult(remove({ to: maya.id }), "busy");
  expect(overlaps).toMatchObject([{ fullName: "Grace Hopper", staffName: "Maya Chen" }]);
  expect([await isActive(tom), await waiting()]).toEqual([true, []]);
  await remove({ to: maya.id, accepted: overlaps.map(({ id }) => id) });
  expect(await findWork(maya.id)).toMatchObject({ visitCount: 2 });
});

test("concurrent removals of each other's successor leave no work with a removed account", async () => {
  const { open } = await insertWork();
  const second = await sessionOf(await insertStaff({ isAdmin: true }));
  await Promise.allSettled([remove({ to: maya.id }), removeColleague(maya.id, { to: tom.id }, second)]);
  const [owner] = await ownersOf([open]);
  const [holder] = await db()
    .select()
    .from(users)
    .where(eq(users.id, owner ?? ""));
  expect(holder?.deactivatedAt).toBeNull();
});

test.runIf(inject("engine") === "postgres")(
  "a closed request that is reopened during the removal does not stay with the removed account",
  async () => {
    const [closed = ""] = await insertBookings([{ ownerId: tom.id, stage: "declined" }]);
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let isRemoved = false;
    let removal: Promise<unknown> | undefined;
    const form = { formId: randomUUID() };
    await workAsStaff({ bookingId: closed, session: await sessionOf(maya), form }, {}, async (change) => {
      await updateProgress(change, { stage: "in-review", waitingFor: "us" });
      removal = remove({ to: null }).finally(() => (isRemoved = true));
      await expect
        .poll(async () => isRemoved || (await rows(db(), isWaiting)).length > 0, { timeout: 10_000 })
        .toBe(true);
      return { result: "done" };
    });
    await removal;
    expect([await isActive(tom), await ownersOf([closed])]).toEqual([false, [null]]);
  },
);

test("hands over only the removed account's visits of a booking", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  for (const [staff, days] of [
    [tom, 3],
    [maya, 4],
    [tom, 5],
  ] as const) {
    const planned = { startsAt: inDays(days), minutes: 90, staffId: staff.id };
    const form = { formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER };
    await scheduleVisit(
      bookingId,
      { choice: { kind: "new" }, visit: planned, mailText: null, form },
      session,
    );
  }
  expect(await remove({ to: admin.id })).toEqual({ result: "done" });
  expect((await findVisits(bookingId)).map(({ staffId }) => staffId)).toEqual([admin.id, maya.id, admin.id]);
});
