import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff } from "#tests/support/records/staff";
import { findBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { mails, users } from "~/db/schema.server";
import { company } from "~/settings/company";
import { enqueueReplyNotices } from "./enqueue-reply-notices.server";

const excerpt = "Look at http://evil.example";
const queued = () => db().select().from(mails);

/** Queues the notices about a reply, and returns their recipients. */
async function notify(bookingId: string, text = excerpt) {
  const booking = await findBooking(bookingId);
  if (!booking) throw new Error("There is no such booking.");
  const answer = { subjectKind: "message", excerpt: text } as const;
  await db().transaction((transaction) => enqueueReplyNotices(transaction, booking, answer));
  return (await queued()).map(({ toAddress }) => toAddress).sort();
}

let owner: string;
beforeEach(async () => {
  await insertStaff({ email: "all@example.com", mailsReplies: "all" });
  await insertStaff({ email: "other@example.com", mailsReplies: "mine" });
  await insertStaff({ email: "removed@example.com", mailsReplies: "all", deactivatedAt: new Date() });
  ({ id: owner } = await insertStaff({ email: "owner@example.com" }));
});

test("sends a reply to the booking's owner and to staff who want all replies", async () => {
  const [bookingId = ""] = await insertBookings([{ ownerId: owner }]);
  expect(await notify(bookingId)).toEqual(["all@example.com", "owner@example.com"]);
});

test("sends a reply without an owner to the company and to staff who want all replies", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  expect(await notify(bookingId)).toEqual(["all@example.com", company().email].sort());
});

test("sends a reply to a removed owner to the company and to staff who want all replies", async () => {
  const [bookingId = ""] = await insertBookings([{ ownerId: owner }]);
  await db().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, owner));
  expect(await notify(bookingId)).toEqual(["all@example.com", company().email].sort());
});

test("sends no reply to an owner who wants none", async () => {
  const { id } = await insertStaff({ email: "quiet@example.com", mailsReplies: "none" });
  const [bookingId = ""] = await insertBookings([{ ownerId: id }]);
  expect(await notify(bookingId)).toEqual(["all@example.com"]);
});

test("sends a reply that no staff member wants to the company", async () => {
  await db().update(users).set({ mailsReplies: "none" });
  const [bookingId = ""] = await insertBookings([{ ownerId: owner }]);
  expect(await notify(bookingId)).toEqual([company().email]);
});

test("quotes up to 500 characters of the visitor's text in the body only", async () => {
  const [bookingId = ""] = await insertBookings([{ ownerId: owner, reference: "K7MD3R9F" }]);
  await notify(bookingId);
  const [mail] = await queued();
  expect(mail).toMatchObject({ subject: "New message: K7MD-3R9F", content: { quote: excerpt } });
  const { quote, ...content } = mail?.content ?? {};
  expect(JSON.stringify({ ...mail, content })).not.toContain("evil.example");
  await db().delete(mails);
  await notify(bookingId, "🏛".repeat(501));
  expect((await queued())[0]?.content.quote).toBe(`${"🏛".repeat(500)}…`);
  expect(quote).toBe(excerpt);
});
