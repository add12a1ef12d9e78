import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { quoteBooking } from "#tests/support/records/private-pages";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { mails, quotes } from "~/db/schema.server";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { followUpQuotes } from "./follow-up-quotes.server";

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession();
  [id = ""] = await insertBookings([{}]);
});

/** Sends a quote that is valid for this number of days, and returns the end of its last day. */
async function quote(days: number): Promise<Date> {
  await quoteBooking(id, session, days);
  const lastDay = toPacificDay(new Date(Date.now() + days * dayMs));
  const validUntil = parsePacific(`${lastDay}T23:59:59`) ?? new Date();
  await db().update(quotes).set({ validUntil });
  return validUntil;
}

/** Runs the follow-up in two processes at once, `days` days before the quote expires. */
async function followUp(validUntil: Date, days: number) {
  const now = new Date(validUntil.getTime() - days * dayMs);
  await Promise.all([followUpQuotes(now), followUpQuotes(now)]);
}

const reminders = () => db().select().from(mails).where(eq(mails.kind, "booking-quote-reminder"));

test("reminds of an open quote once, three days before its last day", async () => {
  const validUntil = await quote(30);
  await followUp(validUntil, 4);
  expect(await reminders()).toEqual([]);
  await followUp(validUntil, 3);
  await followUp(validUntil, 1);
  const [open] = await db().select().from(quotes);
  expect(await reminders()).toMatchObject([{ condition: { quote: open?.id }, expiresAt: validUntil }]);
  const [{ content } = {}] = await reminders();
  expect(content?.facts?.map(({ label }) => label)).toEqual([
    "Reference",
    "Quote",
    "Qqscope",
    "Total",
    "Valid through",
  ]);
});

test("sends no reminder of a new quote, or while the customer waits for an answer", async () => {
  await followUp(await quote(2), 1);
  const validUntil = await quote(30);
  await receiveMessage(id, { formId: crypto.randomUUID(), text: "Is travel included?" });
  await followUp(validUntil, 2);
  expect(await reminders()).toEqual([]);
});

test("a booking with an expired quote waits for the company, once", async () => {
  const validUntil = await quote(30);
  await followUp(validUntil, 0.01);
  expect(await findBooking(id)).toMatchObject({ stage: "quoted", waitingFor: "them" });
  await followUp(validUntil, -0.01);
  expect(await findBooking(id)).toMatchObject({ stage: "quoted", waitingFor: "us" });
  await followUp(validUntil, -1);
  const expired = (await findHistory(id)).filter(({ kind }) => kind === "quote-expired");
  expect(expired).toMatchObject([{ actor: null, detail: { number: "1", totalCents: "125000" } }]);
});
