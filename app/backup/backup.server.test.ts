import "#tests/support/vitest/test-folder";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BackedUpSite, restoreTo, silentReport, siteSecret } from "#tests/support/backup/one-backup";
import { engines, eventCount, isForeignServer, openSite, ownEngine } from "#tests/support/backup/sites";
import { bookingRow } from "#tests/support/records/bookings";
import { rows } from "~/db/client.server";
import { auditEntries, bookingCounts, bookingEvents, bookings } from "~/db/schema.server";
import type { LocalStore } from "~/files/local-store.server";
import { backupPaths } from "./backup-folder.server";
import { rehearseBackup } from "./rehearse.server";
import { estimateRestore } from "./require-space.server";
import { restoreBackup } from "./restore.server";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let backedUp: BackedUpSite;
beforeAll(async () => {
  backedUp = await BackedUpSite.create();
});
afterAll(() => backedUp.remove());

/**
 * Returns the bytes that a restored database needs.
 *
 * @param fileBytes of the files that are missing: here an embedded database and the files are on one disk
 */
function neededBytes(fileBytes: number): number {
  const rowBytes = backedUp.manifest.tables
    .map(({ name }) => gunzipSync(readFileSync(path.join(backedUp.target, backupPaths.table(name)))).length)
    .reduce((total, bytes) => total + bytes);
  return estimateRestore(rowBytes) + (ownEngine() === "embedded" ? fileBytes : 0);
}

test("restores every row and file on the other engine, as the site then uses them", async () => {
  const { target, manifest } = backedUp;
  expect(manifest.tables.find(({ name }) => name === "booking_events")?.rows).toBe(eventCount);
  expect(manifest.files).toEqual({ count: 2, bytes: 140_000, lost: [], missing: [], acknowledged: [] });

  // A later test restores on the same engine.
  for (const engine of engines().filter((other) => other !== ownEngine())) {
    const copy = await backedUp.newSite("nothing", engine);
    await restoreTo(copy, target);
    for (const [name, content] of backedUp.contents)
      expect(readFileSync(path.join(copy.uploads, name)).equals(content)).toBe(true);
    if (engine === "embedded")
      expect(readFileSync(path.join(copy.settings.dataDir, "session-secret"), "utf8")).toBe(siteSecret);

    const again = await backedUp.backUp(copy);
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

test("does not replace data unless told, needs no more space than it asks for, and keeps what it replaces", async () => {
  const { target, manifest } = backedUp;
  const used = await backedUp.newSite("tables");
  await openSite(used, ({ db }) => db.insert(bookings).values(bookingRow()));
  await expect(restoreTo(used, target)).rejects.toThrow(/holds data/);
  await openSite(used, async ({ db }) =>
    expect(await db.select().from(bookingCounts)).toMatchObject([{ total: 1 }]),
  );

  const diskFloor = { free: () => neededBytes(140_000) };
  const { replaced } = await restoreTo({ ...used, settings: { ...used.settings, diskFloor } }, target, true);
  expect(readdirSync(used.uploads).sort()).toEqual([...backedUp.contents.keys()].sort());
  expect((await backedUp.backUp(used)).manifest.tables).toEqual(manifest.tables);
  expect(replaced !== undefined && existsSync(replaced)).toBe(ownEngine() === "embedded");
});

test.runIf(ownEngine() === "embedded")(
  "a disk that fills while rows are loaded leaves the database",
  async () => {
    const { settings, store } = await backedUp.newSite("tables");
    const before = readdirSync(settings.dataDir);
    let isFull = false;
    const guarded = { ...settings, diskFloor: { bytes: 2 ** 20, free: () => (isFull ? 0 : Infinity) } };
    const filling = {
      ...silentReport,
      progress: (step: string) => void (isFull ||= step === "copying bookings"),
    };
    const options = { settings: guarded, store, folder: backedUp.target, report: filling };
    const expected = /^The disk of the embedded database .+ is full\. .+ The database is as it was\.$/;
    await expect(restoreBackup({ ...options, mayReplace: true })).rejects.toThrow(expected);
    isFull = false;
    await expect(rehearseBackup(guarded, backedUp.target, filling)).rejects.toThrow(expected);
    expect(readdirSync(settings.dataDir)).toEqual(before);
  },
);

test("refuses a copy for which the disk has no space, before it writes", async () => {
  if (ownEngine() === "embedded") {
    const settings = { ...backedUp.site.settings, diskFloor: { free: () => 2 ** 20 } };
    await expect(backedUp.backUp({ ...backedUp.site, settings })).rejects.toThrow(
      /database for the backup needs \d+ MB/,
    );
    expect(readdirSync(settings.dataDir).filter((name) => name.startsWith("snapshot-"))).toEqual([]);
  }
  const copy = await backedUp.newSite("nothing");
  const store = Object.assign(Object.create(copy.store) as LocalStore, {
    freeBytes: () => Promise.resolve(100_000),
  });
  const restoreWith = (bytes = Infinity) =>
    restoreTo(
      { ...copy, store, settings: { ...copy.settings, diskFloor: { free: () => bytes } } },
      backedUp.target,
    );
  await expect(restoreWith()).rejects.toThrow(/files needs 1 MB, and the disk of the uploads has 1 MB/);
  // One that an interrupted run has restored needs none.
  const [name = ""] = backedUp.contents.keys();
  cpSync(path.join(backedUp.site.uploads, name), path.join(copy.uploads, name));

  if (ownEngine() === "embedded" || !isForeignServer) {
    await expect(restoreWith(neededBytes(70_000) - 1)).rejects.toThrow(
      /^The restored database needs \d+ MB, and the disk of \S+ has \d+ MB for it\. Free some .* Nothing was changed\.$/,
    );
    expect(readdirSync(copy.uploads)).toEqual([name]);
  }
});

test("a rehearsal compares everything, and leaves nothing beside the site's own database", async () => {
  const found = async () => {
    if (ownEngine() === "embedded") return readdirSync(backedUp.site.settings.dataDir).sort();
    const client = postgres(backedUp.site.settings.databaseUrl ?? "", { max: 1 });
    const names = await client<{ datname: string }[]>`
      select datname from pg_database where datname like '%rehearsal%'`;
    await client.end();
    return names.map(({ datname }) => datname);
  };
  const before = await found();
  const { rows } = await rehearseBackup(backedUp.site.settings, backedUp.target, silentReport);
  expect(rows).toBe(backedUp.manifest.tables.reduce((total, table) => total + table.rows, 0));
  expect(await found()).toEqual(before);

  const target = backedUp.copy();
  rmSync(path.join(target, "..", backupPaths.files, backedUp.poolName(1)));
  await expect(rehearseBackup(backedUp.site.settings, target, silentReport)).rejects.toThrow(/is damaged/);
  expect(await found()).toEqual(before);
});
