import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { releaseRows } from "~/db/leases.server";
import { mails } from "~/db/schema.server";
import { cancelWaitingMails, requeueCanceledMails } from "./cancel-mails.server";
import { type ClaimedMail, claimMails, recheckMail } from "./claim-mails.server";
import { enqueueMail, type NewMail } from "./outbox.server";
import { type MailOutcome, recordOutcomes } from "./record-outcomes.server";

const reason = "Not sent: the visit was moved.";
const sent: MailOutcome = { state: "sent", response: "250" };
const delayed: MailOutcome = { state: "waiting", response: "451", delay: 0 };

let bookingId: string;
beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{}]);
});

async function queue(mail: Partial<NewMail> = {}) {
  const content = { paragraphs: [] };
  await enqueueMail(db(), {
    kind: "test",
    bookingId,
    toAddress: randomUUID(),
    subject: "",
    content,
    ...mail,
  });
}

async function claim(): Promise<ClaimedMail> {
  const [mail] = await claimMails(1, randomUUID());
  if (!mail) throw new Error("No mail is due.");
  return mail;
}

const cancel = (which: Omit<Parameters<typeof cancelWaitingMails>[1], "bookingId"> = {}) =>
  db().transaction((transaction) => cancelWaitingMails(transaction, { bookingId, ...which }, reason));

async function stored() {
  const [mail] = await db().select().from(mails);
  return { state: mail?.state, response: mail?.response, leasedUntil: mail?.leasedUntil };
}

const canceled = { state: "canceled", response: reason, leasedUntil: null };

test("cancels waiting and held mails with the reason", async () => {
  await queue();
  await queue();
  await db().update(mails).set({ state: "held" });
  await queue();
  expect(await cancel()).toHaveLength(3);
  expect(await cancel()).toEqual([]);
  expect((await db().select().from(mails)).every(({ response }) => response === reason)).toBe(true);
});

test("cancels only the mails with all of the conditions", async () => {
  await queue({ condition: { visit: { id: "a", sequence: 1 } } });
  await queue({ condition: { visit: { id: "a", sequence: 2 }, stage: "scheduled" } });
  await queue({ condition: { visit: { id: "b", sequence: 1 } } });
  expect(await cancel({ dependingOn: { visit: { id: "a", sequence: 2 } } })).toHaveLength(1);
  expect(await cancel({ dependingOn: { stage: "scheduled" } })).toEqual([]);
  expect(await cancel()).toHaveLength(2);
});

test("counts a mail that a worker sent in the meantime as sent", async () => {
  await queue();
  const mail = await claim();
  await cancel();
  expect(await stored()).toMatchObject({ state: "waiting" });
  await recordOutcomes([{ mail, outcome: sent }]);
  expect(await stored()).toEqual({ state: "sent", response: "250", leasedUntil: null });
});

test("does not retry an unsent mail that a worker held", async () => {
  await queue();
  const mail = await claim();
  await cancel();
  expect((await recheckMail(mail)).voidReason).toBe(reason);
  await recordOutcomes([{ mail, outcome: delayed }]);
  expect(await stored()).toEqual(canceled);
});

test("does not send a mail that a worker releases, or whose process ended", async () => {
  await queue();
  const mail = await claim();
  await cancel();
  await releaseRows(mails, [mail]);
  const again = await claim();
  expect((await recheckMail(again)).voidReason).toBe(reason);
});

test("queues mails again that were canceled by mistake, also while a worker holds them", async () => {
  await queue();
  const mail = await claim();
  const ids = await cancel();
  await requeueCanceledMails(db(), ids);
  expect((await recheckMail(mail)).voidReason).toBeNull();
  await recordOutcomes([{ mail, outcome: delayed }]);
  expect(await stored()).toMatchObject({ state: "waiting" });
  await cancel();
  expect(await stored()).toEqual(canceled);
  await requeueCanceledMails(db(), ids);
  expect(await stored()).toMatchObject({ state: "waiting", response: "" });
});
