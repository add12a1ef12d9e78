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

const messages = async () => (await findMessages(id)).messages.map(({ kind, text }) => [kind, text]);
const mailKinds = async () => (await db().select().from(mails)).map(({ kind }) => kind);
const waitingFor = async () => (await db().select().from(bookings))[0]?.waitingFor;

test("adds the reason of a second decline as a message, once for each form", async () => {
  await quoteBooking(id, session);
  const quoteId = (await findQuotes(id))[0]?.id ?? "";
  const decline = (text: string, formId: string) =>
    decideQuote(id, { quoteId, decision: "declined", formId, text });
  const formId = randomUUID();
  await decline("", formId);
  for (let time = 0; time < 2; time++)
    expect(await decline("Without the attic", formId)).toEqual({ result: "done" });
  expect(await messages()).toEqual([["message", "Without the attic"]]);
  expect((await mailKinds()).filter((kind) => kind === "answer-message")).toHaveLength(1);
});

test("adds the visitor's reason for canceling a canceled request as a message, but no empty one", async () => {
  const form = { formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER };
  await changeStage(id, { to: "canceled", mailText: null, form }, session);
  expect(await cancelAsVisitor(id, { formId: randomUUID(), text: "" })).toEqual({ result: "done" });
  expect(await messages()).toEqual([]);
  const formId = randomUUID();
  for (let time = 0; time < 2; time++)
    expect(await cancelAsVisitor(id, { formId, text: "We found a leak" })).toEqual({ result: "done" });
  expect(await messages()).toEqual([["message", "We found a leak"]]);
  expect(await mailKinds()).toContain("answer-message");
  expect(await waitingFor()).toBe("us");
});
