// @one-engine

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findVoidReason } from "~/booking/mail/void-mails.server";
import { findByToken, privatePagePath } from "~/booking/private-page/private-link.server";
import { sendQuote } from "~/booking/quote/quotes.server";
import { findCustomerEmail } from "~/booking/record/find-booking.server";
import { findVisit } from "~/booking/visit/find-visit.server";
import { cancelVisit, scheduleVisit } from "~/booking/visit/visits.server";
import { db } from "~/db/client.server";
import { bookings, mails, type MailState } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { claimMails, recheckMail } from "~/mail/claim-mails.server";
import { recordOutcomes } from "~/mail/record-outcomes.server";
import { sendAgain } from "~/mail/send-again.server";
import { takenBack } from "~/messages/mails/visitor";
import { correctBooking } from "./correct-booking.server";

const typo = "ada@example.con";
const right = "ada@example.com";

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession();
  [id = ""] = await insertBookings([{ email: typo }]);
});

const correct = (email: string) =>
  correctBooking(id, { answers: { email }, form: { formId: randomUUID() } }, session);
const opens = async (path: string) => (await findByToken(path.split("/").at(-1))) !== null;

async function insertMails(...states: MailState[]) {
  const mail = { kind: "test", bookingId: id, subject: "", content: { paragraphs: [] }, attempts: 3 };
  await db()
    .insert(mails)
    .values([
      ...states.map((state) => ({ ...mail, toAddress: typo, state })),
      { ...mail, toAddress: "desk@example.com", state: "failed" as const },
    ]);
}

const stored = async () => {
  const found = await db()
    .select({ to: mails.toAddress, state: mails.state, attempts: mails.attempts })
    .from(mails)
    .orderBy(mails.toAddress, mails.state, mails.attempts);
  return found.map((mail) => Object.values(mail));
};

test("sends unsent mails to the new address, and repeats none for other recipients", async () => {
  await insertMails("failed", "waiting", "held", "canceled");
  const path = await privatePagePath(id);
  expect(await correct(right)).toMatchObject({ moved: { count: 3, hasNewLink: false } });
  expect(await stored()).toEqual([
    [right, "waiting", 0],
    [right, "waiting", 0],
    [right, "waiting", 0],
    [typo, "canceled", 3],
    ["desk@example.com", "failed", 3],
  ]);
  expect(await db().select().from(bookings)).toMatchObject([{ email: right }]);
  expect(await opens(path)).toBe(true);
  expect(await correct(right)).toEqual({ result: "unchanged" });
});

test.each(["sent", "probably-delivered"] as const)(
  "revokes a link in an email to the earlier address that was %s",
  async (state) => {
    await insertMails("failed", state);
    const path = await privatePagePath(id);
    expect(await correct(right)).toMatchObject({ moved: { count: 1 } });
    expect(await opens(path)).toBe(false);
    expect(await opens(await privatePagePath(id))).toBe(true);
  },
);

test("mails the new link separately if the earlier address got every mail", async () => {
  await insertMails("sent");
  expect(await correct(right)).toMatchObject({ moved: { count: 0, hasNewLink: true } });
  const brought = { toAddress: right, kind: "booking-link-renewed", state: "waiting" };
  expect(await db().select().from(mails).where(eq(mails.toAddress, right))).toMatchObject([brought]);
});

test("repeats an email in delivery to the earlier address for the new one, with a new link", async () => {
  await insertMails("waiting");
  await db()
    .update(mails)
    .set({ nextAttemptAt: new Date(0) });
  const path = await privatePagePath(id);
  const [claimed] = await claimMails(1, randomUUID());
  if (!claimed) throw new Error("No mail was claimed.");
  expect(await correct(right)).toMatchObject({ moved: { count: 1, hasNewLink: true } });
  expect(await recheckMail(claimed)).toMatchObject({ isLost: true });
  await recordOutcomes([{ mail: claimed, outcome: { state: "sent", response: "250" } }]);
  expect(await stored()).toEqual([
    [right, "waiting", 0],
    ["desk@example.com", "failed", 3],
  ]);
  expect(await opens(path)).toBe(false);
});

test.each(["sent", "probably-delivered", "canceled"] as const)(
  "resends an email that was %s to the earlier address to the current one only",
  async (state) => {
    const content = { paragraphs: [], action: { label: "", page: "request" as const } };
    const mail = { kind: "test", bookingId: id, subject: "", content, toAddress: typo, state };
    const [earlier] = await db().insert(mails).values(mail).returning();
    await correct(right);
    const admin = await insertSession({ isAdmin: true });
    await sendAgain(earlier?.id ?? "", { session: admin, findCustomer: findCustomerEmail });
    const sent = await db().select().from(mails).where(eq(mails.kind, "test"));
    expect(sent.map(({ toAddress, state }) => [toAddress, state]).sort()).toEqual([
      [right, "waiting"],
      [typo, state],
    ]);
  },
);

