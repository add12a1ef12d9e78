// @one-engine

import "#tests/support/vitest/test-folder";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import {
  createSite,
  engines,
  fillSite,
  isForeignServer,
  openSite,
  type Site,
} from "#tests/support/backup/sites";
import { S3Server } from "#tests/support/files/s3-server";
import { databaseFolder } from "~/db/embedded-folder.server";
import { applyMissing } from "~/db/migrations/applied-migrations.server";
import { releaseMigrations } from "~/db/migrations/release-migrations.server";
import { openPglite } from "~/db/pglite.server";
import type { TransferClient } from "~/db/transfer/transfer-client.server";
import { openS3Store } from "~/files/s3-store.server";
import { moveDatabase } from "./move.server";
import { requirePostgresSpace } from "./require-space.server";
import { withPostgresTarget } from "./restore-target.server";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A move is always from the embedded database to PostgreSQL: tested once, not by each project of an engine. */
const canRun = inject("engine") === "postgres" && engines().includes("postgresql");

const report = { progress: () => undefined, line: () => undefined };
let site: Site;
let contents: Map<string, Buffer>;
let target: Site;
let bucket: S3Server;
let endpoint: string;

beforeAll(async () => {
  if (!canRun) return;
  site = await createSite("embedded", "tables");
  contents = await fillSite(site);
});
beforeEach(async (context) => {
  if (!canRun) return context.skip("runs with PostgreSQL only");
  target = await createSite("postgresql", "nothing");
  bucket = new S3Server();
  endpoint = await bucket.listen();
});
afterEach(async () => {
  if (!canRun) return;
  await bucket.close();
  await target.remove();
});
afterAll(() => (canRun ? site.remove() : undefined));

function move({ settings, store } = site, free?: (folder: string) => number) {
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  const place = { bucket: "scans", region: "us-west-2", endpoint };
  const url = target.settings.databaseUrl ?? "";
  const objectStorage = openS3Store({ ...place, ...keys });
  return moveDatabase({ dataDir: settings.dataDir, url, uploads: store, objectStorage, report, free });
}

const inTarget = <Result>(work: (client: TransferClient) => Promise<Result>) =>
  withPostgresTarget(target.settings.databaseUrl ?? "", work);

const stored = () =>
  new Map([...bucket.objects].map(([key, { content }]) => [key.replace("files/", ""), content]));

// One after the other, because each copy of the database takes seconds.
test("goes on where a bucket that refused has ended it, sends no file twice, and says which was damaged", async () => {
  const [first = "", second = ""] = contents.keys();
  const written: string[] = [];
  const note = ({ method, key }: { method: string; key: string }) => {
    if (method === "PUT") written.push(key.replace("files/", ""));
    return undefined;
  };
  bucket.fault = (request) =>
    request.key.endsWith(first) ? note(request) : { status: 403, code: "AccessDenied" };
  await expect(move()).rejects.toThrow("The bucket scans is unavailable");
  expect(
    await inTarget((client) => client.query("select from pg_tables where schemaname = 'public'")),
  ).toEqual([]);
  bucket.fault = note;
  const intact = { count: 2, bytes: 140_000, lost: [] };
  expect(await move()).toMatchObject({ wasDone: false, files: intact });
  expect(stored()).toEqual(contents);
  expect(await move()).toMatchObject({ wasDone: true, files: intact });
  expect(written.sort()).toEqual([first, second].sort());

  bucket.objects.clear();
  const uploads = Object.assign(Object.create(site.store) as Site["store"], {
    read: (name: string) => site.store.read(name === second ? first : name),
  });
  const { files } = await move({ ...site, store: uploads });
  expect(files).toEqual({ count: 1, bytes: 70_000, lost: [second] });
  expect([...stored().keys()]).toEqual([first]);
});

test("refuses a database of another program or release, or one that a site uses, and sends no file", async () => {
  await inTarget((client) => client.query("create table of_another_program (id int)"));
  await expect(move()).rejects.toThrow(/holds tables of another program\. Create an empty database\./);
  await inTarget(async (client) => {
    await client.query("drop table of_another_program");
    await applyMissing(client, releaseMigrations().slice(0, releaseMigrations().length - 1));
  });
  await expect(move()).rejects.toThrow(/holds tables of another release\. Create an empty database\./);
  await openSite(target, async (running) => {
    await running.ping();
    await expect(move()).rejects.toThrow(/A site is running on the .* Stop it first\./);
  });
  expect(bucket.objects.size).toBe(0);
});

test("refuses to fill a database for which the disk has no space, and sends no file", async (context) => {
  if (isForeignServer) return context.skip("the disk of the given PostgreSQL is not seen");
  const folders: string[] = [];
  const free = (folder: string) => {
    folders.push(folder);
    return 2 ** 20;
  };
  await expect(move(site, free)).rejects.toThrow(
    /^The copy of the database needs \d+ MB, and the disk of \S+ has 1 MB for it\. Free some .* Nothing was changed\.$/,
  );
  expect(existsSync(path.join(folders[0] ?? "", "PG_VERSION"))).toBe(true);
  expect(bucket.objects.size).toBe(0);
});

test("says how much a database needs on a disk that it cannot see", async () => {
  const lines: string[] = [];
  await inTarget(async (client) => {
    // May not read where the server keeps its data.
    await client.query("set local role pg_read_all_data");
    await requirePostgresSpace(client, {
      what: "The copy of the database",
      needed: 3 * 2 ** 30,
      name: "database of the test",
      report: { ...report, line: (text) => lines.push(text) },
      free: () => 0,
    });
  });
  expect(lines).toEqual([
    "The database of the test needs about 3,072 MB on a disk that cannot be seen from here.",
  ]);
});

test("refuses an embedded database of another release, and a folder without one", async () => {
  const old = await createSite("embedded", "tables");
  try {
    const client = await openPglite(databaseFolder(old.settings.dataDir));
    await client.query(
      "delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)",
    );
    await client.close();
    await expect(move(old)).rejects.toThrow(/embedded database is of another release\. Start the site once/);
    rmSync(databaseFolder(old.settings.dataDir), { recursive: true });
    await expect(move(old)).rejects.toThrow(/nothing to move\.$/);
  } finally {
    await old.remove();
  }
});
