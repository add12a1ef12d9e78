import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { quoteBooking } from "#tests/support/records/private-pages";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findMessages } from "~/booking/conversation/messages.server";
import { findQuotes } from "~/booking/quote/quotes.server";
import { decideQuote } from "~/booking/workflow/decide-quote.server";
import { db } from "~/db/client.server";
import { bookings, mails } from "~/db/schema.server";
import { cancelAsVisitor, changeStage } from "./change-stage.server";

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession();
  [id = ""] = await insertBookings([{}]);
});

const said = async () => (await findMessages(id)).messages.map(({ kind, text }) => [kind, text]);
const told = async () => (await db().select().from(mails)).map(({ kind }) => kind);
const waitingFor = async () => (await db().select().from(bookings))[0]?.waitingFor;

test("the reason of a second decline is a message, added once for one form", async () => {
  await quoteBooking(id, session);
  const quoteId = (await findQuotes(id))[0]?.id ?? "";
  const decline = (text: string, formId: string) =>
    decideQuote(id, { quoteId, decision: "declined", formId, text });
  const formId = randomUUID();
  await decline("", formId);
  for (let time = 0; time < 2; time++)
    expect(await decline("Without the attic", formId)).toEqual({ result: "done" });
  expect(await said()).toEqual([["message", "Without the attic"]]);
  expect((await told()).filter((kind) => kind === "answer-message")).toHaveLength(1);
});

test("the reason for canceling a request that staff have canceled is a message, and nothing is one without a reason", async () => {
  const form = { formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER };
  await changeStage(id, { to: "canceled", mailText: null, form }, session);
  expect(await cancelAsVisitor(id, { formId: randomUUID(), text: "" })).toEqual({ result: "done" });
  expect(await said()).toEqual([]);
  const formId = randomUUID();
  for (let time = 0; time < 2; time++)
    expect(await cancelAsVisitor(id, { formId, text: "We found a leak" })).toEqual({ result: "done" });
  expect(await said()).toEqual([["message", "We found a leak"]]);
  expect(await told()).toContain("answer-message");
  expect(await waitingFor()).toBe("us");
});
