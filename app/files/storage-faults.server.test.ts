// @one-engine

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startFullServer } from "#tests/support/faults/silent-servers";
import { multipartPost } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { S3Server } from "#tests/support/files/s3-server";
import { unzip } from "#tests/support/files/zip";
import { address, openDraft, statusOf } from "#tests/support/records/uploads";
import { toFileDraft } from "~/booking/form/draft.server";
import { db } from "~/db/client.server";
import { files, unclaimedUploads } from "~/db/schema.server";
import { type FileStore, StorageUnavailableError } from "./file-store";
import { maxUnclaimedBytes } from "./limits";
import { openS3Store } from "./s3-store.server";
import { findDraftFiles } from "./stored-files.server";
import { receiveFiles } from "./transport/receive.server";
import { sendZip } from "./transport/send-zip.server";
import { UnknownFiles } from "./unknown-files.server";

const hour = 60 * 60_000;

let server: S3Server;
let endpoint: string;
let store: FileStore;
beforeEach(async () => {
  server = new S3Server();
  endpoint = await server.listen();
  store = openStore({ timeouts: { connect: 5_000, respond: 1_000, continue: 300 } });
});
afterEach(() => server.close());

function openStore(settings: Partial<Parameters<typeof openS3Store>[0]> = {}) {
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  const bucket = { bucket: "scans", region: "us-west-2", endpoint };
  return openS3Store({ ...bucket, ...keys, ...settings });
}

async function receive(draftId: string) {
  const parts = [
    { fileName: "notes.txt", content: "notes" },
    { fileName: "plan.pdf", content: pdf(6_000_000) },
  ];
  return receiveFiles(multipartPost(parts), { owner: toFileDraft(draftId), maxFiles: 5, address }, store);
}

describe("files for a bucket", () => {
  test("are all stored or none of them, and the next attempt works", async () => {
    const draftId = await openDraft();
    server.fault = ({ query }) => (query.get("partNumber") === "2" ? "silent" : undefined);
    expect(await statusOf(receive(draftId))).toBeInstanceOf(StorageUnavailableError);
    expect(await findDraftFiles(draftId)).toEqual([]);
    expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);

    server.fault = () => undefined;
    expect((await receive(draftId)).stored).toHaveLength(2);
    expect(server.objects.size).toBe(2);
  });

  test("are all refused when the bucket accepts no connection, and can be sent again", async () => {
    const draftId = await openDraft();
    const silent = await startFullServer();
    const timeouts = { connect: 100, respond: 60_000, continue: 60_000 };
    store = openStore({ endpoint: `http://${silent.host}`, timeouts });
    expect(await statusOf(receive(draftId))).toBeInstanceOf(StorageUnavailableError);
    await silent.close();
    expect(await findDraftFiles(draftId)).toEqual([]);

    store = openStore();
    expect((await receive(draftId)).stored).toHaveLength(2);
    expect(server.objects.size).toBe(2);
  });

  test("of a full bucket are refused with 507, and nothing is stored", async () => {
    const draftId = await openDraft();
    server.fault = ({ method }) =>
      method === "DELETE" ? undefined : { status: 507, code: "XMinioStorageFull" };
    expect(await statusOf(receive(draftId))).toBe(507);
    expect(await findDraftFiles(draftId)).toEqual([]);
    expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
  });

  test("are refused with 507 at the limit for files without a booking, whatever the bucket's capacity", async () => {
    const draftId = await openDraft();
    await db().update(unclaimedUploads).set({ bytes: maxUnclaimedBytes });
    const { stored, refused } = await receive(draftId);
    expect(stored).toEqual([]);
    expect(refused.map(({ result }) => result)).toEqual(["store-full", "store-full"]);
    expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
  });
});

describe("a ZIP from a bucket", () => {
  async function storeFiles() {
    const draftId = await openDraft();
    await receive(draftId);
    return findDraftFiles(draftId);
  }
  const download = async (zipped: Awaited<ReturnType<typeof storeFiles>>) =>
    sendZip(new Request("http://site.test/"), { name: "files.zip", files: zipped }, store);

  test("has every file", async () => {
    const response = await download(await storeFiles());
    const zip = Buffer.from(await response.arrayBuffer());
    expect([...unzip(zip).keys()]).toEqual(["notes.txt", "plan.pdf"]);
    expect(response.headers.get("Content-Length")).toBe(String(zip.length));
  });

  test("is cut off when a file disappears during the download, or its content stops", async () => {
    const zipped = await storeFiles();
    const plan = `files/${zipped.at(-1)?.storedName ?? ""}`;
    for (const fault of [{ status: 404, code: "NoSuchKey" }, "silent-halfway", "gone-halfway"] as const) {
      server.fault = () => undefined;
      const response = await download(zipped);
      server.fault = ({ key }) => (key === plan ? fault : undefined);
      await expect(response.arrayBuffer()).rejects.toThrow();
    }
  });

  test("is refused before its first byte while the storage is unavailable", async () => {
    const zipped = await storeFiles();
    server.fault = () => ({ status: 503, code: "SlowDown" });
    await expect(download(zipped)).rejects.toThrow(StorageUnavailableError);
  });
});

test("sweeps a bucket of 100,000 files ten pages at a time", async () => {
  const before = new Date(Date.now() - 72 * hour);
  const object = { content: Buffer.alloc(0), modifiedAt: new Date(0) };
  for (let index = 0; index < 100_000; index++)
    server.objects.set(`files/${String(index).padStart(6, "0")}.txt`, { ...object, modifiedAt: new Date() });
  for (const index of [5, 10_007]) server.objects.set(`files/${String(index).padStart(6, "0")}.txt`, object);
  const row = { contentType: "text/plain", byteSize: 1, sha256: "0".repeat(64) };
  await db()
    .insert(files)
    .values({ ...row, storedName: "000000.txt", originalName: "known.txt" });

  store = openStore();
  const unknown = new UnknownFiles();
  const run = () => unknown.removeSome(store, { before, now: new Date() });
  expect([await run(), server.pages]).toEqual([1, 10]);
  expect([await run(), server.pages]).toEqual([1, 20]);
  expect(server.objects.size).toBe(99_998);
});
