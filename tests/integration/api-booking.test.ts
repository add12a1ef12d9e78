import { expect, test } from "vitest";
import { callApi, type Called } from "#tests/support/api/call-api";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { bookingEvents, bookingNotes, bookings } from "~/db/schema.server";
import { dayMs } from "~/lib/time";

const answers = {
  fullName: "Ada Example",
  email: "ada@example.com",
  phone: "(818) 555-0142",
  serviceLocation: "Van Nuys, California",
};
const unknownId = "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11";

const create = (json: unknown, headers: Record<string, string> = {}) =>
  callApi("POST", "/api/booking/create", { json, headers });
const idOf = ({ body }: Called) => (body as { bookingId: string }).bookingId;

test("a booking needs only the four required answers; the others get the defaults of the form", async () => {
  const created = await create(answers);
  expect(created.status).toBe(201);
  const staff = await insertStaff();
  const { body } = await callApi("GET", `/api/booking/bookingdetails/${idOf(created)}`, { as: staff });
  expect(body).toMatchObject({
    ...answers,
    id: idOf(created),
    status: 0,
    contactMethod: "Call",
    scanType: "Residential",
    purpose: "Real Estate",
    budgetRange: 500,
    projectTimeline: "Flexible",
    numberOfRooms: [],
    termsAccepted: false,
    privacyConsent: false,
    showcaseConsent: false,
    preferredDate: null,
    completionDate: null,
    language: "en-US",
    files: [],
  });
});

test("a booking keeps its language, if the site has it", async () => {
  const created = await create({ ...answers, language: "fr-BE" });
  const staff = await insertStaff();
  const { body } = await callApi("GET", `/api/booking/bookingdetails/${idOf(created)}`, { as: staff });
  expect(body).toMatchObject({ language: "fr-BE" });
  expect((await create({ ...answers, language: "fr" })).status).toBe(422);
});

test("every answer is stored as it was sent", async () => {
  const soon = new Date(Date.now() + 30 * dayMs).toISOString();
  const everything = {
    ...answers,
    contactMethod: "Text",
    company: "Example Company",
    service: "Digital Twin",
    accessInstructions: "Ring twice.\nThen wait.",
    scanType: "Commercial",
    preferredDate: soon,
    backupDate: null,
    purpose: "Construction",
    projectScope: "<b>Everything</b>",
    numberOfRooms: ["Kitchen", "Bedroom"],
    outputFormats: ["OBJ", "MP4"],
    additionalServices: ["Scan to BIM"],
    specialInstructions: "None",
    budgetRange: 0,
    projectTimeline: "Within a Week",
    deliveryPreferences: ["Cloud folder"],
    termsAccepted: true,
    privacyConsent: true,
    showcaseConsent: true,
  };
  const id = idOf(await create(everything));
  const { body } = await callApi("GET", `/api/booking/bookingdetails/${id}`, { as: await insertStaff() });
  expect(body).toMatchObject(everything);
});

test("unknown keys are ignored and never stored", async () => {
  const extra = {
    status: 1,
    id: unknownId,
    reference: "AAAAAAAA",
    files: ["a"],
    createdAt: "2000-01-01",
    admin: "1",
  };
  const id = idOf(await create({ ...answers, ...extra, completionDate: new Date().toISOString() }));
  expect(id).not.toBe(unknownId);
  const [stored] = await db().select().from(bookings);
  expect(stored).toMatchObject({ id, status: 0, completionDate: null });
  expect(stored?.createdAt.getFullYear()).toBeGreaterThan(2000);
});

test.each<[string, object, string[]]>([
  ["nothing", {}, ["fullName", "email", "phone", "serviceLocation"]],
  ["an array for text", { ...answers, fullName: ["Ada"] }, ["fullName"]],
  ["text for a list", { ...answers, outputFormats: "OBJ" }, ["outputFormats"]],
  ["numbers as text", { ...answers, budgetRange: "500" }, ["budgetRange"]],
  ["an unknown choice in a list", { ...answers, numberOfRooms: ["Kitchen", "Attic"] }, ["numberOfRooms.1"]],
  ["text as a consent", { ...answers, termsAccepted: "yes" }, ["termsAccepted"]],
  ["a date that is over", { ...answers, preferredDate: "2020-01-01T00:00:00Z" }, ["preferredDate"]],
  ["one character too many", { ...answers, company: "x".repeat(201) }, ["company"]],
  ["null", { ...answers, phone: null }, ["phone"]],
])("%s is rejected with errors by field, and nothing is stored", async (_what, json, fields) => {
  const { status, body } = await create(json);
  expect(status).toBe(422);
  expect(Object.keys((body as { errors: object }).errors)).toEqual(fields);
  expect(await db().$count(bookings)).toBe(0);
});

