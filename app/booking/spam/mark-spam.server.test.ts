import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findLastDecisionId } from "~/booking/change/change-booking.server";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { countBookings } from "~/booking/list/list-bookings.server";
import { mailPrivateLink } from "~/booking/private-page/mail-link.server";
import { findHistory, recordBookingEvent } from "~/booking/record/events.server";
import { changeStage } from "~/booking/workflow/change-stage.server";
import { db } from "~/db/client.server";
import { auditEntries, bookings, mails } from "~/db/schema.server";
import { enqueueMail } from "~/mail/outbox.server";
import { answeredSpam } from "~/messages/mails/staff";
import { company } from "~/settings/company";
import { markSpam, unmarkSpam } from "./mark-spam.server";
import { findAnsweredSpam } from "./spam-events.server";

let session: Session;
let id: string;

beforeEach(async () => {
  session = await insertSession();
  [id = ""] = await insertBookings([{ reference: "K7MD3R4F" }]);
});

const rowOf = async (bookingId = id) =>
  (await db().select().from(bookings).where(eq(bookings.id, bookingId)))[0];
const mailsOf = async () =>
  (await db().select().from(mails).where(eq(mails.bookingId, id)).orderBy(mails.kind)).map(
    ({ kind, state, response }) => ({ kind, state, response }),
  );

const mailsAboutReplies = () => db().select().from(mails).where(eq(mails.kind, "answer-message"));

async function queue(kind: string, state?: "sent") {
  const mail = {
    kind,
    bookingId: id,
    toAddress: "ada@example.com",
    subject: "",
    content: { paragraphs: [] },
  };
  await enqueueMail(db(), mail);
  if (state) await db().update(mails).set({ state }).where(eq(mails.kind, kind));
}

test("marking and unmarking restore a booking, each with one event and one audit entry", async () => {
  await queue("first", "sent");
  await queue("second");
  const before = await rowOf();
  for (let time = 1; time <= 2; time++)
    expect(await markSpam([id, randomUUID(), "x"], session)).toMatchObject({ result: "done", count: 1 });
  expect(await rowOf()).toMatchObject({
    spamAt: expect.any(Date) as Date,
    spamBy: session.staff.id,
    spamReason: "staff",
  });
  expect(await countBookings()).toEqual({ total: 0, pending: 0 });
  expect(await mailsOf()).toEqual([
    { kind: "first", state: "sent", response: "" },
    { kind: "second", state: "canceled", response: "The request was marked as spam." },
  ]);

  for (let time = 1; time <= 2; time++)
    expect(await unmarkSpam([id], session)).toMatchObject({ result: "done", count: 1 });
  expect(await rowOf()).toEqual(before);
  expect(await countBookings()).toEqual({ total: 1, pending: 1 });
  expect(await mailsOf()).toEqual([
    { kind: "first", state: "sent", response: "" },
    { kind: "second", state: "waiting", response: "" },
  ]);
  expect((await findHistory(id)).map(({ kind, actor }) => [kind, actor])).toEqual([
    ["unmarked-spam", session.staff.email],
    ["marked-spam", session.staff.email],
  ]);
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ action, actor, detail }) => [action, actor, detail])).toEqual([
    ["spam-marked", session.staff.email, { count: "1" }],
    ["spam-unmarked", session.staff.email, { count: "1" }],
  ]);
});

test("unmarking a booking that the form suspected sends its first mails", async () => {
  await db().update(bookings).set({ spamAt: new Date(), spamReason: "too-fast" }).where(eq(bookings.id, id));
  await unmarkSpam([id], session);
  expect((await mailsOf()).map(({ kind, state }) => [kind, state])).toEqual([
    ["booking-received", "waiting"],
    ["booking-received-staff", "waiting"],
  ]);
});

test("marking twice at the same moment records one event", async () => {
  await Promise.all([markSpam([id], session), markSpam([id], session)]);
  expect((await findHistory(id)).map(({ kind }) => kind)).toEqual(["marked-spam"]);
});

describe("about spam", () => {
  const write = () => receiveMessage(id, { formId: randomUUID(), text: "Hello?" });

  test("sends no mail to the visitor, but keeps their messages", async () => {
    await markSpam([id], session);
    await write();
    await mailPrivateLink({ reference: ["K7MD3R4F"], email: "ada@example.com" }, "203.0.113.7");
    expect((await db().select().from(mails)).map(({ toAddress }) => toAddress)).toEqual([company().email]);
    expect((await findHistory(id)).map(({ kind }) => kind)).toContain("message-received");
  });

  test("notifies staff of the first answer after each mark", async () => {
    await write();
    await db().update(mails).set({ state: "sent" });
    for (let marks = 1; marks <= 2; marks++) {
      await markSpam([id], session);
      for (let time = 1; time <= 3; time++) await write();
      const told = (await mailsAboutReplies()).filter(({ content }) =>
        content.paragraphs.includes(answeredSpam),
      );
      expect(told).toHaveLength(marks);
      expect(told[0]).toMatchObject({ toAddress: company().email, content: { quote: "Hello?" } });
      await unmarkSpam([id], session);
    }
    expect(await mailsAboutReplies()).toHaveLength(3);
  });

  test("finds an answer after the last mark by staff or the form", async () => {
    const [other = ""] = await insertBookings([{}]);
    await markSpam([other], session);
    await write();
    await markSpam([id], session);
    expect(await findAnsweredSpam([id, other])).toEqual(new Set());
    await write();
    expect(await findAnsweredSpam([id, other])).toEqual(new Set([id]));
    await unmarkSpam([id], session);
    await markSpam([id], session);
    expect(await findAnsweredSpam([id, other])).toEqual(new Set());
  });

  test.each(["file-received", "date-requested", "stage-changed"] as const)(
    "%s is an answer if it is from the visitor, but not from staff",
    async (kind) => {
      await markSpam([id], session);
      await recordBookingEvent(db(), { bookingId: id, kind, actor: session.staff.email });
      expect(await findAnsweredSpam([id])).toEqual(new Set());
      await recordBookingEvent(db(), { bookingId: id, kind, actor: null });
      expect(await findAnsweredSpam([id])).toEqual(new Set([id]));
    },
  );

  test("rejects a form that was opened before the mark, with the reason", async () => {
    const seen = await findLastDecisionId(id);
    await markSpam([id], session);
    const form = { formId: randomUUID(), seen };
    const outcome = await changeStage(id, { to: "declined", mailText: "No", form }, session);
    expect(outcome).toMatchObject({ result: "changed", changes: [{ kind: "marked-spam" }] });
  });
});
