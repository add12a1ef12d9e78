import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { mailsBesideStaffVisits } from "#tests/support/mail/outbox";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults } from "#tests/support/records/results";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findLastDecisionId } from "~/booking/change/change-booking.server";
import { findDeliveries } from "~/booking/delivery/find-deliveries.server";
import { findQuotes, sendQuote } from "~/booking/quote/quotes.server";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { choices, effects, type StageCause, type WorkKind } from "~/booking/stage/effects";
import { findVisit } from "~/booking/visit/find-visit.server";
import { cancelVisit, scheduleVisit } from "~/booking/visit/visits.server";
import { db } from "~/db/client.server";
import { quotes } from "~/db/schema.server";
import { formatPacificDay } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { changeStage } from "./change-stage.server";
import { describeEffects } from "./describe-effects";
import { findWorkUnderWay } from "./find-work-under-way.server";

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession();
  [id = ""] = await insertBookings([{ stage: "in-review", email: "ada@example.com" }]);
});

const form = async () => ({
  mailText: "A text",
  form: { formId: randomUUID(), seen: await findLastDecisionId(id) },
});

async function send() {
  const lines = [{ label: "Scan", quantity: 1, unitCents: 90_000 }];
  const quote = { lines, totalCents: 90_000, validUntil: new Date(Date.now() + 30 * dayMs), note: "" };
  return sendQuote(id, { quote, ...(await form()) }, session);
}

async function schedule(quote?: "keep" | "phone" | "withdraw") {
  const visit = { startsAt: new Date(Date.now() + 7 * dayMs), minutes: 120, staffId: session.staff.id };
  return scheduleVisit(id, { visit, quote, ...(await form()) }, session);
}

type StageChoices = Partial<Omit<Parameters<typeof changeStage>[1], "to" | "form" | "mailText">>;

const finish = async (chosen: StageChoices = {}) =>
  changeStage(id, { to: "done", ...chosen, ...(await form()) }, session);
const kindsOfMails = async () => (await mailsBesideStaffVisits(id)).map(({ kind }) => kind);
const draft = () => insertResults(id, { state: "draft", publishedAt: null });

async function insertWork() {
  await schedule();
  await send();
  await draft();
}

test("completes a job only with a choice for all current work, and changes nothing before", async () => {
  await insertWork();
  const before = [await findHistory(id), await kindsOfMails()];
  expect(await finish()).toMatchObject({ result: "undecided", undecided: ["quote", "visit", "results"] });
  expect(await finish({ quote: "keep", visit: "cancel", results: "publish" })).toMatchObject({
    undecided: ["quote"],
  });
  expect([await findHistory(id), await kindsOfMails()]).toEqual(before);
  expect(await finish({ quote: "phone", visit: "cancel", results: "publish" })).toMatchObject({
    result: "done",
  });
  expect(await findQuotes(id)).toMatchObject([{ state: "accepted" }]);
  expect(await findVisit(id)).toBeNull();
  expect(await findDeliveries(id)).toMatchObject([{ state: "published" }]);
  expect((await kindsOfMails()).slice(2)).toEqual(["booking-quote-accepted", "booking-done"]);
  const [mail] = (await mailsBesideStaffVisits(id)).slice(-1);
  const labels = mail?.content.facts?.map(({ label }) => label);
  expect(labels).toEqual(["Reference", "Results", "Canceled visit", "Place"]);
});

test("completes a job without a visit from In review and from Quoted", async () => {
  expect(await finish()).toMatchObject({ result: "done" });
  [id = ""] = await insertBookings([{ stage: "in-review" }]);
  await send();
  expect(await finish()).toMatchObject({ result: "undecided", undecided: ["quote"] });
  expect(await finish({ quote: "withdraw" })).toMatchObject({ result: "done" });
  expect(await findQuotes(id)).toMatchObject([{ state: "withdrawn" }]);
});

test("completing a job rejects publishing unfinished results, and keeps them as a draft", async () => {
  await insertResults(id, { state: "draft", publishedAt: null }, { state: "receiving" });
  expect(await finish({ results: "publish" })).toEqual({ result: "not-ready", why: "unfinished" });
  expect(await finish({ results: "leave" })).toMatchObject({ result: "done" });
  expect(await findDeliveries(id)).toMatchObject([{ state: "draft" }]);
});

test("schedules a visit only with a choice for an open quote, which can stay open", async () => {
  await send();
  expect(await schedule()).toMatchObject({ result: "undecided", undecided: ["quote"] });
  expect(await schedule("keep")).toMatchObject({ result: "done" });
  expect(await findBooking(id)).toMatchObject({ stage: "scheduled", waitingFor: "them" });
  expect(await findQuotes(id)).toMatchObject([{ state: "sent" }]);
});

test("cancels the last visit only with a choice for an open quote, which can stay open", async () => {
  await schedule();
  await send();
  const cancel = async (quote?: "keep") => cancelVisit(id, { quote, ...(await form()) }, session);
  expect(await cancel()).toMatchObject({ result: "undecided", undecided: ["quote"] });
  expect(await findVisit(id)).not.toBeNull();
  expect(await cancel("keep")).toMatchObject({ result: "done" });
  expect(await findBooking(id)).toMatchObject({ stage: "in-review", waitingFor: "us" });
  expect(await findQuotes(id)).toMatchObject([{ state: "sent" }]);
});

test("names a quote that is withdrawn with the last visit in the email about it", async () => {
  await schedule();
  await send();
  await cancelVisit(id, { quote: "withdraw", ...(await form()) }, session);
  const [mail] = (await mailsBesideStaffVisits(id)).slice(-1);
  expect(mail?.content.facts?.map(({ label }) => label)).toContain("Withdrawn quote");
});

test("names a quote that is withdrawn for a visit in the email about the visit", async () => {
  await send();
  await schedule("withdraw");
  const [mail] = (await mailsBesideStaffVisits(id)).slice(-1);
  expect(mail?.content.facts?.map(({ label }) => label)).toContain("Withdrawn quote");
  expect(await findBooking(id)).toMatchObject({ stage: "scheduled", waitingFor: "nobody" });
});

test("keeps a job scheduled when a quote is sent", async () => {
  await schedule();
  await send();
  expect(await findBooking(id)).toMatchObject({ stage: "scheduled", waitingFor: "them" });
});

test.each(Object.keys(effects) as StageCause[])("the form of %s lists all affected work", async (move) => {
  await insertWork();
  const shown = describeEffects(move, await findWorkUnderWay(id));
  const listed = (Object.keys(choices) as WorkKind[]).filter((subject) => effects[move][subject]);
  expect(shown.map(({ subject }) => subject)).toEqual(listed);
  for (const { subject, options } of shown) {
    const outcomes: readonly string[] = effects[move][subject] ?? [];
    expect(options.map(({ value }) => value).sort()).toEqual(outcomes.length > 1 ? [...outcomes].sort() : []);
  }
});

test("the form names the day on which an open quote expired", async () => {
  await send();
  const title = async () => describeEffects("done", await findWorkUnderWay(id))[0]?.title;
  expect(await title()).not.toContain("expired");
  const validUntil = new Date(Date.now() - dayMs);
  await db().update(quotes).set({ validUntil });
  expect(await title()).toContain(`expired on ${formatPacificDay(validUntil)}`);
});
