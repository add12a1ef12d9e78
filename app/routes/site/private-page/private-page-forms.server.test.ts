import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { insertBookings } from "#tests/support/records/bookings";
import { quoteBooking, scheduleBooking } from "#tests/support/records/private-pages";
import { insertSession } from "#tests/support/records/staff";
import { readResponse } from "#tests/support/routes/form-post";
import type { Session } from "~/access/session";
import { findMessages } from "~/booking/conversation/messages.server";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { findQuotes, withdrawQuote } from "~/booking/quote/quotes.server";
import { findHistory } from "~/booking/record/events.server";
import { changeStage } from "~/booking/workflow/change-stage.server";
import { db } from "~/db/client.server";
import { consumeAttempt } from "~/db/rate-limit.server";
import { bookings, files, mails, quotes, visits } from "~/db/schema.server";
import { maxFilesPerBooking } from "~/files/limits";
import { formatPacificDay, toPacificInput } from "~/lib/pacific-time";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import * as pageText from "~/messages/private-page";
import * as text from "~/messages/private-page-forms";
import { action as sendFile } from "~/routes/site/private-page-upload";
import { action, loader } from "./route";

const hour = 60 * 60;
let bookingId: string;
let path: string;
let session: Session;

beforeEach(async () => {
  session = await insertSession();
  [bookingId = ""] = await insertBookings([{}]);
  path = await privatePagePath(bookingId);
});

function call(init: RequestInit, view = "") {
  const request = new Request(`http://site.test${path}${view}`, { method: "POST", ...init });
  return action({ request, params: { token: path.split("/").at(-1) }, context: {} });
}

async function post(fields: Record<string, string>, view = "") {
  const body = new URLSearchParams({ formId: randomUUID(), ...fields });
  return readResponse(await call({ body }, view));
}

async function send(parts: Parameters<typeof multipartBody>[0]) {
  return readResponse(await call({ body: multipartBody(parts), headers: { "Content-Type": multipartType } }));
}

const stageOf = async () =>
  (await db().select({ stage: bookings.stage, waitingFor: bookings.waitingFor }).from(bookings))[0];
const openQuote = async () => (await findQuotes(bookingId))[0]?.id ?? "";
const textsOf = async () => (await findMessages(bookingId)).messages.map(({ text }) => text);
const form = () => ({ formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER });

describe("every form", () => {
  test("changes the request once if it is sent twice, and redirects to the page", async () => {
    const formId = randomUUID();
    for (let time = 0; time < 3; time++)
      expect(await post({ intent: "message", formId, text: "Hello" })).toMatchObject({
        status: 303,
        location: path,
      });
    expect(await textsOf()).toEqual(["Hello"]);
    expect(await stageOf()).toMatchObject({ waitingFor: "us" });
  });

  test.each<[number, RequestInit]>([
    [400, { body: new URLSearchParams({ intent: "nonsense" }) }],
    [400, { body: new URLSearchParams() }],
    [413, { body: new URLSearchParams({ intent: "message", text: "x".repeat(1_000_000) }) }],
    [415, { body: "{}", headers: { "Content-Type": "application/json" } }],
  ])("is refused with %d if it is unreadable", async (status, init) => {
    expect(readResponse(await call(init)).status).toBe(status);
    expect(await textsOf()).toEqual([]);
  });

  test("counts against its address's limit, and keeps the input", async () => {
    await consumeAttempt({ name: "request-posts", attempts: 120, seconds: hour }, "unknown", 120);
    const refused = await post({ intent: "message", text: "Hello" });
    expect(refused).toMatchObject({ status: 429, shown: { typed: { text: "Hello" } } });
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await post({ intent: "message", text: "" })).toMatchObject({ status: 429 });
    expect((await send([{ fileName: "plan.pdf", content: pdf(40) }])).status).toBe(429);
    expect(await textsOf()).toEqual([]);
    expect(await db().$count(files)).toBe(0);
  });
});