/** Returns the waiting mails to an address. */
const waitingFor = async (address: string) =>
  (await db().select().from(mails).where(eq(mails.toAddress, address)).orderBy(mails.createdAt)).filter(
    ({ state }) => state === "waiting",
  );
const send = () => db().update(mails).set({ state: "sent" });

test("repeats the mails about the upcoming visit and open quote, and removes the visit from the earlier calendar", async () => {
  const form = () => ({ formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER });
  const validUntil = new Date(Date.now() + 30 * dayMs);
  const lines = [{ label: "Scan", quantity: 1, unitCents: 90_000 }];
  const quote = { lines, totalCents: 90_000, validUntil, note: "" };
  const visit = { startsAt: new Date(Date.now() + 10 * dayMs), minutes: 60, staffId: null };
  await scheduleVisit(id, { visit, mailText: "Park in lot B.", form: form() }, session);
  await sendQuote(id, { quote, mailText: "As discussed.", form: form() }, session);
  await send();
  const before = await findVisit(id);
  expect(await correct(right)).toMatchObject({ moved: { count: 2, hasNewLink: true, events: [before?.id] } });

  const brought = await waitingFor(right);
  expect(brought.map(({ kind, content }) => [kind, content.paragraphs])).toEqual([
    ["booking-visit-scheduled", ["Park in lot B."]],
    ["booking-quote", ["As discussed."]],
  ]);
  const [invitation] = brought;
  const unfold = (calendar: string | null | undefined) => calendar?.replaceAll(/\r\n[ \t]/g, "");
  expect(unfold(invitation?.calendar)).toMatch(/METHOD:REQUEST[^]*mailto:ada@example\.com/i);
  expect(await findVoidReason(db(), invitation ?? { bookingId: id, condition: null })).toBeNull();

  const [goodbye, ...more] = await waitingFor(typo);
  expect(more).toEqual([]);
  expect(goodbye?.content).not.toHaveProperty("action");
  const taken = unfold(goodbye?.calendar);
  expect(taken).toMatch(/METHOD:CANCEL[^]*mailto:ada@example\.con/i);
  expect(taken).toContain(`UID:${before?.id}`);
  expect(taken).toContain(`SEQUENCE:${(before?.sequence ?? 0) + 1}`);
  expect(await findVisit(id)).toMatchObject({ sequence: (before?.sequence ?? 0) + 1 });

  await send();
  await cancelVisit(id, { quote: "keep", mailText: "Not now.", form: form() }, session);
  expect((await waitingFor(typo)).length + (await waitingFor(right)).length).toBe(1);
});

test("removes a canceled visit from the earlier calendar if its email was not sent yet", async () => {
  const form = () => ({ formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER });
  const visit = { startsAt: new Date(Date.now() + 10 * dayMs), minutes: 60, staffId: null };
  await scheduleVisit(id, { visit, mailText: "See you.", form: form() }, session);
  await send();
  await cancelVisit(id, { mailText: "Not now.", form: form() }, session);
  expect(await correct(right)).toMatchObject({ moved: { count: 1, events: [] } });
  expect(await waitingFor(right)).toMatchObject([{ kind: "booking-visit-canceled" }]);
  expect(await waitingFor(typo)).toMatchObject([
    { kind: "booking-visit-taken-back", calendarMethod: "CANCEL", content: { paragraphs: [takenBack.text] } },
  ]);
});

test("sends a waiting visit email to the corrected address only, with the current place", async () => {
  const visit = { startsAt: new Date(Date.now() + 10 * dayMs), minutes: 60, staffId: null };
  await scheduleVisit(id, { visit, mailText: "See you.", form: { formId: randomUUID() } }, session);
  const answers = { email: right, serviceLocation: "1 Main Street, Reno" };
  await correctBooking(id, { answers, form: { formId: randomUUID() } }, session);
  expect(await waitingFor(typo)).toEqual([]);
  const [mail] = await waitingFor(right);
  expect(mail?.content.facts?.map(({ value }) => value)).toContain(answers.serviceLocation);
  expect(await findVoidReason(db(), mail ?? { bookingId: id, condition: null })).toBeNull();
});
