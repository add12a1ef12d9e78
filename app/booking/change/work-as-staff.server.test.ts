import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertKey } from "#tests/support/records/keys";
import { insertSession, insertStaff } from "#tests/support/records/staff";
import { type Session, SessionEndedError } from "~/access/session";
import { findHistory, recordBookingEvent } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { type BookingEventKind, bookings, sessions } from "~/db/schema.server";
import { findKey } from "~/staff/api-keys/find-key.server";
import { findLastDecisionId, type SubmittedForm, workAsStaff } from "./change-booking.server";
import { recordInHistory, type StaffChange } from "./record-change.server";

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession({ fullName: "Grace Example" });
  [id = ""] = await insertBookings([{}]);
});

/** Records work that is itself a decision. */
async function decide(change: StaffChange) {
  await recordInHistory(change, "stage-changed", { to: "declined" });
  return { result: "done" } as const;
}

const newForm = (known: Omit<SubmittedForm, "formId"> = {}) => ({ formId: randomUUID(), ...known });
const work = (form: SubmittedForm, as = session) =>
  workAsStaff({ bookingId: id, session: as, form }, "A", decide);
const record = (kind: BookingEventKind, number = 1) =>
  recordBookingEvent(db(), { bookingId: id, kind, actor: null, detail: { number: `${number}` } });
const kindsOf = async () => (await findHistory(id)).map(({ kind }) => kind);
const ownerOf = async () => (await findBooking(id))?.ownerId;
const setOwner = (ownerId: string) => db().update(bookings).set({ ownerId }).where(eq(bookings.id, id));

async function programOf(): Promise<Session> {
  const found = await findKey(await insertKey({ scopes: ["bookings:write"] }), "203.0.113.7");
  if (found?.result !== "found") throw new Error("The key is not found.");
  return found.session;
}

test("rejects a form that was opened before a decision, and returns the decision", async () => {
  const form = newForm({ seen: await findLastDecisionId(id) });
  expect(await work(newForm({ seen: 0 }), await insertSession())).toMatchObject({ result: "done" });
  const before = await kindsOf();
  expect(await work(form)).toMatchObject({
    result: "changed",
    changes: [{ kind: "stage-changed", detail: { to: "declined" } }],
    seen: await findLastDecisionId(id),
  });
  expect(await kindsOf()).toEqual(before);
});

test("returns the last five of many decisions in order, and runs a form that knows them", async () => {
  for (let number = 1; number <= 6; number++) await record("quote-sent", number);
  const outcome = await work(newForm({ seen: 0 }));
  if (outcome?.result !== "changed") throw new Error("There is no conflict.");
  expect(outcome.changes.map(({ detail }) => detail.number)).toEqual(["2", "3", "4", "5", "6"]);
  expect(await work(newForm({ seen: outcome.seen }))).toMatchObject({ result: "done" });
});

test("tells the second of two concurrent decisions about the first", async () => {
  const sent = [work(newForm({ seen: 0 })), work(newForm({ seen: 0 }), await insertSession())];
  const results = (await Promise.all(sent)).map((outcome) => outcome?.result);
  expect(results.sort()).toEqual(["changed", "done"]);
});

test("accepts a form that is sent twice, although it is itself a decision", async () => {
  const form = newForm({ seen: 0 });
  expect(await work(form)).toEqual({ result: "done", becomesOwner: true });
  expect(await work(form)).toEqual({ result: "done" });
  expect(await kindsOf()).toEqual(["owner-changed", "stage-changed"]);
});

test("a form without a known decision is never outdated", async () => {
  await record("visit-canceled");
  expect(await work(newForm())).toMatchObject({ result: "done" });
});

test("a customer's reply after the form was opened leaves the form valid, and stays unread", async () => {
  await record("message-received");
  const [reply] = await findHistory(id);
  const isUnread = async (read: number | undefined) => {
    let hasUnreadReply: boolean | undefined;
    const form = newForm({ seen: 0, read });
    await workAsStaff({ bookingId: id, session, form }, read, (change) => {
      ({ hasUnreadReply } = change);
      return Promise.resolve({ result: "done" });
    });
    return hasUnreadReply;
  };
  expect([await isUnread(0), await isUnread(reply?.id), await isUnread(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("working on an unassigned booking makes the staff member its owner", async () => {
  expect(await work(newForm())).toEqual({ result: "done", becomesOwner: true });
  expect(await ownerOf()).toBe(session.staff.id);
  expect((await findHistory(id))[0]).toMatchObject({
    kind: "owner-changed",
    actor: session.staff.email,
    detail: { name: "Grace Example" },
  });
});

test("working on a colleague's booking changes no owner, unless the colleague's account is removed", async () => {
  const colleague = await insertStaff();
  await setOwner(colleague.id);
  expect(await work(newForm())).toEqual({ result: "done" });
  expect(await ownerOf()).toBe(colleague.id);
  const removed = await insertStaff({ deactivatedAt: new Date() });
  await setOwner(removed.id);
  expect(await work(newForm())).toEqual({ result: "done", becomesOwner: true });
  expect(await ownerOf()).toBe(session.staff.id);
});

test("a program never becomes the owner", async () => {
  expect(await work(newForm(), await programOf())).toEqual({ result: "done" });
  expect([await ownerOf(), await kindsOf()]).toEqual([null, ["stage-changed"]]);
});

test("rejected work leaves the booking unassigned", async () => {
  const refuse = () => Promise.resolve({ result: "not-allowed" });
  const form = newForm();
  expect(await workAsStaff({ bookingId: id, session, form }, "A", refuse)).toEqual({ result: "not-allowed" });
  expect(await ownerOf()).toBeNull();
});

test("an ended session or an error rolls back the work", async () => {
  const fail = async (change: StaffChange) => {
    await decide(change);
    throw new Error("too late");
  };
  const form = newForm();
  await expect(workAsStaff({ bookingId: id, session, form }, "A", fail)).rejects.toThrow("too late");
  await db().delete(sessions);
  await expect(work(form)).rejects.toThrow(SessionEndedError);
  expect([await ownerOf(), await kindsOf()]).toEqual([null, []]);
});

test("does nothing without a booking", async () => {
  for (const none of [randomUUID(), "1", undefined])
    expect(await workAsStaff({ bookingId: none, session, form: newForm() }, "A", decide)).toBeNull();
});
