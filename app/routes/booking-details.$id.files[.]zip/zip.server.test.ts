import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { multipartPost } from "#tests/support/multipart";
import { insertStaff, requestAs } from "#tests/support/staff";
import { address } from "#tests/support/uploads";
import { unzip } from "#tests/support/zip";
import { eventsOfBooking } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { env } from "~/env.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { consumeFlash } from "~/forms/flash.server";
import type { Staff } from "~/staff/sessions/sessions.server";
import { loader } from "./route";

let staff: Staff;
let id: string;

beforeEach(async () => {
  staff = await insertStaff();
  [id = ""] = await insertBookings([{ reference: "K7MD3R9F" }]);
});

async function receive(...names: string[]) {
  const parts = names.map((fileName) => ({ fileName, content: `This is ${fileName}.` }));
  const { stored } = await receiveFiles(multipartPost(parts), {
    draftId: null,
    maxFiles: names.length,
    address,
  });
  await db().update(files).set({ bookingId: id });
  return stored.map(({ storedName }) => storedName);
}

async function ask(bookingId = id, method = "GET") {
  const request = await requestAs(staff, `/booking-details/${bookingId}/files.zip`, { method });
  return loader({ request, params: { id: bookingId }, context: {} });
}

async function noticeOf(answer: Response) {
  const cookie = answer.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  return (await consumeFlash(new Request("http://localhost/", { headers: { Cookie: cookie } }))).notice;
}

test("staff get all files, and the booking's history says who", async () => {
  await receive("a.txt", "b.txt");
  const response = await ask();
  expect(response.headers.get("Content-Disposition")).toBe("attachment; filename=K7MD-3R9F-files.zip");
  const zip = unzip(Buffer.from(await response.arrayBuffer()));
  expect(Object.fromEntries([...zip].map(([name, content]) => [name, content.toString()]))).toEqual({
    "a.txt": "This is a.txt.",
    "b.txt": "This is b.txt.",
  });
  expect(await eventsOfBooking(id)).toMatchObject([{ kind: "files-downloaded", actor: staff.email }]);
});

test("HEAD stands in no history", async () => {
  await receive("a.txt");
  expect((await ask(id, "HEAD")).status).toBe(200);
  expect(await eventsOfBooking(id)).toEqual([]);
});

test("nobody else gets them", async () => {
  await receive("a.txt");
  const request = new Request(`http://localhost/booking-details/${id}/files.zip`);
  await expect(loader({ request, params: { id }, context: {} })).rejects.toMatchObject({ status: 302 });
});

test("where the store has lost a file, the booking's page says which, and nothing is downloaded", async () => {
  const [, lost = ""] = await receive("a.txt", "b.txt", "c.txt");
  await rm(path.join(env().UPLOADS_DIR, lost));
  const answer = await ask();
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/booking-details/${id}`]);
  expect(await noticeOf(answer)).toMatchObject({
    tone: "bad",
    title: "There is no ZIP, because the store has lost b.txt.",
    advice: expect.stringContaining("no-request") as string,
  });
  expect(await eventsOfBooking(id)).toEqual([]);
});

test("however many are lost and however long their names, the message fits in a cookie", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${"🔑".repeat(45)}${index}.txt`);
  const stored = await receive(...names);
  await Promise.all(stored.map((name) => rm(path.join(env().UPLOADS_DIR, name))));
  const answer = await ask();
  expect(answer.headers.get("Set-Cookie")?.length).toBeLessThan(4_000);
  expect((await noticeOf(answer))?.title).toMatch(/^There is no ZIP.*🔑0\.txt and 19 more\.$/u);
});

test("a booking without files says so on its page", async () => {
  const answer = await ask();
  expect(answer.headers.get("Location")).toBe(`/booking-details/${id}`);
  expect(await noticeOf(answer)).toMatchObject({ title: "No uploaded files available." });
});

test.each([randomUUID(), "1", "../x y"])(
  "the page of booking %j says that there is none",
  async (unknown) => {
    const answer = await ask(unknown);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      `/booking-details/${encodeURIComponent(unknown)}`,
    ]);
  },
);
