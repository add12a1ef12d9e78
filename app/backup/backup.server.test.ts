import "#tests/support/test-folder";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  createSite,
  type Engine,
  engines,
  eventCount,
  fillSite,
  isForeignServer,
  openSite,
  ownEngine,
  type Site,
} from "#tests/support/backup-sites";
import { bookingRow } from "#tests/support/bookings";
import { rows } from "~/db/client.server";
import { auditEntries, bookingCounts, bookingEvents, bookings } from "~/db/schema.server";
import { LocalStore } from "~/files/local-store.server";
import { backupPaths } from "./backup-folder.server";
import type { Manifest } from "./manifest";
import { rehearseBackup } from "./rehearse.server";
import { estimateRestore } from "./require-space.server";
import { restoreBackup } from "./restore.server";
import { writeBackup } from "./write-backup.server";

const secret = "a-secret-of-43-characters-as-the-app-has-it";
const report = { progress: () => undefined, line: () => undefined };
const opened: (() => Promise<void> | void)[] = [];

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Opening an embedded database takes a second or more: these tests share one site with one backup of it. */
let site: Site;
let contents: Map<string, Buffer>;
let original: { target: string; manifest: Manifest };

beforeAll(async () => {
  site = await createSite(ownEngine(), "tables");
  contents = await fillSite(site);
  original = await backUp(site);
});

afterAll(async () => {
  for (const remove of [...opened, site.remove]) await remove();
});

/** Returns a copy of the backup that a test may damage. */
function copyBackup(): string {
  const folder = newFolder();
  cpSync(path.dirname(original.target), folder, { recursive: true });
  return path.join(folder, path.basename(original.target));
}

async function newSite(engine: Engine, content: "tables" | "nothing"): Promise<Site> {
  const site = await createSite(engine, content);
  opened.push(site.remove);
  return site;
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-backup-"));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function backUp({ settings, store }: Site) {
  const target = path.join(newFolder(), "backup");
  const { manifest } = await writeBackup({ settings, store, secret, target, report });
  return { target, manifest };
}

function restore({ settings, store }: Site, folder: string, mayReplace = false) {
  return restoreBackup({ settings, store, folder, mayReplace, report });
}

/** Returns the name in the pool of one of the site's files. */
function poolName(index: number): string {
  return createHash("sha256")
    .update([...contents.values()][index] ?? "")
    .digest("hex");
}

/** Replaces a file by a symbolic link to the same content somewhere else. */
function replaceByLink(file: string) {
  const other = path.join(newFolder(), "other");
  cpSync(file, other);
  rmSync(file);
  symlinkSync(other, file);
}

/** Returns the bytes of all rows of a backup, uncompressed. */
function rowBytes(folder: string): number {
  return original.manifest.tables
    .map(({ name }) => gunzipSync(readFileSync(path.join(folder, backupPaths.table(name)))).length)
    .reduce((total, bytes) => total + bytes);
}

test("restores every row and file on the other engine, as the site then uses them", async () => {
  const { target, manifest } = original;
  expect(manifest.tables.find(({ name }) => name === "booking_events")?.rows).toBe(eventCount);
  expect(manifest.files).toEqual({ count: 2, bytes: 140_000, lost: [], missing: [], acknowledged: [] });

  // A later test restores on the same engine.
  for (const engine of engines().filter((other) => other !== ownEngine())) {
    const copy = await newSite(engine, "nothing");
    await restore(copy, target);
    for (const [name, content] of contents)
      expect(readFileSync(path.join(copy.uploads, name)).equals(content)).toBe(true);
    if (engine === "embedded")
      expect(readFileSync(path.join(copy.settings.dataDir, "session-secret"), "utf8")).toBe(secret);

    const again = await backUp(copy);
    expect(again.manifest.tables).toEqual(manifest.tables);
    expect(again.manifest.engine).toBe(engine);
    await openSite(copy, async ({ db }) => {
      expect(await db.select().from(bookingCounts)).toMatchObject([{ total: 9, pending: 9 }]);
      const [booking] = await db.insert(bookings).values(bookingRow()).returning();
      expect(await db.select().from(bookingCounts)).toMatchObject([{ total: 10, pending: 10 }]);
      const [event] = await db
        .insert(bookingEvents)
        .values({ bookingId: booking?.id ?? "", kind: "viewed" })
        .returning();
      expect(event?.id).toBeGreaterThan(eventCount);
      await expect(db.delete(auditEntries)).rejects.toThrow();
      const indexes = await rows<{ name: string }>(
        db,
        sql`select indexname as name from pg_indexes where indexname in ('bookings_search_idx', 'users_email_key')`,
      );
      expect(indexes).toHaveLength(2);
    });
  }
});

