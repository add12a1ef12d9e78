import { beforeEach, expect, test } from "vitest";
import { callApi, type Called } from "#tests/support/api/call-api";
import { insertBookings } from "#tests/support/records/bookings";
import { allScopes, insertKey } from "#tests/support/records/keys";
import { insertStaff } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { bookingEvents, bookings, mails, quotes, visits } from "~/db/schema.server";
import { toPacificInput } from "~/lib/pacific-time";
import { dayMs, hourMs } from "~/lib/time";

let key: string;
let id: string;
beforeEach(async () => {
  key = await insertKey({ name: "CRM", scopes: allScopes("write") });
  [id = ""] = await insertBookings([{ fullName: "Ada Example", email: "ada@example.com" }]);
});

const call = (method: string, path: string, json?: object, headers: Record<string, string> = {}) =>
  callApi(method, `/api/v1${path}`, { key, headers, ...(json && { json }) });
const work = (method: string, path: string, json?: object, headers?: Record<string, string>) =>
  call(method, `/bookings/${id}${path}`, json, headers);
const bodyOf = ({ body }: Called) => body as Record<string, unknown>;
const itemsOf = ({ body }: Called) => (body as { items: Record<string, unknown>[] }).items;
const kindsOf = async () => (await db().select().from(mails)).map(({ kind }) => kind).sort();

const lastDay = toPacificInput(new Date(Date.now() + 30 * dayMs)).slice(0, 10);
const newQuote = {
  lines: [
    { label: "Tour", unitCents: 45_050 },
    { label: "Floor plan", quantity: 2, unitCents: 9_500 },
  ],
  validUntil: lastDay,
};
const inDays = (days: number) => new Date(Math.ceil(Date.now() / hourMs) * hourMs + days * dayMs);
const newVisit = { startsAt: inDays(7).toISOString(), minutes: 120 };

test("a program takes a booking from its request to the end of the work", async () => {
  expect(bodyOf(await work("PUT", "/stage", { stage: "in-review" }))).toMatchObject({
    id,
    stage: "in-review",
    waitingFor: "us",
    ownerId: null,
  });
  expect(bodyOf(await work("POST", "/quotes", newQuote))).toMatchObject({
    stage: "quoted",
    waitingFor: "them",
  });
  expect(itemsOf(await work("GET", "/quotes"))).toMatchObject([
    { number: 1, state: "sent", totalCents: 64_050, author: "CRM (key)" },
  ]);
  expect(bodyOf(await work("DELETE", "/quotes/open"))).toMatchObject({ stage: "in-review" });
  expect(bodyOf(await work("PUT", "/visit", newVisit))).toMatchObject({ stage: "scheduled" });
  const visit = { bookingId: id, startsAt: newVisit.startsAt, minutes: 120, staffId: null };
  expect(bodyOf(await work("GET", "/visit"))).toMatchObject({ visit });
  const range = new URLSearchParams({ from: inDays(6).toISOString(), to: inDays(8).toISOString() });
  expect(itemsOf(await call("GET", `/visits?${range}`))).toMatchObject([visit]);
  expect(bodyOf(await work("POST", "/messages", { text: "See you" }))).toMatchObject({ stage: "scheduled" });
  expect(itemsOf(await work("GET", "/messages"))).toMatchObject([{ author: "CRM (key)", text: "See you" }]);
  expect(await work("PUT", "/stage", { stage: "done" })).toMatchObject({
    status: 409,
    body: { code: "undecided", status: 409, choices: { visit: ["cancel", "keep"] } },
  });
  expect(bodyOf(await work("PUT", "/stage", { stage: "done", visit: "keep" }))).toMatchObject({
    stage: "done",
    waitingFor: "nobody",
  });
  expect(await kindsOf()).toEqual([
    "booking-done",
    "booking-message",
    "booking-quote",
    "booking-quote-withdrawn",
    "booking-visit-scheduled",
  ]);
  // A mail never names a program, because the company signs it.
  for (const { content } of await db().select().from(mails))
    expect(JSON.stringify(content)).not.toContain("CRM");
  const actors = (await db().select().from(bookingEvents)).map(({ actor }) => actor);
  expect(new Set(actors)).toEqual(new Set(["CRM (key)"]));
}, 60_000);

