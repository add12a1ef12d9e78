import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { multipartPost } from "#tests/support/files/multipart";
import { unzip } from "#tests/support/files/zip";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { address } from "#tests/support/records/uploads";
import type { Staff } from "~/access/session";
import { bookingSubject } from "~/audit/record-audit.server";
import { findHistory } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { auditEntries, files } from "~/db/schema.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { env } from "~/process/env.server";
import { consumeFlash } from "~/server/flash.server";
import { loader } from "./booking-files-zip";

let staff: Staff;
let id: string;

beforeEach(async () => {
  staff = await insertStaff();
  [id = ""] = await insertBookings([{ reference: "K7MD3R9F" }]);
});

async function receive(...names: string[]) {
  const parts = names.map((fileName) => ({ fileName, content: `This is ${fileName}.` }));
  const { stored } = await receiveFiles(multipartPost(parts), {
    owner: null,
    maxFiles: names.length,
    address,
  });
  await db().update(files).set({ bookingId: id });
  return stored.map(({ storedName }) => storedName);
}

async function requestZip(bookingId = id, method = "GET") {
  const request = await requestAs(staff, `/booking-details/${bookingId}/files.zip`, { method });
  return loader({ request, params: { id: bookingId }, context: {} });
}

async function readFlash(response: Response) {
  const cookie = response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  return (await consumeFlash(new Request("http://localhost/", { headers: { Cookie: cookie } }))).flash;
}

test("sends all files to staff and records the download", async () => {
  await receive("a.txt", "b.txt");
  const response = await requestZip();
  expect(response.headers.get("Content-Disposition")).toBe("attachment; filename=K7MD-3R9F-files.zip");
  const zip = unzip(Buffer.from(await response.arrayBuffer()));
  expect(Object.fromEntries([...zip].map(([name, content]) => [name, content.toString()]))).toEqual({
    "a.txt": "This is a.txt.",
    "b.txt": "This is b.txt.",
  });
  expect(await findHistory(id)).toMatchObject([{ kind: "files-downloaded", actor: staff.email }]);
  expect(await db().select().from(auditEntries)).toMatchObject([
    { action: "files-exported", actor: staff.email, subject: bookingSubject(id), detail: { count: "2" } },
  ]);
});

test("records no download for HEAD", async () => {
  await receive("a.txt");
  expect((await requestZip(id, "HEAD")).status).toBe(200);
  expect(await findHistory(id)).toEqual([]);
  expect(await db().select().from(auditEntries)).toEqual([]);
});

test("redirects to the booking with the name of a missing file, and records no download", async () => {
  const [, lost = ""] = await receive("a.txt", "b.txt", "c.txt");
  await rm(path.join(env().UPLOADS_DIR, lost));
  const response = await requestZip();
  expect([response.status, response.headers.get("Location")]).toEqual([303, `/booking-details/${id}`]);
  expect(await readFlash(response)).toMatchObject({
    tone: "bad",
    title: "We couldn’t make the ZIP. b.txt is missing from storage.",
    advice: expect.stringContaining("no-request") as string,
  });
  expect(await findHistory(id)).toEqual([]);
});

test("shortens the message about many missing files to fit in a cookie", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${"🔑".repeat(45)}${index}.txt`);
  const stored = await receive(...names);
  await Promise.all(stored.map((name) => rm(path.join(env().UPLOADS_DIR, name))));
  const response = await requestZip();
  expect(response.headers.get("Set-Cookie")?.length).toBeLessThan(4_000);
  expect((await readFlash(response))?.title).toMatch(
    /^We couldn’t make the ZIP\. .*🔑0\.txt and 19 more files are missing from storage\.$/u,
  );
});

test("redirects to the booking with a message if it has no files", async () => {
  const response = await requestZip();
  expect(response.headers.get("Location")).toBe(`/booking-details/${id}`);
  expect(await readFlash(response)).toMatchObject({ title: "No uploaded files available." });
});

test.each([randomUUID(), "1", "../x y"])(
  "redirects to the page of the unknown booking %j",
  async (unknown) => {
    const response = await requestZip(unknown);
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      `/booking-details/${encodeURIComponent(unknown)}`,
    ]);
  },
);