test("only the user that made a backup can read it, and an interrupted one has no name", async () => {
  const { target } = original;
  expect(statSync(target).mode & 0o777).toBe(0o700);
  for (const file of [backupPaths.manifest, backupPaths.secret, backupPaths.table("users")])
    expect(statSync(path.join(target, file)).mode & 0o777).toBe(0o600);

  const interrupted = path.join(newFolder(), "backup");
  const store = Object.assign(Object.create(site.store) as typeof site.store, {
    read: () => Promise.reject(new Error("The disk is gone")),
  });
  const { settings } = site;
  await expect(writeBackup({ settings, store, secret, target: interrupted, report })).rejects.toThrow("gone");
  expect(readdirSync(path.dirname(interrupted), { recursive: true })).toEqual(["files"]);
});

test("a folder that cannot be written to is one sentence", async () => {
  const file = path.join(newFolder(), "file");
  writeFileSync(file, "");
  const { settings, store } = site;
  await expect(
    writeBackup({ settings, store, secret, target: path.join(file, "backup"), report }),
  ).rejects.toThrow(/^The folder \S+ cannot be written to \(ENOTDIR\)\. Let the user/);
});

test("does not replace data unless told, and keeps what it replaces", async () => {
  const { target, manifest } = original;
  const used = await newSite(ownEngine(), "tables");
  await openSite(used, ({ db }) => db.insert(bookings).values(bookingRow()));
  await expect(restore(used, target)).rejects.toThrow(/holds data/);
  await openSite(used, async ({ db }) =>
    expect(await db.select().from(bookingCounts)).toMatchObject([{ total: 1 }]),
  );

  const { replaced } = await restore(used, target, true);
  expect((await backUp(used)).manifest.tables).toEqual(manifest.tables);
  expect(replaced !== undefined && existsSync(replaced)).toBe(ownEngine() === "embedded");
});

test("restores nothing from a damaged backup, and names what is damaged", async () => {
  const copy = await newSite(ownEngine(), "nothing");
  const pooled = path.join("..", backupPaths.files, poolName(0));
  const damages: [string, (file: string) => void][] = [
    [backupPaths.table("users"), (file) => rmSync(file)],
    [backupPaths.table("bookings"), (file) => writeFileSync(file, readFileSync(file).subarray(0, -9))],
    [backupPaths.secret, (file) => writeFileSync(file, "another secret")],
    [pooled, (file) => writeFileSync(file, Buffer.alloc(70_000, 9))],
    [pooled, (file) => rmSync(file)],
    [pooled, (file) => replaceByLink(file)],
    [backupPaths.secret, (file) => replaceByLink(file)],
  ];
  for (const [file, damage] of damages) {
    const target = copyBackup();
    damage(path.join(target, file));
    await expect(restore(copy, target)).rejects.toThrow(file);
  }
  const target = copyBackup();
  rmSync(path.join(target, backupPaths.manifest));
  await expect(restore(copy, target)).rejects.toThrow(/no complete backup/);
  expect(existsSync(copy.uploads)).toBe(false);
  expect(existsSync(copy.settings.dataDir)).toBe(false);
});

test("rejects the backup of a release that this one does not know", async () => {
  const target = copyBackup();
  const file = path.join(target, backupPaths.manifest);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  manifest.migrations.push({ hash: "0".repeat(64), createdAt: Date.now(), name: null, sql: null });
  writeFileSync(file, JSON.stringify(manifest));
  await expect(restore(await newSite(ownEngine(), "nothing"), target)).rejects.toThrow(/newer release/);
});

