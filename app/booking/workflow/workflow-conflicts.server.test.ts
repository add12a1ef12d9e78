import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mailsBesideStaffVisits } from "#tests/support/mail/outbox";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, insertStaff } from "#tests/support/records/staff";
import { findLastDecisionId } from "~/booking/change/change-booking.server";
import { findMessages, receiveMessage, sendMessage } from "~/booking/conversation/messages.server";
import { findQuotes, sendQuote, withdrawQuote } from "~/booking/quote/quotes.server";
import { findHistory, findLastEventId } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { findVisit } from "~/booking/visit/find-visit.server";
import { cancelVisit, scheduleVisit } from "~/booking/visit/visits.server";
import { decideQuote } from "~/booking/workflow/decide-quote.server";
import { db } from "~/db/client.server";
import { bookingMessages, quotes, visits } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { cancelAsVisitor, changeStage } from "./change-stage.server";

const uuid = () => crypto.randomUUID();

/** Returns a form that was opened before any event of the booking. */
const firstForm = () => ({ formId: uuid(), seen: 0 });

/** Returns a form that knows the last decision. */
async function latestForm(bookingId: string) {
  return { formId: uuid(), seen: await findLastDecisionId(bookingId) };
}

function newQuote() {
  const lines = [{ label: "Scan", quantity: 1, unitCents: 125_000 }];
  return { lines, totalCents: 125_000, validUntil: new Date(Date.now() + 30 * dayMs), note: "" };
}

async function setUp() {
  const session = await insertSession({ fullName: "Grace Example" });
  const [bookingId = ""] = await insertBookings([{}]);
  return { session, bookingId };
}

const mailsOf = mailsBesideStaffVisits;

test("queues no mail without a text", async () => {
  const { session, bookingId } = await setUp();
  await changeStage(bookingId, { to: "declined", mailText: null, form: firstForm() }, session);
  expect(await mailsOf(bookingId)).toEqual([]);
});

test("staff work marks a pending booking as viewed", async () => {
  const { session, bookingId } = await setUp();
  await sendMessage(bookingId, { formId: uuid(), text: "Which floor?" }, session);
  expect(await findBooking(bookingId)).toMatchObject({
    status: 1,
    viewedBy: session.staff.id,
    stage: "in-review",
  });
  const kinds = (await findHistory(bookingId)).map(({ kind }) => kind);
  expect(kinds).toEqual(["owner-changed", "stage-changed", "viewed", "message-sent"]);
});

test("a customer's message that arrives while a form is open stays unanswered after the form is sent", async () => {
  const { session, bookingId } = await setUp();
  const write = () => receiveMessage(bookingId, { formId: uuid(), text: "It is ten times larger." });
  const send = async (read: number) => {
    const form = { ...(await latestForm(bookingId)), read };
    await sendQuote(bookingId, { quote: newQuote(), mailText: null, form }, session);
    const { waitingFor, repliedAt } = (await findBooking(bookingId)) ?? {};
    return { waitingFor, isUnread: repliedAt !== null };
  };
  await write();
  const opened = await findLastEventId(bookingId);
  await write();
  expect(await send(opened)).toEqual({ waitingFor: "us", isUnread: true });
  expect(await send(await findLastEventId(bookingId))).toEqual({ waitingFor: "them", isUnread: false });
});

test("a quote that staff withdrew, replaced or let expire cannot be accepted", async () => {
  const { session, bookingId } = await setUp();
  await sendQuote(bookingId, { quote: newQuote(), mailText: null, form: firstForm() }, session);
  const [quote] = await findQuotes(bookingId);
  const accept = (quoteId = "") =>
    decideQuote(bookingId, { quoteId, decision: "accepted", formId: uuid(), text: "" });

  await withdrawQuote(bookingId, { mailText: null, form: await latestForm(bookingId) }, session);
  const before = await findBooking(bookingId);
  expect(await accept(quote?.id)).toEqual({ result: "withdrawn", at: expect.any(Date) as Date });
  expect(await findBooking(bookingId)).toEqual(before);

  await sendQuote(
    bookingId,
    { quote: newQuote(), mailText: null, form: await latestForm(bookingId) },
    session,
  );
  await sendQuote(
    bookingId,
    { quote: newQuote(), mailText: null, form: await latestForm(bookingId) },
    session,
  );
  const [latest, replaced] = await findQuotes(bookingId);
  expect(await accept(replaced?.id)).toMatchObject({ result: "replaced" });

  const validUntil = new Date(Date.now() - 1);
  await db()
    .update(quotes)
    .set({ validUntil })
    .where(eq(quotes.id, latest?.id ?? ""));
  expect(await accept(latest?.id)).toEqual({ result: "expired", at: validUntil });
  expect(await accept(uuid())).toEqual({ result: "no-quote" });
});

