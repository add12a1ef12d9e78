import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { type Session, SessionEndedError } from "~/access/session";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { db, rows } from "~/db/client.server";
import { bookings, sessions } from "~/db/schema.server";
import { changeAsSoftware, changeAsStaff, changeAsVisitor, changeManyAsStaff } from "./change-booking.server";
import { updateProgress, type Change, type BulkChange, updateBookings } from "./record-change.server";

let session: Session;
let id: string;
let another: string;
beforeEach(async () => {
  session = await insertSession();
  [id = "", another = ""] = await insertBookings([{}, {}]);
});

const completionDate = new Date();
const isUndated = sql`${bookings.completionDate} is null`;
const setDate = (change: BulkChange) =>
  updateBookings(change, undefined, { completionDate }, { kind: "completion-date-set" });

/** Sets the date, and returns `set`. */
async function set(change: BulkChange) {
  await setDate(change);
  return { result: "set" };
}
async function setAndFail(change: BulkChange): Promise<never> {
  await setDate(change);
  throw new Error("too late");
}

const dateOf = async (bookingId: string) => (await findBooking(bookingId))?.completionDate;
const kindsOf = async (bookingId: string) => (await findHistory(bookingId)).map(({ kind }) => kind);

const ways = {
  changeAsStaff: (bookingId: string, change = set) => changeAsStaff({ bookingId, session }, null, change),
  changeManyAsStaff: (bookingId: string, change = set) =>
    changeManyAsStaff({ ids: [another, bookingId], session }, null, async (context) => [
      await change(context),
    ]),
  changeAsVisitor: (bookingId: string, change = set) =>
    changeAsVisitor({ bookingId, formId: randomUUID() }, null, change),
  changeAsSoftware: (bookingId: string, change = set) => changeAsSoftware(bookingId, change),
};
const namesOfWays = Object.keys(ways) as (keyof typeof ways)[];

describe.each(["staff", "visitor"] as const)("a form of the %s", (who) => {
  interface Sent {
    content?: string;
    bookingId?: string;
    change?: (context: Change) => ReturnType<typeof set>;
  }
  const send = (formId: string, { content = "A", bookingId = id, change = set }: Sent = {}) =>
    who === "staff"
      ? changeAsStaff({ bookingId, session, formId }, content, change)
      : changeAsVisitor({ bookingId, formId }, content, change);

  test("runs once, even when sent repeatedly", async () => {
    const formId = randomUUID();
    expect(await send(formId)).toEqual({ result: "set" });
    const answers = await Promise.all([send(formId), send(formId)]);
    expect(answers).toEqual([{ result: "done" }, { result: "done" }]);
    expect(await kindsOf(id)).toEqual(["completion-date-set"]);
  });

  test("runs again with other content or for another booking, and adds another row", async () => {
    const formId = randomUUID();
    const rowIds = new Set<string>();
    const change = (context: Change) => {
      rowIds.add(context.rowId);
      return set(context);
    };
    for (const other of [{}, { content: "B" }, { bookingId: another }])
      expect(await send(formId, { ...other, change })).toEqual({ result: "set" });
    expect([(await kindsOf(id)).length, (await kindsOf(another)).length, rowIds.size]).toEqual([2, 1, 3]);
  });
});

test("runs the same form once for each staff member", async () => {
  const formId = randomUUID();
  for (const each of [session, await insertSession()])
    expect(await changeAsStaff({ bookingId: id, session: each, formId }, null, set)).toEqual({
      result: "set",
    });
});

test("runs a form for one booking of a bulk change once", async () => {
  const form = { ids: [id], session, formId: randomUUID() };
  expect(await changeManyAsStaff(form, null, setDate)).toEqual({ result: "done", count: 1, changed: 1 });
  expect(await changeManyAsStaff(form, null, setDate)).toEqual({ result: "done", count: 1, changed: 0 });
  expect(await kindsOf(id)).toEqual(["completion-date-set"]);
});

