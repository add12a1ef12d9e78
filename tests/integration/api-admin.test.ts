import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { callApi, type Called } from "#tests/support/api/call-api";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { insertBookings } from "#tests/support/records/bookings";
import { allScopes, insertKey } from "#tests/support/records/keys";
import { insertStaff } from "#tests/support/records/staff";
import { insertLegal } from "#tests/support/routes/admin-calls";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { auditEntries, bookings, mails, sweepClock } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { settings } from "~/settings/settings.server";

let admin: Staff;
beforeEach(async () => {
  admin = await insertStaff({ isAdmin: true, fullName: "Grace Hopper" });
});

const call = (method: string, path: string, json?: object, headers: Record<string, string> = {}) =>
  callApi(method, `/api/v1${path}`, { as: admin, headers, ...(json && { json }) });
const etagOf = ({ headers }: Called) => ({ "If-Match": headers.get("ETag") ?? "" });
const itemsOf = ({ body }: Called) => (body as { items: { id: string }[] }).items;

test("a change of settings leaves what it doesn’t name, and is used at once", async () => {
  await call("PATCH", "/settings/company", { "openingHours-vi": "Thứ Hai", street: "1 Main St" });
  const changed = await call("PATCH", "/settings/company", { phone: "213-555-0199" });
  expect(changed.body).toMatchObject({ "openingHours-vi": "Thứ Hai", phone: "(213) 555-0199" });
  expect(settings()).toMatchObject({ street: "1 Main St", phone: "(213) 555-0199" });
  const refused = await call("PATCH", "/settings/company", { email: "nobody", phone: "" });
  expect([refused.status, refused.body]).toMatchObject([422, { errors: { email: [expect.any(String)] } }]);
});

test("the second of two programs is told what the first has changed", async () => {
  const seen = etagOf(await call("GET", "/settings/requests"));
  await call("PATCH", "/settings/requests", { leadDays: 9, readerIds: [admin.id] });
  const late = await call("PATCH", "/settings/requests", { leadDays: 3 }, seen);
  expect(late).toMatchObject({
    status: 412,
    body: { code: "changed", by: "Grace Hopper", differing: [{ name: "leadDays", stored: "9" }] },
  });
  const again = await call("PATCH", "/settings/requests", { leadDays: 3 }, etagOf(late));
  expect(again.body).toMatchObject({ leadDays: 3, readers: [{ id: admin.id, isReader: true }] });
});

test("times that remove more tonight need the number of what goes", async () => {
  await insertBookings([{ stage: "done", stageChangedAt: new Date(Date.now() - 40 * dayMs) }]);
  const shorter = { retentionDoneDays: 30 };
  const asked = await call("PATCH", "/settings/data", shorter);
  expect(asked).toMatchObject({
    status: 409,
    body: { code: "removes-more", removes: 1, removal: { requests: 1 } },
  });
  expect((await call("PATCH", "/settings/data", { ...shorter, removes: 2 })).status).toBe(409);
  const confirmed = await call("PATCH", "/settings/data", { ...shorter, removes: 1 });
  expect(confirmed.body).toMatchObject({ retentionDoneDays: 30, retentionMailDays: 365 });
});

test("a legal text is published as the next version, and then translated", async () => {
  const path = "/legal-texts/terms";
  const first = await call("GET", path);
  expect((await call("PUT", `${path}/translations`, { vi: "Mới" })).body).toMatchObject({
    code: "first-version",
  });
  expect(await call("PUT", path, { text: "For {nobody}" })).toMatchObject({
    status: 422,
    body: { errors: { text: [expect.stringContaining("{nobody}")] } },
  });
  await call("PUT", path, { text: "For {company}" }, etagOf(first));
  expect((await call("PUT", path, { text: "Others" }, etagOf(first))).status).toBe(412);
  const translated = await call("PUT", `${path}/translations`, { vi: "Cho {company}", "fr-BE": "" });
  expect(translated.body).toMatchObject({ version: 2, text: "For {company}" });
  expect(translated.body).toHaveProperty("translations", { vi: "Cho {company}" });
});

test("emails are listed by their state and booking, and sent again once for each key", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  const action = { label: "Your request", page: "request" as const };
  const mail = { kind: "test", toAddress: "ada@example.com", subject: "Test", bookingId };
  await db()
    .insert(mails)
    .values([
      { ...mail, state: "sent", content: { paragraphs: ["Hello Ada"], action } },
      { ...mail, state: "failed", bookingId: null, content: { paragraphs: [] } },
    ]);
  const [sent] = itemsOf(await call("GET", `/mails?bookingId=${bookingId}`));
  expect(itemsOf(await call("GET", "/mails?state=failed"))).toMatchObject([{ bookingId: null }]);
  const page = await call("GET", "/mails?limit=1");
  const { nextCursor } = page.body as { nextCursor: string };
  expect(itemsOf(await call("GET", `/mails?limit=1&cursor=${nextCursor}`))).toHaveLength(1);
  expect((await call("GET", `/mails/${sent?.id ?? ""}`)).body).toMatchObject({
    text: expect.stringContaining("Hello Ada") as string,
  });
  const again = (key: string) =>
    call("POST", `/mails/${sent?.id ?? ""}/sending`, undefined, { "Idempotency-Key": key });
  for (const key of ["order-4711", "order-4711", "order-4712"]) await again(key);
  expect(itemsOf(await call("GET", "/mails?state=waiting"))).toHaveLength(2);
  expect((await call("POST", "/mail-queue", { action: "send-failed" })).body).toEqual({ count: 1 });
});

