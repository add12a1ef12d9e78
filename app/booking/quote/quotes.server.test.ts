import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { quoteBooking, scheduleBooking } from "#tests/support/records/private-pages";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findLastDecisionId } from "~/booking/change/change-booking.server";
import { receiveMessage, sendMessage } from "~/booking/conversation/messages.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { quotes } from "~/db/schema.server";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { acceptQuote } from "./answer-quote.server";
import { findQuotes, withdrawQuote } from "./quotes.server";

let session: Session;
let bookingId: string;
beforeEach(async () => {
  session = await insertSession();
  [bookingId = ""] = await insertBookings([{ stage: "in-review" }]);
});

const form = async () => ({ formId: randomUUID(), seen: await findLastDecisionId(bookingId) });
const accept = async (on: string) =>
  acceptQuote(bookingId, { how: "phone", on, form: await form() }, session);
const today = () => toPacificDay(new Date());
const write = () => receiveMessage(bookingId, { formId: randomUUID(), text: "Is the price final?" });

async function state() {
  const { stage, waitingFor } = (await findBooking(bookingId)) ?? {};
  return [stage, waitingFor];
}

test("once a quote is withdrawn for a scheduled visit, the booking waits for nobody, unless the customer has written", async () => {
  await scheduleBooking(bookingId, session);
  const withdraw = async () => withdrawQuote(bookingId, { mailText: null, form: await form() }, session);
  await quoteBooking(bookingId, session);
  await withdraw();
  expect(await state()).toEqual(["scheduled", "nobody"]);
  await quoteBooking(bookingId, session);
  await write();
  await withdraw();
  expect(await state()).toEqual(["scheduled", "us"]);
});

test("an accepted quote waits for staff until a visit is scheduled", async () => {
  await quoteBooking(bookingId, session);
  await accept(today());
  expect(await state()).toEqual(["quoted", "us"]);
  await scheduleBooking(bookingId, session);
  await quoteBooking(bookingId, session);
  await accept(today());
  expect(await state()).toEqual(["scheduled", "nobody"]);
});

test("a message for a scheduled visit waits for the customer only while a quote is open", async () => {
  const send = () => sendMessage(bookingId, { formId: randomUUID(), text: "See you then." }, session);
  await scheduleBooking(bookingId, session);
  await send();
  expect(await state()).toEqual(["scheduled", "nobody"]);
  await quoteBooking(bookingId, session);
  await write();
  await send();
  expect(await state()).toEqual(["scheduled", "them"]);
});

test("an acceptance counts from the end of its day, and no day before the quote", async () => {
  await quoteBooking(bookingId, session);
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  await db()
    .update(quotes)
    .set({ createdAt: ago(5) });
  expect(await accept(toPacificDay(ago(6)))).toMatchObject({ result: "before-quote" });
  const day = toPacificDay(ago(2));
  expect(await accept(day)).toEqual({ result: "done" });
  expect(await findQuotes(bookingId)).toMatchObject([{ answeredAt: parsePacific(`${day}T23:59`) }]);
});