test("requests with the same answers and idempotency key create one booking, also concurrently", async () => {
  const headers = { "Idempotency-Key": "6f2c8a9e-once" };
  const all = await Promise.all(Array.from({ length: 20 }, () => create(answers, headers)));
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(await db().$count(bookings)).toBe(1);
  expect(await db().$count(bookingEvents)).toBe(1);
  await create({ ...answers, company: "Other" }, headers);
  await create(answers, { "Idempotency-Key": "6f2c8a9e-twice" });
  await create(answers);
  expect(await db().$count(bookings)).toBe(4);
  expect((await create(answers, { "Idempotency-Key": "short" })).status).toBe(422);
});

test("a client address can create 120 bookings in an hour", async () => {
  for (let count = 0; count < 120; count++) expect((await create(answers)).status).toBe(201);
  const refused = await create(answers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000);
  expect(await db().$count(bookings)).toBe(120);
});

test("/all returns the count and a page of 6", async () => {
  const staff = await insertStaff();
  await insertBookings(Array.from({ length: 8 }, (_, index) => ({ fullName: `Guest ${index}` })));
  const namesOn = async (query: string) => {
    const { body } = await callApi("GET", `/api/booking/all${query}`, { as: staff });
    const { atotalCount, bookings } = body as { atotalCount: number; bookings: { fullName: string }[] };
    return [atotalCount, ...bookings.map(({ fullName }) => fullName)];
  };
  const first = [8, "Guest 7", "Guest 6", "Guest 5", "Guest 4", "Guest 3", "Guest 2"];
  expect(await namesOn("")).toEqual(first);
  expect(await namesOn("?page=1")).toEqual(first);
  expect(await namesOn("?page=2")).toEqual([8, "Guest 1", "Guest 0"]);
  expect(await namesOn("?page=3")).toEqual([8]);
  expect((await callApi("GET", "/api/booking/all?page=x", { as: staff })).status).toBe(422);
});

test("an unknown booking gets 404, also if the id is not a UUID", async () => {
  const staff = await insertStaff();
  for (const id of [unknownId, "1", "%00", "..%2f", "x".repeat(5_000), `${unknownId}'`])
    expect((await callApi("GET", `/api/booking/bookingdetails/${id}`, { as: staff })).status).toBe(404);
});

test("a status is set by number, and recorded once with the member of staff", async () => {
  const staff = await insertStaff();
  const [id = ""] = await insertBookings([{}]);
  const put = (json: unknown) => callApi("PUT", `/api/booking/${id}/status`, { as: staff, json });
  for (let time = 0; time < 2; time++)
    expect((await put({ status: 1, fullName: "Changed" })).body).toEqual({
      id,
      status: 1,
      message: "Booking marked as viewed",
    });
  expect(
    await db().select({ kind: bookingEvents.kind, actor: bookingEvents.actor }).from(bookingEvents),
  ).toEqual([{ kind: "viewed", actor: staff.email }]);
  expect((await put({ status: 0 })).body).toMatchObject({ status: 0 });
  for (const status of [2, -1, "1", 1.5, null, [1], true, undefined])
    expect((await put({ status })).status).toBe(422);
  expect(await db().select({ status: bookings.status, name: bookings.fullName }).from(bookings)).toEqual([
    { status: 0, name: "Ada Example" },
  ]);
  const unknown = await callApi("PUT", `/api/booking/${unknownId}/status`, {
    as: staff,
    json: { status: 1 },
  });
  expect(unknown.status).toBe(404);
});

test.each([
  ["a note", "POST", "notes", () => ({ text: "Ada called again." })],
  ["an owner with a note", "PUT", "owner", (ownerId: string) => ({ ownerId, note: "Ada called again." })],
] as const)("a booking whose personal data were erased is not given %s", async (_, method, path, toJson) => {
  const [[id = ""], staff] = [await insertBookings([{ erasedAt: new Date() }]), await insertStaff()];
  const stored = () => db().select().from(bookings);
  const before = await stored();
  const json = toJson((await insertStaff()).id);
  expect((await callApi(method, `/api/v1/bookings/${id}/${path}`, { as: staff, json })).status).toBe(404);
  expect(await stored()).toEqual(before);
  expect(await db().select().from(bookingNotes)).toEqual([]);
});

test.each([
  ["a stored status other than 0 and 1 cannot be changed", { status: 7 }, 1, "status 7"],
  [
    "an erased booking cannot become pending",
    { status: 1, erasedAt: new Date() },
    0,
    "personal data was erased",
  ],
])("%s", async (_, stored, to, reason) => {
  const [id = ""] = await insertBookings([stored]);
  const { status, body } = await callApi("PUT", `/api/booking/${id}/status`, {
    as: await insertStaff(),
    json: { status: to },
  });
  expect(status).toBe(409);
  expect(body).toMatchObject({ message: expect.stringContaining(reason) as string });
  expect((await db().select().from(bookings))[0]?.status).toBe(stored.status);
});
