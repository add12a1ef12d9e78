import { randomUUID } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { callApi } from "#tests/support/api/call-api";
import { operations } from "#tests/support/api/document";
import { insertBookings } from "#tests/support/records/bookings";
import { allScopes, insertKey } from "#tests/support/records/keys";
import { insertSession, insertStaff } from "#tests/support/records/staff";
import { addLink } from "~/booking/delivery/change-delivery.server";
import { db } from "~/db/client.server";
import * as schema from "~/db/schema.server";
import { toPacificInput } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";

let key: string;
let booking: string;
beforeEach(async () => {
  key = await insertKey({ name: "CRM", scopes: allScopes("write") });
  booking = `/bookings/${(await insertBookings([{}]))[0] ?? ""}`;
});

interface ApiRequest {
  path: string;
  json?: object;
}

const send = (method: string, { path, json }: ApiRequest, headers: Record<string, string> = {}) =>
  callApi(method, `/api/v1${path}`, { key, headers, ...(json && { json }) });
/** Sends a call that must precede another one, and returns its answer. */
const sendFirst = async (method: string, path: string, json?: object) => {
  const { status, body } = await send(method, { path, ...(json && { json }) });
  expect(status, `${method} ${path}`).toBeLessThan(300);
  return body as { id: string; items: { id: string }[] };
};

const inDays = (days: number) => toPacificInput(new Date(Date.now() + days * dayMs)).slice(0, 10);
const visit = { startsAt: `${inDays(9)}T19:00:00Z`, minutes: 60 };
const quote = { lines: [{ label: "Tour", unitCents: 45_000 }], validUntil: inDays(20) };
/** Returns the request of each write, after sending the calls that must precede it. */
const writes: Record<string, () => Promise<ApiRequest>> = {
  "PUT /bookings/{id}/stage": () =>
    Promise.resolve({ path: `${booking}/stage`, json: { stage: "in-review" } }),
  "PUT /bookings/{id}/owner": async () => ({
    path: `${booking}/owner`,
    json: { ownerId: (await insertStaff()).id, note: "Please call." },
  }),
  "POST /bookings/{id}/quotes": () => Promise.resolve({ path: `${booking}/quotes`, json: quote }),
  "DELETE /bookings/{id}/quotes/open": async () => {
    await sendFirst("POST", `${booking}/quotes`, quote);
    return { path: `${booking}/quotes/open` };
  },
  "PUT /bookings/{id}/visit": () => Promise.resolve({ path: `${booking}/visit`, json: visit }),
  "DELETE /bookings/{id}/visit": async () => {
    await sendFirst("PUT", `${booking}/visit`, visit);
    return { path: `${booking}/visit` };
  },
  "POST /bookings/{id}/messages": () =>
    Promise.resolve({ path: `${booking}/messages`, json: { text: "Hello" } }),
  "POST /bookings/{id}/notes": () => Promise.resolve({ path: `${booking}/notes`, json: { text: "Hello" } }),
  "DELETE /bookings/{id}/notes/{noteId}": async () => {
    await sendFirst("POST", `${booking}/notes`, { text: "Hello" });
    const { items } = await sendFirst("GET", `${booking}/notes`);
    return { path: `${booking}/notes/${items[0]?.id ?? ""}` };
  },
  "POST /bookings/{id}/deliveries": async () => {
    await sendFirst("PUT", `${booking}/visit`, visit);
    return { path: `${booking}/deliveries`, json: { title: "Points", note: "" } };
  },
  "POST /bookings/{id}/deliveries/draft/publication": async () => {
    await sendFirst("PUT", `${booking}/visit`, visit);
    await sendFirst("POST", `${booking}/deliveries`, { title: "Points", note: "" });
    const link = { formId: randomUUID(), name: "Tour", url: "https://tours.example.com/1" };
    await addLink(booking.split("/").at(-1), link, await insertSession());
    return { path: `${booking}/deliveries/draft/publication`, json: {} };
  },
};

const tables = [
  ...[schema.bookings, schema.bookingEvents, schema.bookingMessages, schema.bookingNotes, schema.quotes],
  ...[schema.visits, schema.deliveries, schema.deliveryItems, schema.mails, schema.auditEntries],
];

async function dump(): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of tables)
    found[getTableName(table)] = await db()
      .select()
      .from(table)
      .orderBy(sql`1`);
  return found;
}

test("the test covers every write of the document", () => {
  const described = operations
    .filter(({ method, path }) => method !== "GET" && path.startsWith("/api/v1/"))
    .map(({ method, path }) => `${method} ${path.slice("/api/v1".length)}`);
  expect(Object.keys(writes).sort()).toEqual(described.sort());
});

test.each(Object.entries(writes))(
  "%s with the same key twice answers the same, and changes something once",
  async (call, prepare) => {
    const [method = ""] = call.split(" ", 1);
    const sent = await prepare();
    const headers = { "Idempotency-Key": "order-4711" };
    const before = await dump();
    const one = await send(method, sent, headers);
    const between = await dump();
    const other = await send(method, sent, headers);
    expect(one.status).toBeLessThan(300);
    expect([other.status, other.body]).toEqual([one.status, one.body]);
    expect(other.headers.get("ETag")).toBe(one.headers.get("ETag"));
    expect(between).not.toEqual(before);
    expect(await dump()).toEqual(between);
  },
);

test("an owner sent again with its key does not undo a later change", async () => {
  const path = `${booking}/owner`;
  const json = { ownerId: (await insertStaff()).id };
  const headers = { "Idempotency-Key": "order-4711" };
  const nobody = { ownerId: null };
  expect((await send("PUT", { path, json }, headers)).body).toMatchObject(json);
  expect((await send("PUT", { path, json: nobody })).body).toMatchObject(nobody);
  expect((await send("PUT", { path, json }, headers)).body).toMatchObject(nobody);
});
