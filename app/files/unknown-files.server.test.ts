import { Readable } from "node:stream";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { log } from "~/process/log.server";
import type { FileStore, StoredObject } from "./file-store";
import { UnknownFiles } from "./unknown-files.server";

const hour = 60 * 60_000;
const now = new Date();
const before = new Date(now.getTime() - 72 * hour);

/** An in-memory store that counts its method calls. */
class CountingStore implements FileStore {
  readonly names: string[];
  lists = 0;
  closed = 0;
  listed = 0;
  datesRead: string[] = [];

  constructor(names: string[]) {
    this.names = [...names];
  }

  async *list(): AsyncGenerator<StoredObject> {
    this.lists++;
    try {
      for (const name of [...this.names]) {
        this.listed++;
        yield await Promise.resolve({ name, modifiedAt: () => this.modifiedAt(name) });
      }
    } finally {
      this.closed++;
    }
  }

  adopt(): Promise<void> {
    return Promise.reject(new Error("not used"));
  }

  remove(name: string): Promise<void> {
    this.names.splice(this.names.indexOf(name), 1);
    return Promise.resolve();
  }

  private modifiedAt(name: string): Promise<Date> {
    this.datesRead.push(name);
    return Promise.resolve(name.startsWith("new") ? now : new Date(0));
  }

  write = () => Promise.reject(new Error("not used"));
  read = () => Promise.resolve(Readable.from([]));
  removeInterruptedWrites = () => Promise.resolve(0);
  freeBytes = () => Promise.resolve(Infinity);
}

async function insertRows(names: string[]) {
  const row = { contentType: "text/plain", byteSize: 1, sha256: "0".repeat(64) };
  await db()
    .insert(files)
    .values(names.map((storedName) => ({ ...row, storedName, originalName: storedName })));
}

describe("a stored file without a row", () => {
  let store: CountingStore;
  beforeEach(async () => {
    await insertRows(["known-1", "known-2"]);
    store = new CountingStore(["known-1", "old-1", "new-1", "known-2", "old-2"]);
  });

  test("is removed when it is old, without reading the dates of known files", async () => {
    expect(await new UnknownFiles().removeSome(store, { before, now })).toBe(2);
    expect(store.names).toEqual(["known-1", "new-1", "known-2"]);
    expect(store.datesRead).toEqual(["old-1", "new-1", "old-2"]);
  });

  test("is searched for once a day", async () => {
    const unknown = new UnknownFiles();
    await unknown.removeSome(store, { before, now });
    await unknown.removeSome(store, { before, now: new Date(now.getTime() + 23 * hour) });
    expect(store.lists).toBe(1);
    await unknown.removeSome(store, { before, now: new Date(now.getTime() + 24 * hour) });
    expect(store.lists).toBe(2);
  });

  test("is searched for in runs of limited size, each continuing where the last one stopped", async () => {
    const unknown = new UnknownFiles(2);
    const removed: number[] = [];
    for (const expected of [2, 4, 5]) {
      removed.push(await unknown.removeSome(store, { before, now }));
      expect(store.listed).toBe(expected);
    }
    expect(removed).toEqual([1, 0, 1]);
    expect(store.lists).toBe(1);
  });

  test("stays, with a log entry, when the database has a row for none of them", async () => {
    const warn = vi.spyOn(log, "warn").mockClear();
    await db().delete(files);
    await insertRows(["of-another-store"]);
    expect(await new UnknownFiles().removeSome(store, { before, now })).toBe(0);
    expect(store.names).toHaveLength(5);
    expect(warn.mock.calls.map(([entry]) => entry)).toEqual([{ event: "stored-files-unknown", count: 5 }]);
  });

  test("is searched for again from the start after an error of the store", async () => {
    const unknown = new UnknownFiles(2);
    const remove = vi.spyOn(store, "remove").mockRejectedValueOnce(new Error("the store is unavailable"));
    await expect(unknown.removeSome(store, { before, now })).rejects.toThrow("unavailable");
    expect({ lists: store.lists, closed: store.closed }).toEqual({ lists: 1, closed: 1 });
    expect(await unknown.removeSome(store, { before, now })).toBe(1);
    expect(remove.mock.calls).toEqual([["old-1"], ["old-1"]]);
    expect(store.lists).toBe(2);
  });
});
