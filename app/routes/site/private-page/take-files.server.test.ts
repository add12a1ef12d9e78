import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { readResponse } from "#tests/support/routes/form-post";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { clientLimits } from "~/client-limits/client-limits";
import { db } from "~/db/client.server";
import { consumeAttempt } from "~/db/rate-limit.server";
import { files } from "~/db/schema.server";
import { maxFilesPerBooking } from "~/files/limits";
import * as text from "~/messages/private-page-forms";
import * as uploadsText from "~/messages/uploads";
import { action } from "./route";

let bookingId: string;
let path: string;

beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{}]);
  path = await privatePagePath(bookingId);
});

/** Stores files as the script does before it sends the form, and returns their ids. */
async function upload(count: number, sentTo = bookingId): Promise<string[]> {
  const sent = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    originalName: `plan-${index}.pdf`,
    storedName: `${randomUUID()}.pdf`,
    contentType: "application/pdf",
    byteSize: 40,
    sha256: "0".repeat(64),
    sentTo,
  }));
  await db().insert(files).values(sent);
  return sent.map(({ id }) => id);
}

async function post(ids: string[], others: [string, string][] = []) {
  const fields = [
    ["intent", "files"],
    ["formId", randomUUID()],
    ...ids.map((id) => ["upload", id]),
    ...others,
  ];
  const request = new Request(`http://site.test${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return readResponse(await action({ request, params: { token: path.split("/").at(-1) }, context: {} }));
}

const count = () => db().$count(files, eq(files.bookingId, bookingId));

test("adds files up to a request's limit of twenty, and lists the others", async () => {
  const answer = await post(await upload(maxFilesPerBooking + 1));
  expect(answer).toMatchObject({
    status: 400,
    shown: { errors: { files: [text.file.tooMany(`plan-${maxFilesPerBooking}.pdf`, maxFilesPerBooking)] } },
  });
  expect(await count()).toBe(maxFilesPerBooking);
});

test("a form that names each file twice adds each once", async () => {
  const ids = await upload(maxFilesPerBooking - 5);
  expect((await post([...ids, ...ids])).status).toBe(303);
  expect(await count()).toBe(maxFilesPerBooking - 5);
});

test("lists files that the script did not send beside the added ones", async () => {
  const refusedRows: [string, string][] = [
    ["refused", "5 run.exe"],
    ["refused", "5 plan.zip"],
  ];
  const answer = await post(await upload(1), refusedRows);
  expect(answer).toMatchObject({
    status: 415,
    shown: { errors: { files: [uploadsText.wrongType("run.exe"), uploadsText.notAccepted("plan.zip")] } },
  });
  expect(await count()).toBe(1);
});

test("a limit at the last post keeps the sent files with their names", async () => {
  const ids = await upload(2);
  await consumeAttempt(clientLimits.pagePosts, "unknown", clientLimits.pagePosts.attempts);
  const names: [string, string][] = [
    ["fileName", "plan-0.pdf"],
    ["fileName", "plan-1.pdf"],
  ];
  expect(await post(ids, names)).toMatchObject({
    status: 429,
    shown: { typed: { upload: ids, fileName: ["plan-0.pdf", "plan-1.pdf"] } },
  });
});

test("does not add a file that was sent on another page", async () => {
  const [other = ""] = await insertBookings([{}]);
  await post(await upload(1, other));
  expect(await count()).toBe(0);
});