describe("a quote", () => {
  beforeEach(() => quoteBooking(bookingId, session));

  test("is not accepted after it was withdrawn: the visitor learns when", async () => {
    const quoteId = await openQuote();
    await withdrawQuote(bookingId, { mailText: null, form: form() }, session);
    const refused = await post({ intent: "accept", quoteId }, "?view=accept");
    const today = formatPacificDay(new Date());
    expect(refused).toMatchObject({
      status: 409,
      shown: { messages: [text.quoteGone.withdrawn(today), text.quoteGoneAdvice] },
    });
    expect(await stageOf()).toMatchObject({ stage: "in-review" });
  });

  test("is not answered after it was replaced: the page shows the new quote and keeps a typed reason", async () => {
    const quoteId = await openQuote();
    await quoteBooking(bookingId, session);
    const title = text.quoteGone.replaced(formatPacificDay(new Date()));
    const accepted = await post({ intent: "accept", quoteId }, "?view=accept");
    expect([accepted.status, accepted.location]).toEqual([303, path]);
    const declined = await post({ intent: "decline", quoteId, text: "Too much" }, "?view=decline");
    expect(declined).toMatchObject({ status: 409, shown: { messages: [title, text.quoteReplacedAdvice] } });
    expect(await stageOf()).toMatchObject({ stage: "quoted" });
  });

  test("that has expired is not accepted", async () => {
    const yesterday = new Date(Date.now() - 24 * hour * 1000);
    await db().update(quotes).set({ validUntil: yesterday });
    const refused = await post({ intent: "accept", quoteId: await openQuote() });
    expect(refused.shown).toMatchObject({
      messages: [text.quoteGone.expired(formatPacificDay(yesterday)), expect.any(String)],
    });
  });

  test("is declined with a reason, which puts the request in review", async () => {
    const quoteId = await openQuote();
    expect((await post({ intent: "decline", quoteId, text: "Too much" })).status).toBe(303);
    expect(await textsOf()).toEqual(["Too much"]);
    expect(await stageOf()).toEqual({ stage: "in-review", waitingFor: "us" });
  });

  test("of another request is unknown", async () => {
    const [other = ""] = await insertBookings([{}]);
    await quoteBooking(other, session);
    const quoteId = (await findQuotes(other))[0]?.id ?? "";
    expect((await post({ intent: "accept", quoteId })).shown).toMatchObject({
      messages: [text.quoteGone.missing, text.quoteGoneAdvice],
    });
  });
});

describe("a change that comes too late", () => {
  test("is refused within 24 hours of the visit, with the number to call, and keeps the reason", async () => {
    await scheduleBooking(bookingId, session, 0.5);
    const refused = await post({ intent: "cancel", text: "Sold" }, "?view=cancel");
    expect(refused).toMatchObject({
      status: 409,
      shown: { messages: [text.cancel.tooLate, expect.any(String)] },
    });
    expect(refused.shown).toMatchObject({ typed: { text: "Sold" } });
    expect(await stageOf()).toMatchObject({ stage: "scheduled" });
  });

  test("is refused after the request was closed", async () => {
    await changeStage(bookingId, { to: "declined", mailText: null, form: form() }, session);
    const proposedAt = "2027-06-01T10:00";
    expect((await post({ intent: "date", proposedAt, text: "Please" })).shown).toMatchObject({
      messages: [text.closed.declined, text.closedAdvice],
    });
    expect((await post({ intent: "cancel", text: "Sold" })).shown).toMatchObject({
      messages: [text.closed.declined, text.closedAdvice],
    });
  });
});

describe("another date", () => {
  test("is refused once the visit is over, and keeps the input", async () => {
    await scheduleBooking(bookingId, session);
    await db()
      .update(visits)
      .set({ startsAt: new Date(Date.now() - 24 * hour * 1000) });
    const proposedAt = toPacificInput(new Date(Date.now() + 240 * hour * 1000));
    expect(await post({ intent: "date", proposedAt, text: "Please" })).toMatchObject({
      status: 409,
      shown: { messages: [pageText.visitOverHeading, text.closedAdvice], typed: { text: "Please" } },
    });
    expect(await textsOf()).toEqual([]);
  });

  const askFor = (date: Date) =>
    post({ intent: "date", proposedAt: toPacificInput(date), text: "" }).then(({ status }) => status);

  const shownDate = async () => {
    const request = new Request(`http://site.test${path}`);
    const { data } = await loader({ request, params: { token: path.split("/").at(-1) }, context: {} });
    return data.kind === "page" ? data.requestedDate : undefined;
  };

  test("stands beside the visit until a visit answers it", async () => {
    await scheduleBooking(bookingId, session);
    expect(await shownDate()).toBeNull();
    const date = new Date(Math.ceil(Date.now() / (hour * 1000)) * hour * 1000 + 20 * 24 * hour * 1000);
    expect(await askFor(date)).toBe(303);
    expect(await shownDate()).toBe(formatPacificSpanLong(date));
    await scheduleBooking(bookingId, session, 21);
    expect(await shownDate()).toBeNull();
  });
});

