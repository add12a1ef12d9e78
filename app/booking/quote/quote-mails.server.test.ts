// @one-engine

import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { loadPrivatePage } from "~/booking/private-page/load-private-page.server";
import { describeEvent } from "~/booking/record/describe-event";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { cancelAsVisitor, changeStage } from "~/booking/workflow/change-stage.server";
import { decideQuote } from "~/booking/workflow/decide-quote.server";
import { db } from "~/db/client.server";
import { billingDetails, mails, quotes } from "~/db/schema.server";
import { formatPacificDay, toPacificDay } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { company, setCompany } from "~/settings/company";
import { acceptQuote } from "./answer-quote.server";
import { sendQuote, withdrawQuote } from "./quotes.server";

const validUntil = new Date(Date.now() + 14 * dayMs);
const quote = {
  lines: [
    { label: "Scan", quantity: 2, unitCents: 25_000 },
    { label: "Travel", quantity: 1, unitCents: 5_000 },
  ],
  totalCents: 55_000,
  validUntil,
  note: "Without the attic.",
};
const lineFacts = [
  ["Scan", "2 × $250.00 = $500.00"],
  ["Travel", "$50.00"],
  ["Total", "$550.00"],
];

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession();
  [id = ""] = await insertBookings([{ fullName: "Ada Lovelace", email: "ada@example.com" }]);
});

const form = () => ({ formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER });
const send = (mailText: string | null = "Your quote") =>
  sendQuote(id, { quote, mailText, form: form() }, session);

async function decide(decision: "accepted" | "declined") {
  const [last] = await db().select().from(quotes);
  return decideQuote(id, { quoteId: last?.id ?? "", decision, formId: randomUUID(), text: "" });
}

/** Returns the last mail to the customer except `except`, with its facts after the reference. */
async function lastMail(except = "booking-quote") {
  const found = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.toAddress, "ada@example.com"), ne(mails.kind, except)))
    .orderBy(mails.createdAt);
  const mail = found.at(-1);
  return { ...mail, facts: mail?.content.facts?.slice(1).map(({ label, value }) => [label, value]) ?? [] };
}

test("mails a quote with its lines, note and last day, and only while it is open", async () => {
  await send();
  const [sent] = await db().select().from(quotes);
  const mail = await lastMail("");
  expect(mail.facts).toEqual([["Quote", "1"], ...lineFacts, ["Valid through", formatPacificDay(validUntil)]]);
  expect(mail.content).toMatchObject({ quote: "Without the attic.", paragraphs: ["Your quote"] });
  expect(mail).toMatchObject({ condition: { quote: sent?.id }, expiresAt: validUntil });
});

test("quotes and acceptances contain the payment terms if the company has set them", async () => {
  const given = company();
  setCompany({ ...given, payment: { "en-US": "By card." } });
  try {
    await send();
    await decide("accepted");
    for (const mail of [await lastMail("quote-accepted"), await lastMail()])
      expect(mail.facts).toContainEqual(["How you pay", "By card."]);
  } finally {
    setCompany(given);
  }
});

test("mails a quote with the known billing details, each on one line", async () => {
  await db()
    .insert(billingDetails)
    .values({ legalName: "Datum 3D LLC", invoiceAddress: "1 Main St\nVan Nuys, CA 91401", taxId: "" });
  await send();
  expect((await lastMail("")).facts.slice(-2)).toEqual([
    ["Billed by", "Datum 3D LLC"],
    ["Address", "1 Main St, Van Nuys, CA 91401"],
  ]);
  const booking = await findBooking(id);
  expect(booking && (await loadPrivatePage(booking)).billing).toMatchObject({ legalName: "Datum 3D LLC" });
});

