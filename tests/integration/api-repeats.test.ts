import { randomUUID } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { callApi } from "#tests/support/api/call-api";
import { operations } from "#tests/support/api/document";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { insertBookings } from "#tests/support/records/bookings";
import { allScopes, insertKey } from "#tests/support/records/keys";
import { insertStaff } from "#tests/support/records/staff";
import { insertLegal, insertMail } from "#tests/support/routes/admin-calls";
import type { Staff } from "~/access/session";
import { createShare, findShares } from "~/booking/delivery/shares.server";
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
  /** An administrator, for what keys have no access to. */
  as?: Staff;
}

const send = (method: string, { path, json, body, as }: Sent, headers: Record<string, string> = {}) =>
  callApi(method, `/api/v1${path}`, {
    ...(as ? { as } : { key }),
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
  const responses = await Promise.all(
    ["#123", "#456"].map(async (color) => send("POST", { path, body: await toPicture(color) })),
  );
  const { body } = responses.at(-1) ?? {};
  const { items } = body as { items: { id: string }[] };
  return `${path}/${items.at(-1)?.id ?? ""}`;
}

async function addEntry(path: string, values: object): Promise<Sent & { as: Staff }> {
  const as = await insertStaff({ isAdmin: true });
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids)
    expect((await send("PUT", { path: `${path}/${id}`, json: values, as })).status).toBe(200);
  return { path: `${path}/${ids[0] ?? ""}`, as };
}
const priceValues = { label: "Plan", unit: "", unitCents: 20_000 };
const replyValues = { label: "Parking", text: "Is there parking, {name}?" };
const toEnd = async (entry: Promise<Sent>) => {
  const { path, ...sent } = await entry;
  return { ...sent, path: `${path}/position`, json: { before: null } };
};

async function asAdmin(sent: Sent): Promise<Sent> {
  return { ...sent, as: await insertStaff({ isAdmin: true }) };
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
  "PUT /bookings/{id}/email": () =>
    Promise.resolve({ path: `${booking}/email`, json: { email: "bea@example.com" } }),
  "POST /bookings/{id}/link": () => Promise.resolve({ path: `${booking}/link`, json: {} }),
  "DELETE /bookings/{id}/shares/{shareId}": async () => {
    const id = booking.split("/").at(-1) ?? "";
    await createShare(id, { formId: randomUUID(), label: "The architect", days: 7 });
    return { path: `${booking}/shares/${(await findShares(id))[0]?.id ?? ""}` };
  },
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
  "PUT /bookings/{id}/deliveries/draft/items/{itemId}/position": async () => {
    const item = await addLink();
    await first("POST", `${booking}/deliveries/draft/links`, { ...link, name: "Plan" });
    return { path: `${booking}/deliveries/draft/items/${item}/position`, json: { before: null } };
  },
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
  "PUT /projects/{id}/position": async () => {
    const project = await addProject();
    await addProject();
    return { path: `${project}/position`, json: { before: null } };
  },
  "PUT /prices/{id}": async () => ({
    ...(await addEntry("/prices", priceValues)),
    json: { ...priceValues, unitCents: 1 },
  }),
  "DELETE /prices/{id}": () => addEntry("/prices", priceValues),
  "PUT /prices/{id}/position": () => toEnd(addEntry("/prices", priceValues)),
  "PUT /replies/{id}": async () => ({
    ...(await addEntry("/replies", replyValues)),
    json: { ...replyValues, text: "Hello" },
  }),
  "DELETE /replies/{id}": () => addEntry("/replies", replyValues),
  "PUT /replies/{id}/position": () => toEnd(addEntry("/replies", replyValues)),
  "POST /erasures": async () => {
    const [found] = await db().select().from(schema.bookings);
    return {
      path: "/erasures",
      json: { person: found?.email, mode: "anonymize" },
      as: await insertStaff({ isAdmin: true }),
    };
  },
  "POST /removals": async () => {
    const now = new Date();
    await db().insert(schema.sweepClock).values({ horizon: now, seenAt: now, state: "ahead" });
    return asAdmin({ path: "/removals", json: { shownAt: now.toISOString() } });
  },
  "PATCH /settings/company": () => asAdmin({ path: "/settings/company", json: { city: "Reno" } }),
  "PATCH /settings/answers": () => asAdmin({ path: "/settings/answers", json: { insurance: "Yes" } }),
  "PATCH /settings/requests": async () => {
    const { id } = await insertStaff();
    return asAdmin({ path: "/settings/requests", json: { leadDays: 5, readerIds: [id] } });
  },
  "PATCH /settings/data": () => asAdmin({ path: "/settings/data", json: { retentionMailDays: 30 } }),
  "PUT /legal-texts/{document}": () => asAdmin({ path: "/legal-texts/terms", json: { text: "New" } }),
  "PUT /legal-texts/{document}/translations": async () => {
    await insertLegal();
    return asAdmin({ path: "/legal-texts/terms/translations", json: { vi: "Mới" } });
  },
  "POST /mails/{id}/sending": async () => asAdmin({ path: `/mails/${await insertMail("sent")}/sending` }),
  "POST /mail-queue": async () => {
    await insertMail("held");
    return asAdmin({ path: "/mail-queue", json: { action: "send-held" } });
  },
  "POST /mail-tests": () => asAdmin({ path: "/mail-tests" }),
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
  ...[schema.privatePageLinks, schema.deliveryShares, schema.prices, schema.savedReplies],
  ...[schema.legalVersions, schema.sweepClock],
];

/** Everything that a write may change. */
async function dump(): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of tables)
    found[getTableName(table)] = await db()
      .select()
      .from(table)
      .orderBy(sql`1`);
  // Their version rises whenever public pages are rendered again.
  const { values } = schema.siteSettings;
  return { ...found, settings: await db().select({ values }).from(schema.siteSettings) };
}

test("every write of the document is tried", () => {
  const described = operations
    .filter(({ method, path }) => method !== "GET" && path.startsWith("/api/v1/"))
    // Changes nothing; each one is in the audit log.
    .filter(({ path }) => path !== "/api/v1/person-exports")
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

test.each([
  ["owner", () => insertStaff().then(({ id }) => ({ ownerId: id })), { ownerId: null }],
  ["completion-date", { completionDate: `${inDays(9)}T19:00:00.000Z` }, { completionDate: null }],
  ["spam", { isSpam: true }, { isSpam: false }],
  ["email", { email: "bea@example.com" }, { email: "cal@example.com" }],
])(
  "%s sent again with its key changes nothing back that somebody has changed since",
  async (name, given, then) => {
    const path = `${booking}/${name}`;
    const json = typeof given === "function" ? await given() : given;
    const headers = { "Idempotency-Key": "order-4711" };
    expect((await send("PUT", { path, json }, headers)).body).toMatchObject(json);
    expect((await send("PUT", { path, json: then })).body).toMatchObject(then);
    expect((await send("PUT", { path, json }, headers)).body).toMatchObject(then);
  },
);