test("only one of a concurrent acceptance and withdrawal succeeds", async () => {
  const { session, bookingId } = await setUp();
  await sendQuote(bookingId, { quote: newQuote(), mailText: null, form: firstForm() }, session);
  const [quote] = await findQuotes(bookingId);
  const form = await latestForm(bookingId);
  const [accepted, withdrawn] = await Promise.all([
    decideQuote(bookingId, { quoteId: quote?.id ?? "", decision: "accepted", formId: uuid(), text: "" }),
    withdrawQuote(bookingId, { mailText: null, form }, session),
  ]);
  const [after] = await findQuotes(bookingId);
  expect([accepted?.result, withdrawn?.result].filter((result) => result === "done")).toHaveLength(1);
  expect(after?.state).toBe(accepted?.result === "done" ? "accepted" : "withdrawn");
});

test("a visitor can cancel until 24 hours before the visit, which cancels the visit", async () => {
  const { session, bookingId } = await setUp();
  const visit = { startsAt: new Date(Date.now() + dayMs + 60_000), minutes: 60, staffId: session.staff.id };
  await scheduleVisit(bookingId, { visit, mailText: null, form: firstForm() }, session);
  const near = { startsAt: new Date(Date.now() + dayMs - 60_000) };
  await db().update(visits).set(near).where(eq(visits.bookingId, bookingId));
  const cancel = (text = "We moved") => cancelAsVisitor(bookingId, { formId: uuid(), text });
  expect(await cancel()).toEqual({ result: "too-late" });
  expect(await findVisit(bookingId)).not.toBeNull();

  await db().update(visits).set(visit).where(eq(visits.bookingId, bookingId));
  expect(await cancel()).toEqual({ result: "done" });
  expect(await cancel("")).toEqual({ result: "done" });
  expect(await db().select().from(visits)).toMatchObject([
    { sequence: 1, canceledAt: expect.any(Date) as Date },
  ]);
  expect((await findMessages(bookingId)).messages).toMatchObject([
    { kind: "cancellation", author: null, text: "We moved" },
  ]);
  expect(await mailsOf(bookingId)).toMatchObject([
    { kind: "booking-canceled", calendarMethod: "CANCEL" },
    { kind: "answer-cancellation", content: { quote: "We moved" } },
  ]);
});

test("a moved visit keeps its id and raises its sequence; a canceled one raises it again", async () => {
  const { session, bookingId } = await setUp();
  const schedule = async (days: number) => {
    const visit = { startsAt: new Date(Date.now() + days * dayMs), minutes: 60, staffId: session.staff.id };
    return scheduleVisit(
      bookingId,
      { visit, mailText: "See you", form: await latestForm(bookingId) },
      session,
    );
  };
  await schedule(3);
  const first = await findVisit(bookingId);
  await schedule(4);
  expect(await findVisit(bookingId)).toMatchObject({
    id: first?.id,
    sequence: 1,
    staffName: "Grace Example",
  });
  await cancelVisit(bookingId, { mailText: "Sorry", form: await latestForm(bookingId) }, session);
  expect(await db().select().from(visits)).toMatchObject([{ id: first?.id, sequence: 2 }]);
  expect((await mailsOf(bookingId)).map(({ kind }) => kind).sort()).toEqual([
    "booking-visit-canceled",
    "booking-visit-moved",
    "booking-visit-scheduled",
  ]);
});

test("a visit needs an existing staff account", async () => {
  const { session, bookingId } = await setUp();
  const removed = await insertStaff({ deactivatedAt: new Date() });
  const visit = { startsAt: new Date(Date.now() + dayMs), minutes: 60, staffId: removed.id };
  expect(await scheduleVisit(bookingId, { visit, mailText: null, form: firstForm() }, session)).toEqual({
    result: "unknown-colleague",
  });
  expect(await findBooking(bookingId)).toMatchObject({ stage: "new" });
});

test("stores a visitor's message once, and at most a hundred besides the reason of a cancellation", async () => {
  const { bookingId } = await setUp();
  const form = { formId: uuid(), text: "<b>Hello</b>" };
  await receiveMessage(bookingId, form);
  expect(await receiveMessage(bookingId, form)).toEqual({ result: "done" });
  const { messages } = await findMessages(bookingId);
  expect(messages).toMatchObject([{ author: null, text: "<b>Hello</b>" }]);

  const rows = Array.from({ length: 99 }, () => ({ id: uuid(), bookingId, text: "x" }));
  await db().insert(bookingMessages).values(rows);
  expect(await receiveMessage(bookingId, { formId: uuid(), text: "One more" })).toEqual({ result: "full" });
  await cancelAsVisitor(bookingId, { formId: uuid(), text: "We are moving" });
  const { messages: kept } = await findMessages(bookingId);
  expect(kept).toContainEqual(expect.objectContaining({ kind: "cancellation", text: "We are moving" }));
});
