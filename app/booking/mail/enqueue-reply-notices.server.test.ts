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

/** Queues the mails about a reply and returns the addresses they go to. */
async function tell(bookingId: string, text = excerpt) {
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

test("an answer goes to the booking's owner and to those who want all", async () => {
  const [bookingId = ""] = await insertBookings([{ ownerId: owner }]);
  expect(await tell(bookingId)).toEqual(["all@example.com", "owner@example.com"]);
});

test("without an owner, an answer goes to the company and to those who want all", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  expect(await tell(bookingId)).toEqual(["all@example.com", company().email].sort());
});

test("an answer to a removed owner goes to the company and to those who want all", async () => {
  const [bookingId = ""] = await insertBookings([{ ownerId: owner }]);
  await db().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, owner));
  expect(await tell(bookingId)).toEqual(["all@example.com", company().email].sort());
});

test("an owner who wants none gets none", async () => {
  const { id } = await insertStaff({ email: "quiet@example.com", mailsReplies: "none" });
  const [bookingId = ""] = await insertBookings([{ ownerId: id }]);
  expect(await tell(bookingId)).toEqual(["all@example.com"]);
});

test("an answer that no member of staff wants goes to the company", async () => {
  await db().update(users).set({ mailsReplies: "none" });
  const [bookingId = ""] = await insertBookings([{ ownerId: owner }]);
  expect(await tell(bookingId)).toEqual([company().email]);
});

test("what the visitor wrote is quoted in the body only, up to 500 characters", async () => {
  const [bookingId = ""] = await insertBookings([{ ownerId: owner, reference: "K7MD3R9F" }]);
  await tell(bookingId);
  const [mail] = await queued();
  expect(mail).toMatchObject({ subject: "New message: K7MD-3R9F", content: { quote: excerpt } });
  const { quote, ...content } = mail?.content ?? {};
  expect(JSON.stringify({ ...mail, content })).not.toContain("evil.example");
  await db().delete(mails);
  await tell(bookingId, "🏛".repeat(501));
  expect((await queued())[0]?.content.quote).toBe(`${"🏛".repeat(500)}…`);
  expect(quote).toBe(excerpt);
});
