import { randomUUID } from "node:crypto";
import { appendFile, rm, utimes } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { pdf } from "#tests/support/files/pdf";
import { cutAt, locationOf, tusClient } from "#tests/support/files/tus";
import { address, fillStore, namesInStore, openDraft } from "#tests/support/records/uploads";
import { toFileDraft } from "~/booking/form/draft.server";
import { db } from "~/db/client.server";
import { bookingDrafts, files, partialUploads } from "~/db/schema.server";
import { fileStore } from "~/files/configured-store.server";
import { maxFileSize, maxUnclaimedBytes } from "~/files/limits";
import { findDraftFiles, removeDraftFile, sumUnattachedBytesOf } from "~/files/stored-files.server";
import { explainFile, sayFile } from "~/forms/refusals/file";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { sweepPartialUploads } from "./partial-uploads.server";
import { listReceived, receivingPath } from "./received-files.server";
import { visitorUploads } from "./visitor-uploads.server";

let draftId: string;
let outcomes: string[];

beforeEach(async () => {
  await rm(env().UPLOADS_DIR, { recursive: true, force: true });
  draftId = await openDraft();
  outcomes = [];
});

const client = tusClient(
  () =>
    visitorUploads({
      draft: toFileDraft(draftId),
      address,
      addressOf: paths.bookingUpload,
      onOutcome: (outcome) => {
        outcomes.push("stored" in outcome ? outcome.stored.originalName : sayFile(outcome.refused).message);
        return Promise.resolve();
      },
    }),
  explainFile,
);
const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(200_000, "page")]);
const idOf = (path: string) => path.split("/").at(-1) ?? "";
const expectNothingLeft = async () =>
  expect([await db().select().from(partialUploads), await listReceived()]).toEqual([[], []]);

test("a file that arrives in several requests is stored like one of a form, under the id that it was begun with", async () => {
  const path = locationOf(await client.begin("floor plan.pdf", content.length));
  await client.patch(path, 0, cutAt(content.subarray(0, 70_000)));
  const offset = await client.offsetOf(path);
  expect((await client.patch(path, offset, content.subarray(offset))).status).toBe(204);
  const [file] = await findDraftFiles(draftId);
  expect(file).toMatchObject({
    id: idOf(path),
    originalName: "floor plan.pdf",
    byteSize: content.length,
    contentType: "application/pdf",
    sentFrom: address,
  });
  expect(content.equals(await buffer(await (await fileStore()).read(file?.storedName ?? "")))).toBe(true);
  // A client that has lost the last answer has nothing left to send.
  expect(await client.offsetOf(path)).toBe(content.length);
  expect(outcomes).toEqual(["floor plan.pdf"]);
  await expectNothingLeft();
});

test.each([
  ["setup.exe", 10, 415, "We can’t accept setup.exe."],
  ["plan.pdf", 0, 422, "plan.pdf is empty."],
  ["plan.pdf", maxFileSize + 1, 413, "plan.pdf is over 15 MB."],
  ["", 10, 422, "A file had no name."],
])("%s with %i bytes is refused before it is sent", async (name, size, status, said) => {
  const response = await client.begin(name, size);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(said)]);
  expect(outcomes).toEqual([expect.stringContaining(said)]);
  await expectNothingLeft();
});

test("a file that lies about its type is refused when it has arrived, and leaves nothing", async () => {
  const response = await client.sendWhole("photo.png", content);
  expect([response.status, await response.text()]).toEqual([
    415,
    expect.stringContaining("isn’t a valid PNG file"),
  ]);
  expect(await findDraftFiles(draftId)).toEqual([]);
  expect(await namesInStore()).toEqual(["deliveries"]);
  await expectNothingLeft();
});