test("a stage is declined without a mail, reopened and undone", async () => {
  await work("PUT", "/stage", { stage: "in-review" });
  expect(bodyOf(await work("PUT", "/stage", { stage: "new" })).stage).toBe("new");
  await work("PUT", "/stage", { stage: "declined", sendMail: false });
  expect(await kindsOf()).toEqual([]);
  expect(await work("PUT", "/stage", { stage: "canceled" })).toMatchObject({
    status: 409,
    body: { code: "not-allowed", stage: "declined" },
  });
  await work("PUT", "/stage", { stage: "in-review", mailText: "We can help after all" });
  const [mail] = await db().select().from(mails);
  expect(mail?.content.paragraphs).toEqual(["We can help after all"]);
});

test("a change is rejected after somebody else's change, with the fields that changed", async () => {
  const tag = (await work("GET", "")).headers.get("ETag") ?? "";
  const sent = await work("POST", "/quotes", newQuote, { "If-Match": tag });
  expect(sent.status).toBe(200);
  const late = await work("PUT", "/stage", { stage: "declined" }, { "If-Match": tag });
  expect(late.status).toBe(412);
  expect(late.body).toMatchObject({
    code: "changed",
    changes: [{ kind: "quote-sent", actor: "CRM (key)" }, { kind: "stage-changed" }],
  });
  expect(late.headers.get("ETag")).toBe(sent.headers.get("ETag"));
  expect((await work("PUT", "/visit", newVisit, { "If-Match": "17" })).status).toBe(422);
  expect((await db().select().from(bookings))[0]?.stage).toBe("quoted");
});

test("a change sent again with its key is made once", async () => {
  const headers = { "Idempotency-Key": "order-4711" };
  for (let time = 0; time < 2; time++) {
    expect((await work("POST", "/quotes", newQuote, headers)).status).toBe(200);
    expect((await work("POST", "/messages", { text: "Hello" }, headers)).status).toBe(200);
    expect((await work("POST", "/notes", { text: "Called" }, headers)).status).toBe(200);
  }
  expect(await db().$count(quotes)).toBe(1);
  expect(itemsOf(await work("GET", "/messages"))).toHaveLength(1);
  expect(itemsOf(await work("GET", "/notes"))).toHaveLength(1);
  await work("POST", "/messages", { text: "Hello" });
  expect(itemsOf(await work("GET", "/messages"))).toHaveLength(2);
});

test("a time outside of the database's range is rejected", async () => {
  const [first, last] = ["0000-02-29T20:00:00+10:00", "9999-12-31T23:59:59-10:00"];
  const errors = { errors: { from: [expect.any(String)], to: [expect.any(String)] } };
  expect(await call("GET", `/visits?${new URLSearchParams({ from: first, to: last })}`)).toMatchObject({
    status: 422,
    body: errors,
  });
});

test("the rules of the forms hold for quotes and visits, and errors name the fields of the JSON", async () => {
  const lines = [
    { label: "", unitCents: 1 },
    { label: "x", quantity: 0, unitCents: 2e9 },
  ];
  expect((await work("POST", "/quotes", { ...newQuote, lines })).body).toMatchObject({
    errors: {
      "lines.0.label": [expect.any(String)],
      "lines.1.quantity": [expect.any(String)],
      "lines.1.unitCents": [expect.any(String)],
    },
  });
  const past = { ...newVisit, startsAt: inDays(-3).toISOString() };
  expect((await work("PUT", "/visit", past)).body).toMatchObject({
    errors: { startsAt: [expect.any(String)] },
  });
  expect([await db().$count(quotes), await db().$count(visits)]).toEqual([0, 0]);
});

