import { getTableName, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { callApi } from "#tests/support/api";
import { operations } from "#tests/support/api-document";
import { insertBookings } from "#tests/support/bookings";
import { allScopes, insertKey } from "#tests/support/keys";
import { multipartBody, multipartType } from "#tests/support/multipart";
import { insertStaff } from "#tests/support/staff";
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

interface Sent {
  path: string;
  json?: object;
  body?: Buffer<ArrayBuffer>;
}

const send = (method: string, { path, json, body }: Sent, headers: Record<string, string> = {}) =>
  callApi(method, `/api/v1${path}`, {
    key,
    headers: { ...headers, ...(body && { "Content-Type": multipartType }) },
    ...(json && { json }),
    ...(body && { body }),
  });
/** Sends what a call needs before it, and returns what it answers. */
const first = async (method: string, path: string, json?: object) => {
  const { status, body } = await send(method, { path, ...(json && { json }) });
  expect(status, `${method} ${path}`).toBeLessThan(300);
  return body as { id: string; items: { id: string }[] };
};

const inDays = (days: number) => toPacificInput(new Date(Date.now() + days * dayMs)).slice(0, 10);
const visit = { startsAt: `${inDays(9)}T19:00:00Z`, minutes: 60 };
const quote = { lines: [{ label: "Tour", unitCents: 45_000 }], validUntil: inDays(20) };
const values = { title: "Tower", place: "Reno", service: "scan-to-bim", text: "Two days." };
const link = { name: "Tour", url: "https://tours.example.com/1" };

const addProject = async () => `/projects/${(await first("POST", "/projects", values)).id}`;
async function addDraft() {
  await first("PUT", `${booking}/visit`, visit);
  await first("POST", `${booking}/deliveries`, { title: "Points", note: "" });
  return `${booking}/deliveries/draft`;
}
async function addLink() {
  const draft = await addDraft();
  return (await first("POST", `${draft}/links`, link)).items[0]?.id ?? "";
}
async function toPicture(color: string): Promise<Buffer<ArrayBuffer>> {
  const size = { width: 40, height: 30, channels: 3, background: color } as const;
  const content = await sharp({ create: size }).jpeg().toBuffer();
  return multipartBody([
    { field: "alt", value: "A lobby" },
    { fileName: "lobby.jpg", type: "image/jpeg", content },
  ]);
}
async function addPictures() {
  const path = `${await addProject()}/pictures`;
  const [, last] = await Promise.all(
    ["#123", "#456"].map(async (color) => send("POST", { path, body: await toPicture(color) })),
  );
  const { items } = last?.body as { items: { id: string }[] };
  return `${path}/${items.at(-1)?.id ?? ""}`;
}

/** What each write sends, after what it needs. */
const writes: Record<string, () => Promise<Sent>> = {
  "PUT /bookings/{id}/stage": () =>
    Promise.resolve({ path: `${booking}/stage`, json: { stage: "in-review" } }),
  "PUT /bookings/{id}/owner": async () => ({
    path: `${booking}/owner`,
    json: { ownerId: (await insertStaff()).id, note: "Please call." },
  }),
  "PUT /bookings/{id}/completion-date": () =>
    Promise.resolve({ path: `${booking}/completion-date`, json: { completionDate: visit.startsAt } }),
  "PUT /bookings/{id}/spam": () => Promise.resolve({ path: `${booking}/spam`, json: { isSpam: true } }),
  "POST /bookings/{id}/quotes": () => Promise.resolve({ path: `${booking}/quotes`, json: quote }),
  "DELETE /bookings/{id}/quotes/open": async () => {
    await first("POST", `${booking}/quotes`, quote);
    return { path: `${booking}/quotes/open` };
  },
  "PUT /bookings/{id}/visit": () => Promise.resolve({ path: `${booking}/visit`, json: visit }),
  "DELETE /bookings/{id}/visit": async () => {
    await first("PUT", `${booking}/visit`, visit);
    return { path: `${booking}/visit` };
  },
  "POST /bookings/{id}/messages": () =>
    Promise.resolve({ path: `${booking}/messages`, json: { text: "Hello" } }),
  "POST /bookings/{id}/notes": () => Promise.resolve({ path: `${booking}/notes`, json: { text: "Hello" } }),
  "DELETE /bookings/{id}/notes/{noteId}": async () => {
    await first("POST", `${booking}/notes`, { text: "Hello" });
    const { items } = await first("GET", `${booking}/notes`);
    return { path: `${booking}/notes/${items[0]?.id ?? ""}` };
  },
  "POST /bookings/{id}/deliveries": async () => {
    await first("PUT", `${booking}/visit`, visit);
    return { path: `${booking}/deliveries`, json: { title: "Points", note: "" } };
  },
  "PUT /bookings/{id}/deliveries/draft": async () => ({
    path: await addDraft(),
    json: { title: "Points and plan", note: "" },
  }),
  "POST /bookings/{id}/deliveries/draft/links": async () => ({
    path: `${await addDraft()}/links`,
    json: link,
  }),
  "DELETE /bookings/{id}/deliveries/draft/items/{itemId}": async () => ({
    path: `${booking}/deliveries/draft/items/${await addLink()}`,
  }),
  "POST /bookings/{id}/deliveries/draft/publication": async () => {
    await addLink();
    return { path: `${booking}/deliveries/draft/publication`, json: {} };
  },
  "DELETE /bookings/{id}/deliveries/{deliveryId}": async () => {
    await addLink();
    const { id } = await first("POST", `${booking}/deliveries/draft/publication`, {});
    return { path: `${booking}/deliveries/${id}` };
  },
  "POST /projects": () => Promise.resolve({ path: "/projects", json: values }),
  "PUT /projects/{id}": async () => ({ path: await addProject(), json: { ...values, title: "Two towers" } }),
  "DELETE /projects/{id}": async () => ({ path: await addProject() }),
  "PUT /projects/{id}/status": async () => {
    const picture = await addPictures();
    return { path: picture.replace(/\/pictures.*/, "/status"), json: { status: "published" } };
  },
  "POST /projects/{id}/pictures": async () => ({
    path: `${await addProject()}/pictures`,
    body: await toPicture("#789"),
  }),
  "PUT /projects/{id}/pictures/{pictureId}": async () => ({
    path: await addPictures(),
    json: { alt: "The atrium", isFirst: true },
  }),
  "DELETE /projects/{id}/pictures/{pictureId}": async () => ({ path: await addPictures() }),
};

const tables = [
  ...[schema.bookings, schema.bookingEvents, schema.bookingMessages, schema.bookingNotes, schema.quotes],
  ...[schema.visits, schema.deliveries, schema.deliveryItems, schema.projects, schema.projectPictures],
  ...[schema.mails, schema.auditEntries, schema.publishedFiles, schema.spamMarks],
];

/** Everything that a write may change. */
async function dump(): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of tables)
    found[getTableName(table)] = await db()
      .select()
      .from(table)
      .orderBy(sql`1`);
  return found;
}

test("every write of the document is tried", () => {
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