test("backs up what is there when the site has lost a file, and says which", async () => {
  const [lost = "", kept = ""] = contents.keys();
  const damaged = newFolder();
  cpSync(path.join(site.uploads, kept), path.join(damaged, kept));
  const { target, manifest } = await backUp({ ...site, store: new LocalStore(damaged) });
  expect(manifest.files).toMatchObject({ count: 1, bytes: 70_000, lost: [lost], missing: [] });
  const copy = await newSite(ownEngine(), "nothing");
  await restore(copy, target);
  expect(readdirSync(copy.uploads)).toEqual([kept]);
});

test.runIf(ownEngine() === "embedded")(
  "a disk that fills while rows are loaded leaves the database",
  async () => {
    const { settings, store } = await newSite("embedded", "tables");
    const before = readdirSync(settings.dataDir);
    let isFull = false;
    const guarded = { ...settings, diskFloor: { bytes: 2 ** 20, free: () => (isFull ? 0 : Infinity) } };
    const filling = { ...report, progress: (step: string) => void (isFull ||= step === "copying bookings") };
    const options = { settings: guarded, store, folder: original.target, report: filling };
    const expected = /^The disk of the embedded database .+ is full\. .+ The database is as it was\.$/;
    await expect(restoreBackup({ ...options, mayReplace: true })).rejects.toThrow(expected);
    isFull = false;
    await expect(rehearseBackup(guarded, original.target, filling)).rejects.toThrow(expected);
    expect(readdirSync(settings.dataDir)).toEqual(before);
  },
);

test("refuses a copy for which the disk has no space, before it writes", async () => {
  if (ownEngine() === "embedded") {
    const settings = { ...site.settings, diskFloor: { free: () => 2 ** 20 } };
    await expect(backUp({ ...site, settings })).rejects.toThrow(/database for the backup needs \d+ MB/);
    expect(readdirSync(settings.dataDir).filter((name) => name.startsWith("snapshot-"))).toEqual([]);
  }
  const copy = await newSite(ownEngine(), "nothing");
  const store = Object.assign(Object.create(copy.store) as LocalStore, {
    freeBytes: () => Promise.resolve(100_000),
  });
  const restoreWith = (bytes = Infinity) =>
    restore(
      { ...copy, store, settings: { ...copy.settings, diskFloor: { free: () => bytes } } },
      original.target,
    );
  await expect(restoreWith()).rejects.toThrow(/files needs 1 MB, and the disk of the uploads has 1 MB/);
  // One that an interrupted run has restored needs none.
  const [name = ""] = contents.keys();
  cpSync(path.join(site.uploads, name), path.join(copy.uploads, name));

  let needed = estimateRestore(rowBytes(original.target));
  // Here an embedded database and the files are on one disk.
  if (ownEngine() === "embedded") needed += 70_000;
  if (ownEngine() === "embedded" || !isForeignServer) {
    await expect(restoreWith(needed - 1)).rejects.toThrow(
      /^The restored database needs \d+ MB, and the disk of \S+ has \d+ MB for it\. Free some .* Nothing was changed\.$/,
    );
    expect(readdirSync(copy.uploads)).toEqual([name]);
  }
  await restoreWith(needed);
  expect(readdirSync(copy.uploads).sort()).toEqual([...contents.keys()].sort());
});

test("a rehearsal compares everything, and leaves nothing beside the site's own database", async () => {
  const found = async () => {
    if (ownEngine() === "embedded") return readdirSync(site.settings.dataDir).sort();
    const client = postgres(site.settings.databaseUrl ?? "", { max: 1 });
    const names = await client<{ datname: string }[]>`
      select datname from pg_database where datname like '%rehearsal%'`;
    await client.end();
    return names.map(({ datname }) => datname);
  };
  const before = await found();
  const { rows } = await rehearseBackup(site.settings, original.target, report);
  expect(rows).toBe(original.manifest.tables.reduce((total, table) => total + table.rows, 0));
  expect(await found()).toEqual(before);

  const target = copyBackup();
  rmSync(path.join(target, "..", backupPaths.files, poolName(1)));
  await expect(rehearseBackup(site.settings, target, report)).rejects.toThrow(/is damaged/);
  expect(await found()).toEqual(before);
});