test("mails an accepted quote with its lines, prices, date and customer", async () => {
  await send();
  await decide("accepted");
  await decide("accepted");
  const mail = await lastMail();
  expect(mail).toMatchObject({ kind: "booking-quote-accepted", condition: null, expiresAt: null });
  expect(mail.subject).toMatch(/^You accepted quote 1: /);
  expect(mail.content).toMatchObject({ quote: "Without the attic." });
  expect(mail.facts).toEqual([
    ["Quote", "1"],
    ...lineFacts,
    ["Accepted", expect.stringContaining(formatPacificDay(new Date()))],
    ["By", "Ada Lovelace"],
  ]);
  const ofKind = eq(mails.kind, "booking-quote-accepted");
  expect(await db().$count(mails, ofKind)).toBe(1);
});

test("mails the same copy when staff record the acceptance, with its way and date", async () => {
  await send();
  const accept = (on: string) => acceptQuote(id, { how: "phone", on, form: form() }, session);
  expect(await accept("2020-01-01")).toMatchObject({ result: "before-quote" });
  expect(await accept(toPacificDay(new Date()))).toMatchObject({ result: "done" });
  expect(await accept(toPacificDay(new Date()))).toEqual({ result: "not-allowed", stage: "quoted" });
  const mail = await lastMail();
  expect(mail).toMatchObject({ kind: "booking-quote-accepted", content: { quote: "Without the attic." } });
  expect(mail.facts).toEqual([
    ["Quote", "1"],
    ...lineFacts,
    ["Accepted", `${formatPacificDay(new Date())}, by phone`],
    ["By", "Ada Lovelace"],
  ]);
  const [event] = await findHistory(id);
  expect(event && describeEvent(event)).toBe(
    `Quote 1 ($550.00) accepted by the customer by phone on ${formatPacificDay(new Date())}, recorded by ${session.staff.email}`,
  );
  expect(await findBooking(id)).toMatchObject({ stage: "quoted", waitingFor: "us" });
});

test("a quote of a closed request cannot be answered", async () => {
  await send();
  await cancelAsVisitor(id, { formId: randomUUID(), text: "" });
  expect(await decide("accepted")).toEqual({ result: "closed", stage: "canceled" });
});

test("mails a declined quote", async () => {
  await send();
  await decide("declined");
  const mail = await lastMail();
  expect(mail).toMatchObject({ kind: "booking-quote-declined" });
  expect(mail.facts.slice(0, 5)).toEqual([
    ["Quote", "1"],
    ...lineFacts,
    ["Declined", expect.any(String) as string],
  ]);
});

test("mails a withdrawn quote with the text of staff, or sends no mail", async () => {
  await send(null);
  await withdrawQuote(id, { mailText: "Sorry, a mistake.", form: form() }, session);
  expect(await lastMail()).toMatchObject({
    kind: "booking-quote-withdrawn",
    content: { paragraphs: ["Sorry, a mistake."] },
    facts: [["Withdrawn quote", "1"], ...lineFacts],
  });
  await send(null);
  await withdrawQuote(id, { mailText: null, form: form() }, session);
  expect(await db().$count(mails, eq(mails.kind, "booking-quote-withdrawn"))).toBe(1);
});

test("mails a replacing quote with the number of the replaced one", async () => {
  await send(null);
  await send();
  expect((await lastMail("")).facts).toContainEqual(["Replaces", "Quote 1, $550.00, now withdrawn"]);
});

test.each([
  ["the customer cancels", () => cancelAsVisitor(id, { formId: randomUUID(), text: "Sold" })],
  ["staff decline", () => changeStage(id, { to: "declined", mailText: "Sorry", form: form() }, session)],
])("the mail about a request that %s tells which quote ended with it", async (_, end) => {
  await send(null);
  await end();
  expect((await lastMail()).facts).toEqual([["Withdrawn quote", "1"], ...lineFacts]);
});

test("repeats the email address instead of a name that could be a message", async () => {
  [id = ""] = await insertBookings([{ fullName: "Win at evil.example", email: "ada@example.com" }]);
  await send();
  await decide("accepted");
  expect((await lastMail()).facts).toContainEqual(["By", "ada@example.com"]);
});