test("asks when a person already has a visit at that time", async () => {
  const { id: staffId } = await insertStaff({ fullName: "Grace Hopper" });
  expect(itemsOf(await call("GET", "/staff"))).toContainEqual({ id: staffId, name: "Grace Hopper" });
  const [other = ""] = await insertBookings([{}]);
  await call("PUT", `/bookings/${other}/visit`, { ...newVisit, staffId });
  const busy = await work("PUT", "/visit", { ...newVisit, staffId });
  expect([busy.status, bodyOf(busy).code]).toEqual([409, "busy"]);
  const accepted = (bodyOf(busy).overlaps as { id: string }[]).map((overlap) => overlap.id);
  expect((await work("PUT", "/visit", { ...newVisit, staffId, accepted })).status).toBe(200);
  expect(bodyOf(await work("DELETE", "/visit"))).toMatchObject({ stage: "in-review" });
  const nobody = { ...newVisit, staffId: id };
  expect((await work("PUT", "/visit", nobody)).body).toMatchObject({
    errors: { staffId: [expect.any(String)] },
  });
});

test("a booking is assigned with a note, and a note is removed by its author", async () => {
  const owner = await insertStaff({ fullName: "Grace Hopper" });
  const assigned = await work("PUT", "/owner", { ownerId: owner.id, note: "Please call" });
  expect(bodyOf(assigned).ownerId).toBe(owner.id);
  const [note] = itemsOf(await work("GET", "/notes"));
  expect(note).toMatchObject({ author: "CRM (key)", text: "Please call" });
  expect((await work("PUT", "/owner", { ownerId: id })).status).toBe(422);
  const other = await insertKey({ scopes: ["messages:write"] });
  const path = `/api/v1/bookings/${id}/notes/${String(note?.id)}`;
  expect((await callApi("DELETE", path, { key: other })).status).toBe(403);
  for (const _time of ["removed", "removed before"])
    expect((await callApi("DELETE", path, { key })).status).toBe(200);
  expect((await work("DELETE", `/notes/${owner.id}`)).status).toBe(404);
  expect(itemsOf(await work("GET", "/notes"))).toEqual([]);
  expect(bodyOf(await work("PUT", "/owner", { ownerId: null })).ownerId).toBeNull();
});

test("lists come in pages, in a fixed order, with the requested fields", async () => {
  await insertBookings([{ stage: "done" }, { stage: "quoted" }, {}]);
  const read = async (query: string) => {
    const found: Record<string, unknown>[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body } = await call("GET", `/bookings?limit=2${query}${cursor && `&cursor=${cursor}`}`);
      const page = body as { items: Record<string, unknown>[]; nextCursor: string | null };
      found.push(...page.items);
      cursor = page.nextCursor;
    }
    return found;
  };
  const all = await read("");
  expect(new Set(all.map((each) => each.id)).size).toBe(4);
  const times = all.map(({ createdAt }) => String(createdAt));
  expect(times).toEqual(times.toSorted().reverse());
  expect((await read("&stage=open")).map(({ stage }) => stage).sort()).toEqual(["new", "new", "quoted"]);
  expect(await read("&stage=done&fields=stage")).toEqual([
    { id: expect.any(String) as string, stage: "done" },
  ]);
  for (const wrong of ["fields=password", "cursor=x", "stage=gone", "limit=101"])
    expect((await call("GET", `/bookings?${wrong}`)).status, wrong).toBe(422);
  await work("PUT", "/stage", { stage: "in-review" });
  const { body } = await work("GET", "/events?limit=1");
  const { items, nextCursor } = body as { items: { kind: string }[]; nextCursor: string };
  expect(items[0]?.kind).toBe("stage-changed");
  expect(itemsOf(await work("GET", `/events?cursor=${nextCursor}`))).toMatchObject([{ kind: "viewed" }]);
});

test("an unknown booking gets problem details", async () => {
  const unknown = "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11";
  for (const [method, path, json] of [
    ["GET", "", undefined],
    ["PUT", "/stage", { stage: "declined" }],
    ["POST", "/messages", { text: "Hello" }],
    ["GET", "/events", undefined],
  ] as const) {
    const answer = await call(method, `/bookings/${unknown}${path}`, json);
    const message = "There's no such booking.";
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(answer.body).toEqual({
      type: "about:blank",
      title: "Not Found",
      status: 404,
      detail: message,
      message,
    });
  }
});
