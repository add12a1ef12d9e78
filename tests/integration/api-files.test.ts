import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { callApi, type Called } from "#tests/support/api/call-api";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff } from "#tests/support/records/staff";
import { expectNothingKept } from "#tests/support/records/uploads";
import { db } from "~/db/client.server";
import { files, rateLimits } from "~/db/schema.server";
import { env } from "~/process/env.server";

beforeEach(() => rm(env().UPLOADS_DIR, { recursive: true, force: true }));

function post(body: Uint8Array<ArrayBuffer> | string, type = multipartType) {
  return callApi("POST", "/api/files/upload", { body, headers: { "Content-Type": type } });
}

const upload = (...names: string[]) =>
  post(multipartBody(names.map((fileName) => ({ fileName, content: `${fileName} has text` }))));

async function uploaded(...names: string[]): Promise<{ filePath: string; fileType: string }[]> {
  const { body } = await upload(...names);
  return (body as { files: { filePath: string; mimetype: string }[] }).files.map(
    ({ filePath, mimetype }) => ({
      filePath,
      fileType: mimetype,
    }),
  );
}

const newBooking = async () => (await insertBookings([{ createdAt: new Date() }]))[0] ?? "";
const save = (bookingId: string, list: unknown) =>
  callApi("POST", "/api/files/save", { json: { bookingId, files: list } });
const messageOf = ({ body }: Called) => (body as { message: string }).message;
const claimed = () => db().$count(files, sql`booking_id is not null`);

test("files are uploaded, saved with a booking, listed in it and downloaded", async () => {
  const bookingId = await newBooking();
  const [plan, notes] = await uploaded("plan.txt", "notes.csv");
  const saved = await save(bookingId, [notes, plan]);
  expect([saved.status, messageOf(saved)]).toEqual([201, "Booking and files saved successfully"]);
  expect(saved.body).toMatchObject({
    files: [
      { originalName: "notes.csv", fileType: "text/csv", filePath: notes?.filePath, size: 18 },
      { originalName: "plan.txt", fileType: "text/plain" },
    ],
  });
  const staff = await insertStaff();
  const { body } = await callApi("GET", `/api/booking/bookingdetails/${bookingId}`, { as: staff });
  const told = (body as { files: { filename: string; originalName: string }[] }).files;
  expect(told.map(({ originalName }) => originalName)).toEqual(["plan.txt", "notes.csv"]);
  const address = `/api/files/download/${told[0]?.filename ?? ""}`;
  const part = await callApi("GET", address, { as: staff, headers: { Range: "bytes=0-3" } });
  expect([part.status, part.text]).toEqual([206, "plan"]);
  const beyond = await callApi("GET", address, { as: staff, headers: { Range: "bytes=99-" } });
  expect([beyond.status, beyond.headers.get("Content-Range")]).toEqual([416, "bytes */17"]);
  const nonsense = await callApi("GET", address, { as: staff, headers: { Range: "bytes=9-1,cats" } });
  expect([nonsense.status, nonsense.text]).toEqual([200, "plan.txt has text"]);
});

test("saving the same files again changes nothing and gets the same response, even later", async () => {
  const bookingId = await newBooking();
  const list = await uploaded("a.txt");
  const first = await save(bookingId, list);
  await db().execute(sql`update bookings set created_at = now() - interval '2 hours'`);
  expect((await save(bookingId, list)).text).toBe(first.text);
  expect((await save(bookingId, [...list, ...list])).text).toBe(first.text);
  const more = await save(bookingId, [...list, ...(await uploaded("b.txt"))]);
  expect(more.status).toBe(409);
  expect(await claimed()).toBe(1);
});

test("an empty list of files is accepted for every existing booking", async () => {
  expect((await save(await newBooking(), [])).body).toMatchObject({ files: [] });
  expect((await save("6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11", [])).status).toBe(404);
});