test.each(["changeAsStaff", "changeManyAsStaff"] as const)(
  "%s refuses a session that has ended",
  async (way) => {
    await db().delete(sessions);
    await expect(ways[way](id)).rejects.toThrow(SessionEndedError);
    expect([await dateOf(id), await kindsOf(id)]).toEqual([null, []]);
  },
);

test.each(["changeAsStaff", "changeAsVisitor", "changeAsSoftware"] as const)(
  "%s returns null without a booking, and after its erasure",
  async (way) => {
    await db().update(bookings).set({ erasedAt: new Date() }).where(eq(bookings.id, id));
    for (const none of [randomUUID(), "1", "", "../..", id]) expect(await ways[way](none), none).toBeNull();
    expect([await dateOf(id), await kindsOf(id)]).toEqual([null, []]);
  },
);

test.each(namesOfWays)("an error in %s rolls back the change and its events", async (way) => {
  await expect(ways[way](id, setAndFail)).rejects.toThrow("too late");
  for (const each of [id, another]) expect([await dateOf(each), await kindsOf(each)]).toEqual([null, []]);
});

test("changes all existing bookings of a bulk change once, each with its event", async () => {
  const [untouched = ""] = await insertBookings([{}]);
  const ids = [another, id.toUpperCase(), id, randomUUID(), "1", "", undefined];
  expect(await changeManyAsStaff({ ids, session }, null, setDate)).toEqual({
    result: "done",
    count: 2,
    changed: 2,
  });
  for (const each of [id, another])
    expect(await findHistory(each)).toMatchObject([
      { kind: "completion-date-set", actor: session.staff.email },
    ]);
  expect(await kindsOf(untouched)).toEqual([]);
  for (const none of [[], [randomUUID(), "1"]])
    expect(await changeManyAsStaff({ ids: none, session }, null, setDate)).toBeNull();
});

test("leaves bookings that do not meet the condition unchanged, without an event", async () => {
  await db().update(bookings).set({ stage: "done" }).where(eq(bookings.id, another));
  const isNew = eq(bookings.stage, "new");
  const event = { kind: "completion-date-set" } as const;
  const changed = await changeManyAsStaff({ ids: [id, another], session }, null, (change) =>
    updateBookings(change, isNew, { completionDate }, event),
  );
  expect(changed).toEqual({ result: "done", count: 2, changed: 1 });
  expect([await dateOf(another), await kindsOf(another)]).toEqual([null, []]);
});

test("the software changes nothing if its condition no longer holds", async () => {
  expect(await changeAsSoftware(id, set, isUndated)).toEqual({ result: "set" });
  expect(await changeAsSoftware(id, set, isUndated)).toBeNull();
  expect(await findHistory(id)).toMatchObject([{ kind: "completion-date-set", actor: null }]);
});

test("the software cannot change a stage that a visitor can", async () => {
  const cancel = (change: Change) => updateProgress(change, { stage: "canceled", waitingFor: "nobody" });
  await expect(changeAsSoftware(id, cancel)).rejects.toThrow("cannot change from new to canceled");
  await changeAsVisitor({ bookingId: id, formId: randomUUID() }, null, async (change) => {
    await cancel(change);
    return { result: "done" };
  });
  expect((await findBooking(id))?.stage).toBe("canceled");
});

test("each concurrent change sees the results of the earlier ones", async () => {
  const found: unknown[] = [];
  const once = () =>
    changeAsSoftware(id, async (change) => {
      found.push(change.booking.completionDate);
      return set(change);
    });
  await Promise.all([once(), once(), once()]);
  expect(found).toEqual([null, completionDate, completionDate]);
});

test.runIf(inject("engine") === "postgres")(
  "a change that waits for another one checks its condition afterwards",
  async () => {
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let second: Promise<unknown> | undefined;
    await changeAsSoftware(id, async (change) => {
      second = changeAsSoftware(id, set, isUndated);
      await expect.poll(async () => (await rows(db(), isWaiting)).length, { timeout: 10_000 }).toBe(1);
      await setDate(change);
    });
    expect(await second).toBeNull();
    expect(await kindsOf(id)).toEqual(["completion-date-set"]);
  },
);