test("a draft takes 20 files, and none once it is submitted elsewhere", async () => {
  const row = { contentType: "application/pdf", byteSize: 5, sha256: "0".repeat(64), draftId };
  const many = Array.from({ length: 20 }, (_, index) => `${index}.pdf`);
  await db()
    .insert(files)
    .values(many.map((name) => ({ ...row, storedName: name, originalName: name })));
  const excess = await client.sendWhole("21.pdf", content);
  expect([excess.status, await excess.text()]).toEqual([422, expect.stringContaining("can have 20 files")]);
  await removeDraftFile(draftId, (await findDraftFiles(draftId))[0]?.id ?? "");
  await db()
    .update(bookingDrafts)
    .set({ expiresAt: new Date(0) });
  const late = await client.sendWhole("late.pdf", content);
  expect([late.status, await late.text()]).toEqual([
    422,
    expect.stringContaining("already sent, has expired"),
  ]);
  expect(await db().select().from(files)).toHaveLength(19);
});

test("the upload of another draft cannot be continued, asked about or removed", async () => {
  const path = locationOf(await client.begin("plan.pdf", content.length));
  draftId = await openDraft();
  expect(await client.statusOf(path)).toBe(404);
  expect((await client.patch(path, 0, content)).status).toBe(404);
  expect(await removeDraftFile(draftId, idOf(path))).toBe(false);
});

test("the upload of one private page cannot be continued or asked about on another, nor in the booking form", async () => {
  const clientOf = (sentTo?: string) =>
    tusClient(
      () => visitorUploads({ draft: null, sentTo, address, addressOf: paths.bookingUpload }),
      explainFile,
    );
  const own = clientOf(randomUUID());
  const begun = locationOf(await own.begin("a.pdf", content.length));
  const finished = locationOf(await own.begin("b.pdf", 40));
  expect((await own.patch(finished, 0, new Uint8Array(pdf(40)))).status).toBe(204);
  for (const other of [clientOf(randomUUID()), clientOf()])
    for (const path of [begun, finished]) {
      expect(await other.statusOf(path)).toBe(404);
      expect((await other.patch(path, 0, content)).status).toBe(404);
    }
  expect(await own.offsetOf(begun)).toBe(0);
  expect(await own.offsetOf(finished)).toBe(40);
});

test("what has arrived of a removed file is gone, and its last bytes are not stored", async () => {
  const path = locationOf(await client.begin("plan.pdf", content.length));
  await client.patch(path, 0, content.subarray(0, 1_000));
  expect(await removeDraftFile(draftId, idOf(path))).toBe(true);
  expect((await client.patch(path, 1_000, content.subarray(1_000))).status).toBe(404);
  await expectNothingLeft();
});

test("a file whose process ended between its last byte and its end is stored when its sender asks", async () => {
  const path = locationOf(await client.begin("plan.pdf", content.length));
  await client.patch(path, 0, content.subarray(0, 1_000));
  await appendFile(receivingPath(idOf(path)), content.subarray(1_000));
  expect(await client.offsetOf(path)).toBe(content.length);
  expect(await findDraftFiles(draftId)).toMatchObject([{ id: idOf(path) }]);
});

test("what has arrived counts against the share of its sender, and beyond it the rest is refused", async () => {
  const path = locationOf(await client.begin("plan.pdf", content.length));
  await client.patch(path, 0, content.subarray(0, 100_000));
  expect(await sumUnattachedBytesOf(address)).toBe(100_000);
  await fillStore(maxUnclaimedBytes / 2, address);
  const response = await client.patch(path, 100_000, content.subarray(100_000));
  expect([response.status, await response.text()]).toEqual([
    413,
    expect.stringContaining("each network can send only a few files"),
  ]);
  expect(await client.offsetOf(path)).toBe(100_000);
});

test("what nobody has continued for a day is removed, and so is what belongs to no upload", async () => {
  const path = locationOf(await client.begin("plan.pdf", content.length));
  await client.patch(path, 0, content.subarray(0, 1_000));
  const orphan = receivingPath(randomUUID());
  await appendFile(orphan, "left behind");
  expect(await sweepPartialUploads(new Date())).toEqual({ uploads: 0, orphans: 0 });
  const earlier = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(orphan, earlier, earlier);
  await db()
    .update(partialUploads)
    .set({ activeAt: sql`now() - interval '25 hours'` });
  expect(await sweepPartialUploads(new Date())).toEqual({ uploads: 1, orphans: 1 });
  await expectNothingLeft();
});
