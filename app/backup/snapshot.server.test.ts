import "#tests/support/vitest/test-folder";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createSite, fillSite, ownEngine, type Site } from "#tests/support/backup/sites";
import { connect, currentConnection, setConnection } from "~/db/client.server";
import type { Connection } from "~/db/connection.server";
import { files } from "~/db/schema.server";
import { releaseFiles, removeReleasedFiles } from "~/files/release-files.server";
import { withBackupSource } from "./backup-source.server";
import { snapshotSocket, startSnapshotServer } from "./snapshot-server.server";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
let freeSpace = Infinity;
let names: string[];
let running: Connection;
let testConnection: Connection | undefined;

beforeAll(async () => {
  site = await createSite(ownEngine(), "tables");
  names = [...(await fillSite(site)).keys()];
  testConnection = currentConnection();
  running = await connect(site.settings);
  startSnapshotServer(running, { ...site.settings, diskFloor: { free: () => freeSpace } });
});
afterEach(() => {
  if (testConnection) setConnection(testConnection);
});
afterAll(async () => {
  await running.close();
  await site.remove();
});

const removeFile = (name: string) =>
  running.db.transaction((transaction) => releaseFiles(transaction, eq(files.storedName, name)));

test("copies a consistent state while the site writes, and keeps its files until the end", async () => {
  setConnection(running);
  const [name = ""] = names;
  const content = path.join(site.uploads, name);
  await withBackupSource(site.settings, async ({ named }) => {
    await removeFile(name);
    expect(named?.map((file) => file.name).sort()).toEqual([...names].sort());
    expect(await removeReleasedFiles(site.store)).toBe(0);
    expect(existsSync(content)).toBe(true);
  });
  expect(await running.db.$count(files)).toBe(0);
  // The process notices the end of a backup when its connection closes.
  await vi.waitUntil(async () => (await removeReleasedFiles(site.store)) === 1);
  expect(existsSync(content)).toBe(false);
});

test("a migration does not wait while a backup copies the files", async (context) => {
  if (ownEngine() === "embedded") return context.skip("the embedded database is copied");
  await withBackupSource(site.settings, async ({ dump }) => {
    await dump(site.folder);
    await running.db.transaction(async (transaction) => {
      await transaction.execute(sql`set local lock_timeout = 1`);
      await transaction.execute(sql`lock table bookings in access exclusive mode`);
    });
  });
});

test("refuses a second backup at the same time, and leaves no copy behind", async () => {
  setConnection(running);
  const work = () => Promise.resolve(1);
  await withBackupSource(site.settings, async () => {
    await expect(withBackupSource(site.settings, work)).rejects.toThrow(/Another backup/);
  });
  await vi.waitFor(async () => expect(await withBackupSource(site.settings, work)).toBe(1), {
    timeout: 20_000,
  });
  const left = () =>
    readdirSync(site.folder, { recursive: true }).filter((name) => String(name).includes("snapshot-"));
  await vi.waitUntil(() => left().length === 0);
});

test("refuses to copy a database for which the disk has no space, while the site runs", async (context) => {
  if (ownEngine() === "postgresql") return context.skip("PostgreSQL copies nothing");
  const copy = () => withBackupSource(site.settings, () => Promise.resolve(1));
  freeSpace = 2 ** 20;
  // The previous test's backup may still be ending.
  await vi.waitFor(
    () =>
      expect(copy()).rejects.toThrow(
        /^The copy of the embedded database for the backup needs \d+ MB, and the disk of \S+ has 1 MB for it\. Free some/,
      ),
    { timeout: 20_000 },
  );
  freeSpace = Infinity;
  await vi.waitFor(async () => expect(await copy()).toBe(1), { timeout: 20_000 });
});

test("only the user of the site can open the socket", (context) => {
  if (ownEngine() === "postgresql") return context.skip("PostgreSQL needs no socket");
  const socket = snapshotSocket(site.settings.dataDir);
  expect(statSync(socket).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700);
});
