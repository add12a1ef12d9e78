import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { S3Server } from "#tests/support/files/s3-server";
import { dayMs } from "~/lib/time";
import { type FileStore, StorageFullError, StoredFileMissingError, type StoredObject } from "./file-store";
import { LocalStore } from "./local-store.server";
import { openS3Store } from "./s3-store.server";

const name = "0b9f8f7e-3c55-4c58-9a34-0d2f7c6f7a11-plan.pdf";
/** More than one part of an S3 upload. The bytes would reveal parts in a wrong order. */
const content = Buffer.from(Uint8Array.from({ length: 6_000_001 }, (_, index) => index % 251));

interface TestStore {
  store: FileStore;
  /** Includes temporary files. */
  listAll: () => Promise<string[]>;
  close: () => Promise<void>;
}

async function openLocal(): Promise<TestStore> {
  const folder = await mkdtemp(path.join(tmpdir(), "datum3d-store-"));
  const uploads = path.join(folder, "uploads");
  return {
    store: new LocalStore(uploads),
    listAll: () => readdir(uploads).catch(() => []),
    close: () => rm(folder, { recursive: true }),
  };
}

async function openS3(): Promise<TestStore> {
  const server = new S3Server();
  const store = openS3Store({
    bucket: "scans",
    region: "us-west-2",
    endpoint: await server.listen(),
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
  return {
    store,
    listAll: () => Promise.resolve([...server.objects.keys(), ...server.uploads.keys()]),
    close: () => server.close(),
  };
}

describe.each([
  ["LocalStore", openLocal],
  ["S3Store", openS3],
])("%s", (_what, open) => {
  let subject: TestStore;
  beforeEach(async () => {
    subject = await open();
  });
  afterEach(() => subject.close());

  const writeFully = async (bytes: Buffer) =>
    (await subject.store.write(name, Readable.from([bytes]))).commit();
  const read = async (range?: { start: number; end: number }) =>
    buffer(await subject.store.read(name, range));

  test("reads a committed file, completely and by range", async () => {
    await writeFully(content);
    expect((await read()).equals(content)).toBe(true);
    expect(await read({ start: 5_242_879, end: 5_242_881 })).toEqual(content.subarray(5_242_879, 5_242_882));
  });

  test("stores nothing of a discarded file, before or after its commit", async () => {
    const first = await subject.store.write(name, Readable.from([content]));
    await first.discard();
    expect(await subject.listAll()).toEqual([]);
    const second = await subject.store.write(name, Readable.from([content]));
    await second.commit();
    await second.discard();
    expect(await subject.listAll()).toEqual([]);
  });

  test.each([10, 6_000_000])("stores nothing of content that fails after %d bytes", async (length) => {
    const broken = Readable.from(
      (function* () {
        yield content.subarray(0, length);
        throw new Error("disconnected");
      })(),
    );
    await expect(subject.store.write(name, broken)).rejects.toThrow("disconnected");
    expect(await subject.listAll()).toEqual([]);
  });

  test("throws when a file is missing, and removes a file repeatedly", async () => {
    await expect(subject.store.read(name)).rejects.toThrow(StoredFileMissingError);
    await writeFully(Buffer.from("x"));
    await subject.store.remove(name);
    await subject.store.remove(name);
    await expect(subject.store.read(name)).rejects.toThrow(StoredFileMissingError);
  });

  test("lists committed files", async () => {
    await writeFully(Buffer.from("x"));
    const listed = (await Readable.from(subject.store.list()).toArray()) as StoredObject[];
    expect(listed.map((file) => file.name)).toEqual([name]);
    const modifiedAt = await listed[0]?.modifiedAt();
    expect(Date.now() - (modifiedAt?.getTime() ?? 0)).toBeLessThan(10_000);
  });
});

describe("LocalStore only", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "datum3d-store-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test.runIf(process.platform === "linux")(
    "throws StorageFullError on a full disk, and leaves no temporary file",
    async () => {
      // Every write to this device fails like a write to a full disk.
      await symlink("/dev/full", path.join(folder, `${name}.part`));
      const write = new LocalStore(folder).write(name, Readable.from([content]));
      await expect(write).rejects.toThrow(StorageFullError);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test("removes old temporary files, but no hidden or committed ones", async () => {
    const old = new Date(Date.now() - dayMs);
    for (const each of ["old.pdf.part", "old.pdf", ".gitkeep", "new.pdf.part"]) {
      await writeFile(path.join(folder, each), "x");
      if (!each.startsWith("new")) await utimes(path.join(folder, each), old, old);
    }
    expect(await new LocalStore(folder).removeInterruptedWrites(new Date(Date.now() - dayMs / 2))).toBe(1);
    expect((await readdir(folder)).sort()).toEqual([".gitkeep", "new.pdf.part", "old.pdf"]);
  });

  test("reads nothing outside of its folder", async () => {
    await expect(new LocalStore(folder).read("../../etc/hostname")).rejects.toThrow(StoredFileMissingError);
  });
});

describe("S3Store only", () => {
  let server: S3Server;
  let store: FileStore;
  beforeEach(async () => {
    server = new S3Server();
    store = openS3Store({
      bucket: "scans",
      region: "us-west-2",
      endpoint: await server.listen(),
      accessKeyId: "key",
      secretAccessKey: "secret",
    });
  });
  afterEach(() => server.close());

  const beginUpload = (id: string, ageMs: number) =>
    server.uploads.set(id, {
      key: `files/${id}`,
      initiatedAt: new Date(Date.now() - ageMs),
      parts: new Map(),
    });

  test("aborts old incomplete uploads, and lists no objects outside of its prefix", async () => {
    beginUpload("a", dayMs);
    beginUpload("b", 0);
    server.objects.set("others/c", { content: Buffer.from("c"), modifiedAt: new Date(0) });
    expect(await store.removeInterruptedWrites(new Date(Date.now() - dayMs / 2))).toBe(1);
    expect([...server.uploads.keys()]).toEqual(["b"]);
    expect(await Readable.from(store.list()).toArray()).toEqual([]);
  });

  test("aborts incomplete uploads on every page of the list", async () => {
    server.pageSize = 2;
    for (const id of ["a", "b", "c", "d", "e"]) beginUpload(id, dayMs);
    beginUpload("f", 0);
    expect(await store.removeInterruptedWrites(new Date(Date.now() - dayMs / 2))).toBe(5);
    expect([...server.uploads.keys()]).toEqual(["f"]);
  });

  test("requests a page of the list only when the caller reaches it", async () => {
    server.pageSize = 2;
    for (const key of ["a", "b", "c", "d", "e"])
      server.objects.set(`files/${key}`, { content: Buffer.from(key), modifiedAt: new Date() });
    const names: string[] = [];
    for await (const { name: each } of store.list()) {
      names.push(each);
      expect(server.pages).toBe(Math.ceil(names.length / 2));
    }
    expect(names).toEqual(["a", "b", "c", "d", "e"]);
  });

  test("reports unlimited free space", async () => {
    expect(await store.freeBytes()).toBe(Infinity);
  });
});
