import { rm } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { locationOf } from "#tests/support/files/tus";
import { insertBookings } from "#tests/support/records/bookings";
import { address, expectNothingKept, namesInStore } from "#tests/support/records/uploads";
import { readResponse } from "#tests/support/routes/form-post";
import { heldBody } from "#tests/support/routes/held-body";
import { toFileDraft } from "~/booking/form/draft.server";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { db } from "~/db/client.server";
import { bookingDrafts, files, partialUploads } from "~/db/schema.server";
import { listReceived } from "~/files/resumable/received-files.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { action as sendFile } from "~/routes/site/private-page-upload";
import { action } from "~/routes/site/private-page/route";
import { eraseBookings, type ErasureMode } from "./erase-bookings.server";

const modes: ErasureMode[] = ["erase", "anonymize"];
let bookingId: string;

beforeEach(async () => {
  await rm(env().UPLOADS_DIR, { recursive: true, force: true });
  [bookingId = ""] = await insertBookings([{}]);
});

/** Creates a post of a file whose second half arrives after `send`. */
function heldUpload(url: string) {
  const held = heldBody(multipartBody([{ fileName: "plan.txt", content: "a plan" }]).toString());
  const init = {
    method: "POST",
    headers: { "Content-Type": multipartType },
    body: held.body,
    duplex: "half",
  };
  return { ...held, request: new Request(url, init as RequestInit) };
}

test.each(modes)("%s in the middle of an upload to a request leaves no file", async (mode) => {
  const path = await privatePagePath(bookingId);
  const { request, awaited, send } = heldUpload(`http://site.test${path}`);
  const upload = action({ request, params: { token: path.split("/").at(-1) }, context: {} });
  await awaited;
  await eraseBookings([bookingId], { mode });
  send();
  expect(readResponse(await upload).status).toBe(404);
  await expectNothingKept();
});

test.each(modes)("%s removes what was sent to a request one by one and not added to it", async (mode) => {
  const token = (await privatePagePath(bookingId)).split("/").at(-1) ?? "";
  const ask = (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const init = { method, headers: { "Tus-Resumable": "1.0.0", ...headers }, body };
    return sendFile({
      request: new Request(`http://site.test${path}`, init),
      params: { token },
      context: {},
    });
  };
  const metadata = `filename ${Buffer.from("plan.txt").toString("base64")}`;
  for (const size of ["6", "9"]) {
    const sizes = { "Upload-Length": size, "Upload-Metadata": metadata };
    const path = locationOf(await ask("POST", paths.privatePageUpload(token, "new"), sizes));
    const type = { "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" };
    expect((await ask("PATCH", path, type, "a plan")).status).toBe(204);
  }
  expect([await db().$count(files), await db().$count(partialUploads)]).toEqual([1, 1]);
  await eraseBookings([bookingId], { mode });
  expect([await db().select().from(files), await db().select().from(partialUploads)]).toEqual([[], []]);
  expect([await namesInStore(), await listReceived()]).toEqual([["deliveries"], []]);
});

test.each(modes)("%s in the middle of an upload to a draft leaves no file", async (mode) => {
  const expiresAt = new Date(Date.now() + 60_000);
  const [draft] = await db().insert(bookingDrafts).values({ bookingId, expiresAt }).returning();
  const { request, awaited, send } = heldUpload("http://site.test/api/files/upload");
  const upload = receiveFiles(request, { draft: toFileDraft(draft?.id ?? ""), maxFiles: 10, address });
  await awaited;
  await eraseBookings([bookingId], { mode });
  send();
  expect(await upload).toMatchObject({
    stored: [],
    refused: [{ name: "plan.txt", result: "closed" }],
  });
  await expectNothingKept();
});
