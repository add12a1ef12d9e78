import { rm } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { insertBookings } from "#tests/support/records/bookings";
import { address, expectNothingKept } from "#tests/support/records/uploads";
import { readResponse } from "#tests/support/routes/form-post";
import { heldBody } from "#tests/support/routes/held-body";
import { toFileDraft } from "~/booking/form/draft.server";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { db } from "~/db/client.server";
import { bookingDrafts } from "~/db/schema.server";
import { receiveFiles } from "~/files/transport/receive.server";
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

/** Creates a post whose file is complete only after `send`. */
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

test.each(modes)("%s during an upload to a request leaves no file", async (mode) => {
  const path = await privatePagePath(bookingId);
  const { request, awaited, send } = heldUpload(`http://site.test${path}`);
  const upload = action({ request, params: { token: path.split("/").at(-1) }, context: {} });
  await awaited;
  await eraseBookings([bookingId], { mode });
  send();
  expect(readResponse(await upload).status).toBe(404);
  await expectNothingKept();
});

test.each(modes)("%s during a script's upload to a request leaves no file", async (mode) => {
  const path = await privatePagePath(bookingId);
  const upload = () => heldUpload(`http://site.test${path}/uploads`);
  const call = ({ request }: ReturnType<typeof heldUpload>) =>
    sendFile({ request, params: { token: path.split("/").at(-1) }, context: {} });
  const first = upload();
  first.send();
  expect((await call(first)).status).toBe(201);
  const second = upload();
  const sending = call(second);
  await second.awaited;
  await eraseBookings([bookingId], { mode });
  second.send();
  expect((await sending).status).toBe(422);
  await expectNothingKept();
});

test.each(modes)("%s during an upload to a draft leaves no file", async (mode) => {
  const expiresAt = new Date(Date.now() + 60_000);
  const [draft] = await db().insert(bookingDrafts).values({ bookingId, expiresAt }).returning();
  const { request, awaited, send } = heldUpload("http://site.test/api/files/upload");
  const upload = receiveFiles(request, { owner: toFileDraft(draft?.id ?? ""), maxFiles: 10, address });
  await awaited;
  await eraseBookings([bookingId], { mode });
  send();
  expect(await upload).toMatchObject({
    stored: [],
    refused: [{ name: "plan.txt", result: "closed" }],
  });
  await expectNothingKept();
});
