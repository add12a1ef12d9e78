import { rm } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { multipartPost } from "#tests/support/files/multipart";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { address } from "#tests/support/records/uploads";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { bookingEvents, files, rateLimits } from "~/db/schema.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { env } from "~/process/env.server";
import { action, loader } from "./route";

let staff: Staff;
let bookingId: string;
let filename: string;

beforeEach(async () => {
  staff = await insertStaff();
  [bookingId = ""] = await insertBookings([{}]);
  const post = multipartPost([{ fileName: "plan.txt", content: "0123456789" }]);
  const { stored } = await receiveFiles(post, { owner: null, maxFiles: 1, address });
  filename = stored[0]?.storedName ?? "";
  await db().update(files).set({ bookingId });
});

async function call(request: Request): Promise<Response> {
  const answer = await loader({ request });
  // Reading the whole body closes the file.
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, answer);
}

const addressOf = (name: string) => `/api/files/download/${encodeURIComponent(name)}`;
const ask = async (headers: Record<string, string> = {}, method = "GET") =>
  call(await requestAs(staff, addressOf(filename), { method, headers }));
const events = () =>
  db()
    .select({ kind: bookingEvents.kind, actor: bookingEvents.actor, detail: bookingEvents.detail })
    .from(bookingEvents);

test("sends the file to staff, and records the download in the booking's history", async () => {
  const response = await ask();
  expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
  expect(await events()).toEqual([
    { kind: "file-downloaded", actor: staff.email, detail: { name: "plan.txt" } },
  ]);
});

test.each(["bytes=0-3", "bytes=1-", "bytes=-9", "bytes=5-5"])("records a download of %s", async (range) => {
  expect((await ask({ range })).status).toBe(206);
  expect(await events()).toMatchObject([{ kind: "file-downloaded", detail: { name: "plan.txt" } }]);
});

test("records a file once for each person in ten minutes", async () => {
  for (const range of ["bytes=4-7", "bytes=0-3", "bytes=8-"]) expect((await ask({ range })).status).toBe(206);
  expect((await ask()).status).toBe(200);
  expect(await events()).toHaveLength(1);
  const colleague = await insertStaff({ email: "colleague@example.com" });
  const init = { headers: { range: "bytes=1-" } };
  const { status } = await call(await requestAs(colleague, addressOf(filename), init));
  expect([status, (await events()).length]).toEqual([206, 2]);
  await db()
    .update(rateLimits)
    .set({ expire: new Date(0) });
  await ask();
  expect(await events()).toHaveLength(3);
});

test("records nothing when no bytes of the file are sent", async () => {
  const etag = (await ask({}, "HEAD")).headers.get("ETag") ?? "";
  expect((await ask({ "if-none-match": etag })).status).toBe(304);
  expect((await ask({ range: "bytes=10-" })).status).toBe(416);
  expect(await events()).toEqual([]);
});

test("sends a file without a booking", async () => {
  await db().update(files).set({ bookingId: null });
  expect((await ask()).status).toBe(200);
  expect(await events()).toEqual([]);
});

test("responds with the same 401 to visitors whether or not the file exists", async () => {
  const answers = [filename, "unknown.txt"].map(async (name) => {
    const response = await call(new Request(`http://localhost${addressOf(name)}`));
    return [response.status, await response.text()];
  });
  const [known, unknown] = await Promise.all(answers);
  expect(known?.[0]).toBe(401);
  expect(known).toEqual(unknown);
});

test.each(["unknown.txt", "../../package.json", "", "\0"])("responds with 404 to %j", async (name) => {
  expect((await call(await requestAs(staff, addressOf(name)))).status).toBe(404);
});

test("responds with 404 instead of an empty download when the store has lost the file", async () => {
  await rm(path.join(env().UPLOADS_DIR, filename));
  const response = await ask();
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining("missing") as string });
  expect(await events()).toEqual([]);
});

test("responds with 405 and the allowed methods to other methods", async () => {
  const request = new Request(`http://localhost${addressOf(filename)}`, { method: "POST" });
  const response = await action({ request });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  expect((await ask({}, "OPTIONS")).status).toBe(405);
});