test("an administrator confirms the removal of old data by the time that was read", async () => {
  const past = new Date(Date.now() - 40 * dayMs);
  await db().insert(sweepClock).values({ horizon: past, seenAt: past, state: "ahead" });
  const { reason, now } = (await call("GET", "/removals")).body as { reason: string; now: string };
  expect(reason).toBe("ahead");
  expect((await call("POST", "/removals", { shownAt: past.toISOString() })).body).toMatchObject({
    code: "clock-moved",
  });
  expect((await call("POST", "/removals", { shownAt: now })).status).toBe(200);
  expect((await call("GET", "/removals")).body).toMatchObject({ reason: null });
});

test("each export of a person is a ZIP, and an entry of the audit log that names nobody", async () => {
  await insertBookings([{ email: "ada@example.com", fullName: "Ada Example" }]);
  const { status, headers, text } = await call("POST", "/person-exports", { person: "Ada@example.com" });
  expect([status, headers.get("Content-Type")]).toEqual([200, "application/zip"]);
  expect(text).toContain('"fullName":"Ada Example"');
  expect(await db().select().from(auditEntries)).toMatchObject([
    { action: "person-exported", subject: "", detail: { requests: "1" } },
  ]);
});

test("a project keeps its translations unless a request has others", async () => {
  const values = { title: "Tower", place: "Reno", service: "scan-to-bim", text: "Two days." };
  const translations = { title: { "fr-BE": "Tour", vi: "" }, text: { vi: "Hai ngày." } };
  const added = (await call("POST", "/projects", { ...values, translations })).body as { id: string };
  const path = `/projects/${added.id}`;
  const kept = { title: { "fr-BE": "Tour" }, text: { vi: "Hai ngày." } };
  expect(added).toHaveProperty("translations", kept);
  const renamed = await call("PUT", path, { ...values, title: "Two towers" });
  expect(renamed.body).toHaveProperty("translations", kept);
  const without = await call("PUT", path, { ...values, translations: {} });
  expect(without.body).toHaveProperty("translations", { title: {}, text: {} });
});

test("a picture sent again with its key is not added again, also after somebody has removed it", async () => {
  const values = { title: "Tower", place: "Reno", service: "scan-to-bim", text: "Two days." };
  const { id } = (await call("POST", "/projects", values)).body as { id: string };
  const size = { width: 40, height: 30, channels: 3, background: "#789" } as const;
  const content = await sharp({ create: size }).jpeg().toBuffer();
  const body = multipartBody([
    { field: "alt", value: "A lobby" },
    { fileName: "lobby.jpg", type: "image/jpeg", content },
  ]);
  const send = (key: string) =>
    callApi("POST", `/api/v1/projects/${id}/pictures`, {
      as: admin,
      headers: { "Content-Type": multipartType, "Idempotency-Key": key },
      body,
    });
  const [picture] = itemsOf(await send("order-4711"));
  await call("DELETE", `/projects/${id}/pictures/${picture?.id ?? ""}`);
  expect((await send("order-4711")).body).toEqual({ items: [] });
  const described = itemsOf(await send("order-4712"))[0]?.id ?? "";
  const altTranslations = { vi: "Sảnh" };
  const path = `/projects/${id}/pictures/${described}`;
  await call("PUT", path, { alt: "The lobby", altTranslations });
  const again = await call("PUT", path, { alt: "A lobby" });
  expect(itemsOf(again)).toMatchObject([{ alt: "A lobby", altTranslations }]);
});

test("neither staff nor keys have access to what only administrators do", async () => {
  await insertLegal();
  const [id = ""] = await insertBookings([{}]);
  const key = await insertKey({ scopes: allScopes("write") });
  const as = await insertStaff();
  const person = (await db().select().from(bookings).where(eq(bookings.id, id)))[0]?.email;
  for (const [method, path, json] of [
    ["GET", "/settings/company"],
    ["PATCH", "/settings/company", { city: "Reno" }],
    ["GET", "/legal-texts/terms"],
    ["GET", "/mails"],
    ["GET", "/removals"],
    ["POST", "/person-exports", { person }],
  ] as const)
    for (const caller of [{ key }, { as }])
      expect((await callApi(method, `/api/v1${path}`, { ...caller, ...(json && { json }) })).status).toBe(
        403,
      );
});
