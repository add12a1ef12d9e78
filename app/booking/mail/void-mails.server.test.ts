import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findLastDecisionId } from "~/booking/change/change-booking.server";
import type { Choices } from "~/booking/stage/effects";
import type { ChosenStage } from "~/booking/stage/stages";
import { enqueueReminders } from "~/booking/visit/enqueue-reminders.server";
import { cancelVisit, scheduleVisit } from "~/booking/visit/visits.server";
import { cancelAsVisitor, changeStage } from "~/booking/workflow/change-stage.server";
import { db } from "~/db/client.server";
import { bookings, mails, quotes, visits } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { claimMails } from "~/mail/claim-mails.server";
import { recordOutcomes } from "~/mail/record-outcomes.server";
import { findVoidReason } from "./void-mails.server";

let session: Session;
let bookingId: string;
beforeEach(async () => {
  session = await insertSession();
  [bookingId = ""] = await insertBookings([{ email: "ada@example.com" }]);
});

const form = async () => ({ formId: randomUUID(), seen: await findLastDecisionId(bookingId) });

async function schedule(days: number) {
  const visit = { startsAt: new Date(Date.now() + days * dayMs), minutes: 60, staffId: session.staff.id };
  return scheduleVisit(bookingId, { visit, mailText: "A text", form: await form() }, session);
}

async function moveTo(to: ChosenStage, mailText: string | null = "A text", visit?: Choices["visit"]) {
  return changeStage(bookingId, { to, visit, mailText, form: await form() }, session);
}

/** Schedules a visit that is due for a reminder, and queues the reminder. */
async function remind() {
  await schedule(1);
  await markSent();
  await db()
    .update(visits)
    .set({ updatedAt: new Date(Date.now() - 3 * dayMs) });
  await enqueueReminders(new Date(Date.now() + dayMs - 60_000));
}

async function markSent() {
  await db().update(mails).set({ state: "sent" });
}

/** Returns the customer's mails in order, with the reasons of canceled ones. */
async function outbox() {
  const found = await db()
    .select({ kind: mails.kind, state: mails.state, response: mails.response })
    .from(mails)
    .where(eq(mails.toAddress, "ada@example.com"))
    .orderBy(asc(mails.createdAt));
  return found.map(({ kind, state, response }) =>
    [kind.replace("booking-", ""), state === "canceled" ? response : state].join(": "),
  );
}

test("cancels the reminder of a moved visit", async () => {
  await remind();
  await schedule(5);
  expect(await outbox()).toEqual([
    "visit-scheduled: sent",
    "visit-reminder: Not sent: the visit was moved or changed.",
    "visit-moved: waiting",
  ]);
});

test("cancels the reminder of a visit that was canceled with its request, and sends the calendar file that removes it", async () => {
  await remind();
  await moveTo("canceled");
  expect(await outbox()).toEqual([
    "visit-scheduled: sent",
    "visit-reminder: Not sent: the visit was canceled.",
    "canceled: waiting",
  ]);
  const [last] = await db().select().from(mails).where(eq(mails.kind, "booking-canceled"));
  expect(last).toMatchObject({ calendarMethod: "CANCEL", expiresAt: null });
});

test("cancels a delayed mail about the new time of a visit that was then canceled", async () => {
  await schedule(3);
  await markSent();
  await schedule(8);
  const [claimed] = await claimMails(1, randomUUID());
  if (!claimed) throw new Error("No mail was claimed.");
  await cancelVisit(bookingId, { mailText: "Sorry", form: await form() }, session);
  // The mail server asks for a later attempt.
  await recordOutcomes([{ mail: claimed, outcome: { state: "waiting", response: "451 later", delay: 0 } }]);
  expect(await outbox()).toEqual([
    "visit-scheduled: sent",
    "visit-moved: Not sent: the visit was canceled.",
    "visit-canceled: waiting",
  ]);
});

test("cancels waiting mails when the visitor cancels", async () => {
  await schedule(3);
  await cancelAsVisitor(bookingId, { formId: randomUUID(), text: "We moved" });
  expect(await outbox()).toEqual(["visit-scheduled: Not sent: the visit was canceled.", "canceled: waiting"]);
});

test("cancels a mail about an earlier stage, but still removes the visit from the calendar", async () => {
  await schedule(3);
  await markSent();
  await moveTo("canceled");
  await moveTo("in-review", null);
  expect(await outbox()).toEqual([
    "visit-scheduled: sent",
    "canceled: Not sent: the request’s stage was no longer “Canceled.”",
    "visit-canceled: waiting",
  ]);
  const [last] = await db().select().from(mails).where(eq(mails.kind, "booking-visit-canceled"));
  expect(last?.content.paragraphs).toEqual(["Your visit is canceled. Your request page shows what’s next."]);
  expect(last?.calendar).toContain("METHOD:CANCEL");
});

test("sends no reminder for a job that is done before its visit, but still confirms a kept visit", async () => {
  await remind();
  expect(await moveTo("done")).toMatchObject({ result: "undecided", undecided: ["visit"] });
  await moveTo("done", null, "keep");
  expect(await outbox()).toEqual([
    "visit-scheduled: sent",
    "visit-reminder: Not sent: the request’s stage was no longer “Scheduled.”",
  ]);
});

test("cancels a mail about a visit that has begun", async () => {
  await remind();
  const [reminder] = await db().select().from(mails).where(eq(mails.kind, "booking-visit-reminder"));
  const [visit] = await db().select().from(visits);
  expect(reminder?.expiresAt).toEqual(visit?.startsAt);
  expect(reminder && (await findVoidReason(db(), reminder))).toBeNull();
  await db()
    .update(visits)
    .set({ startsAt: sql`now() - interval '1 second'` });
  expect(reminder && (await findVoidReason(db(), reminder))).toBe("Not sent: the visit had begun.");
});

test("sends a mail about a quote only while the quote is open", async () => {
  const insert = async (number: number, values: Partial<typeof quotes.$inferInsert>) => {
    const id = randomUUID();
    const validUntil = new Date(Date.now() + dayMs);
    const row = { id, bookingId, number, lines: [], totalCents: 100, note: "", author: "grace@example.com" };
    await db()
      .insert(quotes)
      .values({ ...row, validUntil, ...values });
    return findVoidReason(db(), { bookingId, condition: { quote: id } });
  };
  expect(await insert(5, { state: "sent" })).toBeNull();
  expect(await insert(6, { state: "accepted" })).toBe("Not sent: the customer had answered the quote.");
  expect(await insert(7, { state: "withdrawn" })).toBe("Not sent: the quote was withdrawn.");
  expect(await insert(1, { state: "withdrawn" })).toBe("Not sent: the quote was replaced by another one.");
  await db().update(quotes).set({ state: "withdrawn" });
  const expired = { state: "sent", validUntil: new Date(Date.now() - 1_000) } as const;
  expect(await insert(8, expired)).toBe("Not sent: the quote had expired.");
});

test("a mail to the owner is of no use once the request has another owner", async () => {
  const condition = { owner: session.staff.id };
  const setOwner = (ownerId: string | null) => db().update(bookings).set({ ownerId });
  await setOwner(session.staff.id);
  expect(await findVoidReason(db(), { bookingId, condition })).toBeNull();
  await setOwner(null);
  expect(await findVoidReason(db(), { bookingId, condition })).toBe(
    "Not sent: the request had another owner by then.",
  );
});