test("a file of another booking is rejected by its index, and none of the request is saved", async () => {
  const [taken, free] = await uploaded("taken.txt", "free.txt");
  await save(await newBooking(), [taken]);
  const refused = await save(await newBooking(), [free, taken]);
  expect(refused.status).toBe(409);
  expect(Object.keys((refused.body as { errors: object }).errors)).toEqual(["files.1.filePath"]);
  expect(await claimed()).toBe(1);
});

test.each<[string, unknown]>([
  ["a path that was never uploaded", [{ filePath: "/uploads/never.txt", fileType: "text/plain" }]],
  ["a path out of the folder", [{ filePath: "/uploads/../package.json", fileType: "" }]],
  ["another folder", [{ filePath: "/etc/passwd", fileType: "" }]],
  ["no path", [{ fileType: "text/plain" }]],
  ["text", "/uploads/a.txt"],
  ["a list of texts", ["/uploads/a.txt"]],
  ["21 files", Array.from({ length: 21 }, (_, index) => ({ filePath: `/uploads/${index}.txt` }))],
])("%s is refused", async (_what, list) => {
  const { status, body } = await save(await newBooking(), list);
  expect(status).toBe(422);
  expect(body).toHaveProperty("errors");
});

test("of two bookings that claim the same files concurrently, one gets them all", async () => {
  const list = await uploaded("a.txt", "b.txt", "c.txt");
  const bookings = await Promise.all([newBooking(), newBooking()]);
  const orders = [list, [...list].reverse()];
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(bookings.map((id, index) => save(id, orders[index])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await claimed()).toBe(3);
    await db().update(files).set({ bookingId: null });
  }
});

test("a booking has at most 20 files, also after concurrent requests", async () => {
  const bookingId = await newBooking();
  const lists = await Promise.all(
    Array.from({ length: 6 }, () => uploaded(...Array.from({ length: 4 }, (_, index) => `${index}.txt`))),
  );
  const statuses = (await Promise.all(lists.map((list) => save(bookingId, list)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(statuses.filter((status) => status === 422)).toHaveLength(1);
  expect(await claimed()).toBe(20);
});

test("an upload that is truncated at any byte is rejected, and nothing of it is kept", async () => {
  const body = multipartBody([
    { fileName: "a.txt", content: "whole" },
    { fileName: "b.pdf", content: pdf(40) },
  ]);
  for (let length = 0; length < body.length - 4; length++) {
    // Resets the rate limit, which this test does not examine.
    if (length % 500 === 0) await db().delete(rateLimits);
    expect((await post(body.subarray(0, length))).status).toBe(400);
  }
  await expectNothingKept();
});

test.each<[number, string, string, string]>([
  [400, "a form without boundary", "multipart/form-data", "--x--"],
  [400, "a form with another boundary", "multipart/form-data; boundary=y", "--x--"],
  [400, "an empty form", multipartType, ""],
  [
    400,
    "a part header of a megabyte",
    multipartType,
    `------datum3d-test-boundary\r\nX: ${"x".repeat(1_000_000)}`,
  ],
  [415, "JSON", "application/json", "{}"],
  [415, "no type", "", "{}"],
])("%d for %s", async (status, _what, type, body) => {
  expect((await post(body, type)).status).toBe(status);
  await expectNothingKept();
});

test("a client address that has sent too many requests or bytes gets 429", async () => {
  await upload("a.txt");
  await db()
    .update(rateLimits)
    .set({ points: 3_000 })
    .where(sql`key like 'upload-calls%'`);
  const refused = await upload("b.txt");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000);
  expect(messageOf(refused)).toContain("b.txt wasn’t added");
  await db()
    .update(rateLimits)
    .set({ points: 1 })
    .where(sql`key like 'upload-calls%'`);
  expect((await upload("b.txt")).status).toBe(201);
  await db()
    .update(rateLimits)
    .set({ points: 4 * 1024 * 1024 })
    .where(sql`key like 'upload-kibibytes%'`);
  expect((await upload("c.txt")).status).toBe(429);
  expect(await db().$count(files)).toBe(2);
});
