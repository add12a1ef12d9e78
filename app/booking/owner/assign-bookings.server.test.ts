import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, insertStaff } from "#tests/support/records/staff";
import { SessionEndedError } from "~/access/session";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import { db } from "~/db/client.server";
import { bookingNotes, mails, sessions, users } from "~/db/schema.server";
import { assignBookings, takeBooking } from "./assign-bookings.server";

const ownerOf = async (id: string) => (await findBooking(id))?.ownerId;
const deactivate = (id: string) =>
  db().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, id));

test("assigns several bookings, and records the actor and the owner in each history", async () => {
  const session = await insertSession();
  const ada = await insertStaff({ fullName: "Ada Lovelace" });
  const ids = await insertBookings([{}, {}, {}]);
  const [first = "", second = "", third = ""] = ids;
  expect(await assignBookings([third, first.toUpperCase(), first], { ownerId: ada.id }, session)).toEqual({
    result: "done",
    count: 2,
    changed: 2,
    name: "Ada Lovelace",
  });
  expect(await Promise.all(ids.map(ownerOf))).toEqual([ada.id, null, ada.id]);
  for (const id of [first, third])
    expect(await findHistory(id)).toMatchObject([
      { kind: "owner-changed", actor: session.staff.email, detail: { name: "Ada Lovelace" } },
    ]);
  expect(await findHistory(second)).toEqual([]);
});

test("unassigns bookings, and records nothing for unchanged owners", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  const nobody = { result: "done", count: 1, name: null };
  expect(await assignBookings([id], { ownerId: null }, session)).toMatchObject(nobody);
  expect(await findHistory(id)).toEqual([]);
  for (let time = 1; time <= 2; time++) await assignBookings([id], { ownerId: session.staff.id }, session);
  expect(await findHistory(id)).toHaveLength(1);
  expect(await assignBookings([id], { ownerId: null }, session)).toMatchObject(nobody);
  expect(await ownerOf(id)).toBeNull();
  expect((await findHistory(id))[0]).toMatchObject({ kind: "owner-changed", detail: {} });
});

test("refuses an owner without an active account, and changes nothing", async () => {
  const session = await insertSession();
  const removed = await insertStaff();
  await deactivate(removed.id);
  const [id = ""] = await insertBookings([{}]);
  for (const owner of [removed.id, randomUUID(), "", "me"])
    expect(await assignBookings([id], { ownerId: owner }, session)).toEqual({ result: "unknown-colleague" });
  expect(await ownerOf(id)).toBeNull();
});

test("rejects an ended session, even for its own account", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  await db().delete(sessions);
  for (const owner of [null, session.staff.id])
    await expect(assignBookings([id], { ownerId: owner }, session)).rejects.toBeInstanceOf(SessionEndedError);
  await deactivate(session.staff.id);
  await expect(assignBookings([id], { ownerId: null }, session)).rejects.toBeInstanceOf(SessionEndedError);
  expect(await ownerOf(id)).toBeNull();
});

test("serializes staff who assign the same bookings to each other at once", async () => {
  const [ada, bob] = [await insertSession(), await insertSession()];
  const ids = await insertBookings(Array.from({ length: 6 }, () => ({})));
  const results = await Promise.all(
    Array.from({ length: 6 }, (_, round) =>
      round % 2 === 0
        ? assignBookings(ids, { ownerId: bob.staff.id }, ada)
        : assignBookings(ids.toReversed(), { ownerId: ada.staff.id }, bob),
    ),
  );
  expect(results.every((each) => each?.result === "done")).toBe(true);
  expect(new Set(await Promise.all(ids.map(ownerOf))).size).toBe(1);
});

test("quotes no note in a mail about several bookings", async () => {
  const maya = await insertStaff();
  await assignBookings(
    await insertBookings([{}, {}]),
    { ownerId: maya.id, note: "Call Ada's daughter." },
    await insertSession(),
  );
  const [mail] = await db().select().from(mails);
  expect(JSON.stringify(mail)).not.toContain("daughter");
  expect(await db().select({ text: bookingNotes.text }).from(bookingNotes)).toEqual([
    { text: "Call Ada's daughter." },
    { text: "Call Ada's daughter." },
  ]);
});

test("notifies a colleague of assigned bookings in one mail, if they want it", async () => {
  const session = await insertSession();
  const maya = await insertStaff({ email: "Maya@example.com" });
  const [one = "", two = "", three = ""] = await insertBookings([{}, {}, {}]);
  await assignBookings([one], { ownerId: maya.id, note: "She asked for you." }, session);
  await assignBookings([one], { ownerId: maya.id, note: "She asked for you." }, session);
  await assignBookings([one, two, three], { ownerId: maya.id }, session);
  await assignBookings([three], { ownerId: session.staff.id }, session);
  const by = session.staff.fullName;
  expect(await db().select().from(mails).orderBy(mails.createdAt)).toMatchObject([
    {
      toAddress: "maya@example.com",
      subject: `${by} handed you ${formatReference((await findBooking(one))?.reference ?? "")}`,
      content: { quote: "She asked for you.", action: { path: `/booking-details/${one}` } },
      condition: { owner: maya.id },
    },
    { toAddress: "maya@example.com", subject: `${by} handed you 2 requests` },
  ]);
  await db().update(users).set({ mailsReplies: "none" }).where(eq(users.id, maya.id));
  await assignBookings([three], { ownerId: maya.id }, session);
  expect(await db().$count(mails)).toBe(2);
});

test("the first person to take a booking owns it, and a repeat records nothing", async () => {
  const [ada, bob] = [await insertSession(), await insertSession()];
  const [id = ""] = await insertBookings([{}]);
  const sessions = [ada, ada, bob, ada];
  const results = await Promise.all(sessions.map((session) => takeBooking(id, session)));
  // PostgreSQL may run any of them first.
  const first = results[2]?.result === "done" ? bob : ada;
  const mine = { result: "done" };
  const theirs = { result: "owned", owner: first.staff.fullName };
  expect(results).toEqual(sessions.map((session) => (session === first ? mine : theirs)));
  expect(await findHistory(id)).toMatchObject([
    { kind: "owner-changed", actor: first.staff.email, detail: { name: first.staff.fullName } },
  ]);
});
