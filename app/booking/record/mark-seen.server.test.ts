import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, insertStaff } from "#tests/support/records/staff";
import { receiveMessage, sendMessage } from "~/booking/conversation/messages.server";
import { findNotes } from "~/booking/conversation/notes.server";
import { assignBookings } from "~/booking/owner/assign-bookings.server";
import { markViewed } from "~/booking/workflow/mark-viewed.server";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { findBooking } from "./find-booking.server";
import { markOpened } from "./mark-seen.server";

const write = (id: string) => receiveMessage(id, { formId: randomUUID(), text: "A week earlier?" });

async function read(id: string) {
  const booking = await findBooking(id);
  if (!booking) throw new Error("There is no such booking.");
  return booking;
}

test("a customer's message stays unread until staff open or answer the request", async () => {
  const session = await insertSession();
  const [id = "", other = ""] = await insertBookings([{}, {}]);
  await write(id);
  await write(other);
  expect((await read(id)).repliedAt).toBeInstanceOf(Date);
  await markOpened(await read(id), session.staff.id);
  expect((await read(id)).repliedAt).toBeNull();
  await sendMessage(other, { formId: randomUUID(), text: "Yes." }, session);
  expect((await read(other)).repliedAt).toBeNull();
});

test("a message that arrives after the page was loaded stays unseen", async () => {
  const staff = await insertStaff();
  const [id = ""] = await insertBookings([{ repliedAt: new Date("2026-11-22T12:00:00Z") }]);
  const before = await read(id);
  const repliedAt = new Date("2026-11-22T12:00:01Z");
  await db().update(bookings).set({ repliedAt }).where(eq(bookings.id, id));
  await markOpened(before, staff.id);
  expect((await read(id)).repliedAt).toEqual(repliedAt);
});

test("a hand-over stays unseen until the new owner opens the booking", async () => {
  const session = await insertSession();
  const maya = await insertStaff({ fullName: "Maya Lind" });
  const [id = "", own = ""] = await insertBookings([{}, {}]);
  await assignBookings([id], { ownerId: maya.id, note: "She asked for you by name." }, session);
  await assignBookings([own], { ownerId: session.staff.id, note: "For nobody" }, session);
  expect(await read(id)).toMatchObject({
    handedOverAt: expect.any(Date) as Date,
    handedOverBy: session.staff.fullName,
    handedOverNote: "She asked for you by name.",
  });
  expect((await findNotes(id)).notes).toMatchObject([
    { author: session.staff.email, text: "She asked for you by name." },
  ]);
  expect(await read(own)).toMatchObject({ handedOverAt: null, handedOverNote: null });
  expect((await findNotes(own)).notes).toEqual([]);
  await markOpened(await read(id), session.staff.id);
  expect((await read(id)).handedOverAt).not.toBeNull();
  await markOpened(await read(id), maya.id);
  expect(await read(id)).toMatchObject({ handedOverAt: null, handedOverBy: null, handedOverNote: null });
});

test("marking several bookings as viewed marks their replies as seen", async () => {
  const session = await insertSession();
  const at = new Date("2026-11-22T12:00:00Z");
  const ids = await insertBookings([
    { status: 1, repliedAt: at },
    { repliedAt: at, handedOverAt: at, ownerId: session.staff.id },
    { handedOverAt: at, ownerId: (await insertStaff()).id },
  ]);
  await markViewed(ids, session);
  const marks = await Promise.all(ids.map(read));
  expect(marks.map(({ repliedAt, handedOverAt }) => [repliedAt, handedOverAt])).toEqual([
    [null, null],
    [null, null],
    [null, at],
  ]);
});