describe("files", () => {
  const plan = { fileName: "plan.pdf", content: pdf(40) };
  const namesOf = async () =>
    (await db().select().from(files).where(eq(files.bookingId, bookingId))).map((file) => file.originalName);

  test("are added once each, recorded, and told to staff", async () => {
    expect((await send([plan, plan, { fileName: "b.txt", content: "b" }])).status).toBe(303);
    expect((await send([plan])).status).toBe(303);
    expect((await namesOf()).sort()).toEqual(["b.txt", "plan.pdf"]);
    expect(await findHistory(bookingId)).toMatchObject([
      { kind: "file-received", actor: null, detail: { name: "b.txt" } },
      { kind: "file-received", actor: null, detail: { name: "plan.pdf" } },
    ]);
    expect(await stageOf()).toMatchObject({ waitingFor: "us" });
    expect(await db().select({ kind: mails.kind }).from(mails)).toEqual([{ kind: "answer-file" }]);
    expect(await db().$count(files), "files that the request has already are not kept twice").toBe(2);
  });

  test("that a script has sent before the form are added, too", async () => {
    const ids: string[] = [];
    for (const fileName of ["a.pdf", "b.pdf"]) {
      const headers = { "Content-Type": multipartType };
      const body = multipartBody([{ fileName, content: pdf(40) }]);
      const request = new Request(`http://site.test${path}/uploads`, { method: "POST", headers, body });
      const response = await sendFile({ request, params: { token: path.split("/").at(-1) }, context: {} });
      const sent = (await response.json()) as { files: { id: string }[] };
      ids.push(...sent.files.map(({ id }) => id));
    }
    const body = () =>
      new URLSearchParams([["intent", "files"], ["formId", formId], ...ids.map((id) => ["upload", id])]);
    const formId = randomUUID();
    // Sends the form twice, as after a lost response.
    for (let time = 0; time < 2; time++) expect(readResponse(await call({ body: body() })).status).toBe(303);
    expect((await namesOf()).sort()).toEqual(["a.pdf", "b.pdf"]);
    expect(await db().select({ kind: mails.kind }).from(mails)).toEqual([{ kind: "answer-file" }]);
    expect((await post({ intent: "files" })).shown).toMatchObject({ errors: { files: [text.file.none] } });
  });

  test("are removed if an error prevents their addition", async () => {
    await db().execute(sql`alter table booking_events add constraint refuse check (false) not valid`);
    try {
      expect((await send([plan])).status).toBe(500);
      expect(await db().$count(files)).toBe(0);
    } finally {
      await db().execute(sql`alter table booking_events drop constraint refuse`);
    }
  });

  test("that are refused do not affect the others", async () => {
    const answer = await send([{ fileName: "run.exe", content: "MZ" }, plan]);
    expect(answer).toMatchObject({
      status: 415,
      shown: { errors: { files: [expect.stringContaining("run.exe")] } },
    });
    expect(await namesOf()).toEqual(["plan.pdf"]);
    expect((await send([])).shown).toMatchObject({ errors: { files: [text.file.none] } });
  });

  test("beyond a request's limit of twenty are listed", async () => {
    const many = Array.from({ length: maxFilesPerBooking - 1 }, (_, index) => ({
      fileName: `${index}.txt`,
      content: String(index),
    }));
    expect((await send(many)).status).toBe(303);
    const answer = await send([plan, { fileName: "late.txt", content: "late" }]);
    expect(answer.shown).toMatchObject({
      errors: { files: [text.file.tooMany("late.txt", maxFilesPerBooking)] },
    });
    expect(await namesOf()).toHaveLength(maxFilesPerBooking);
  });
});
