import "#tests/support/vitest/test-folder";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  createSite,
  eventCount,
  fillSite,
  openSite,
  ownEngine,
  type Site,
} from "#tests/support/backup/sites";
import { bookingRow } from "#tests/support/records/bookings";
import { rows } from "~/db/client.server";
import { auditEntries, bookingCounts, bookingEvents, bookings, files, passkeys } from "~/db/schema.server";
import { backupPaths, describeFile, readManifest, writeManifest } from "./manifest.server";
import { restoreBackup } from "./restore.server";
import { writeBackup } from "./write-backup.server";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const secret = "a-secret-of-43-characters-as-the-app-has-it";
const isPostgres = ownEngine() === "postgresql";
const database = isPostgres ? backupPaths.dump : backupPaths.archive;
const removals: (() => Promise<void> | void)[] = [];

let site: Site;
let contents: Map<string, Buffer>;
/** The folder of the site's backup. Tests create others beside it. */
let target: string;

beforeAll(async () => {
  site = await createSite(ownEngine(), "tables");
  removals.push(site.remove);
  contents = await fillSite(site);
  target = nightsIn(newFolder())[0] ?? "";
  await backUp(target);
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(async () => {
  for (const remove of removals) await remove();
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-backup-"));
  removals.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const nightsIn = (folder: string) =>
  [1, 2, 3].map((day) => path.join(folder, `datum3d-2026-01-0${day}T03-15-00Z`));

async function newSite(content: "tables" | "nothing" = "nothing"): Promise<Site> {
  const created = await createSite(ownEngine(), content);
  removals.push(created.remove);
  return created;
}

const backUp = (folder: string, from: Pick<Site, "settings" | "store"> = site) =>
  writeBackup({ settings: from.settings, store: from.store, secret, target: folder });

const restore = ({ settings, store }: Pick<Site, "settings" | "store">, folder = target) =>
  restoreBackup({ settings, store, folder });

/** Returns a copy of the backup that a test may damage. */
function copyBackup(): string {
  const folder = path.join(newFolder(), path.basename(target));
  cpSync(target, folder, { recursive: true });
  return folder;
}

const readSite = (siteToRead: Pick<Site, "settings">) =>
  openSite(siteToRead, async ({ db }) => ({
    bookings: await db.select().from(bookings).orderBy(bookings.id),
    files: await db.select().from(files),
    counts: await db.select().from(bookingCounts),
    passkeys: await db.select().from(passkeys),
    audit: await db.select().from(auditEntries),
    events: await db.$count(bookingEvents),
  }));

test("restores every row and file into an empty place, where the site continues", async () => {
  const before = await readSite(site);
  const copy = await newSite();
  await restore(copy);
  expect(await readSite(copy)).toEqual(before);
  expect(before).toMatchObject({ events: eventCount, counts: [{ total: 9, pending: 9 }] });
  for (const [name, content] of contents)
    expect(readFileSync(path.join(copy.uploads, name)).equals(content)).toBe(true);
  if (!isPostgres)
    expect(readFileSync(path.join(copy.settings.dataDir, "session-secret"), "utf8")).toBe(secret);

  await openSite(copy, async ({ db }) => {
    const [booking] = await db.insert(bookings).values(bookingRow()).returning();
    expect(await db.select().from(bookingCounts)).toMatchObject([{ total: 10, pending: 10 }]);
    const [event] = await db
      .insert(bookingEvents)
      .values({ bookingId: booking?.id ?? "", kind: "viewed" })
      .returning();
    expect(event?.id).toBeGreaterThan(eventCount);
    await expect(db.delete(auditEntries)).rejects.toThrow();
    const indexes = await rows(
      db,
      sql`select from pg_indexes where indexname in ('bookings_search_idx', 'users_email_key')`,
    );
    expect(indexes).toHaveLength(2);
  });
});

describe("a restore refuses, before it changes anything,", () => {
  /** Replaces a file with a symbolic link to the same content. */
  function replaceByLink(file: string) {
    const other = path.join(newFolder(), "other");
    renameSync(file, other);
    symlinkSync(other, file);
  }

  test("a damaged backup, and names the damaged files", async () => {
    const copy = await newSite();
    const [upload = ""] = contents.keys();
    const stored = `${backupPaths.files}/${upload}`;
    const damages: [string, (file: string) => void][] = [
      [database, (file) => rmSync(file)],
      [database, (file) => writeFileSync(file, readFileSync(file).subarray(0, -9))],
      [backupPaths.secret, (file) => writeFileSync(file, "another secret")],
      [stored, (file) => writeFileSync(file, Buffer.alloc(70_000, 9))],
      [stored, (file) => rmSync(file)],
      [stored, (file) => replaceByLink(file)],
      [backupPaths.secret, (file) => replaceByLink(file)],
      ["no complete backup", (file) => rmSync(path.join(file, "..", backupPaths.manifest))],
      [
        "manifest .* is damaged",
        (file) => writeFileSync(path.join(file, "..", backupPaths.manifest), '{"format":3}'),
      ],
    ];
    for (const [name, damage] of damages) {
      const folder = copyBackup();
      damage(path.join(folder, name));
      await expect(restore(copy, folder)).rejects.toThrow(new RegExp(name));
    }
    expect(existsSync(copy.uploads)).toBe(false);
    expect(existsSync(copy.settings.dataDir)).toBe(false);
  });

  test.runIf(isPostgres)("a dump that pg_restore cannot read", async () => {
    const folder = copyBackup();
    writeFileSync(path.join(folder, backupPaths.dump), "no dump");
    const manifest = await readManifest(folder);
    const others = manifest.files.filter((file) => file.path !== backupPaths.dump);
    const listed = [await describeFile(folder, backupPaths.dump), ...others];
    await writeManifest(folder, { ...manifest, files: listed });
    const copy = await newSite();
    await expect(restore(copy, folder)).rejects.toThrow(/^pg_restore: error: /);
    expect(existsSync(copy.uploads)).toBe(false);
  });

  test("a database that is not empty", async () => {
    const used = await newSite("tables");
    await openSite(used, ({ db }) => db.insert(bookings).values(bookingRow()));
    await expect(restore(used)).rejects.toThrow(/ is not empty\..* Nothing was changed\.$/);
    expect((await readSite(used)).counts).toMatchObject([{ total: 1 }]);
    expect(existsSync(used.uploads)).toBe(false);
  });

  test("a backup of the other engine, of an earlier release, and of a newer one", async () => {
    const { settings, store } = await newSite();
    const databaseUrl = isPostgres ? undefined : "postgres://127.0.0.1:1/other";
    await expect(restore({ settings: { ...settings, databaseUrl }, store })).rejects.toThrow(
      isPostgres ? /is of PostgreSQL: set DATABASE_URL/ : /is of an embedded database: restore it without/,
    );
    const folder = copyBackup();
    for (const [format, message] of [
      [2, /of an earlier release\. Restore it with a release of that time/],
      [4, /of a newer release/],
    ] as const) {
      writeFileSync(path.join(folder, backupPaths.manifest), JSON.stringify({ format, tables: [] }));
      await expect(restore({ settings, store }, folder)).rejects.toThrow(message);
    }
  });
});

describe("a backup", () => {
  test("can be read by its user only, and has no name when it was interrupted", async () => {
    expect(statSync(target).mode & 0o777).toBe(0o700);
    for (const file of [backupPaths.manifest, backupPaths.secret])
      expect(statSync(path.join(target, file)).mode & 0o777).toBe(0o600);
    const folder = newFolder();
    const store = Object.assign(Object.create(site.store) as typeof site.store, {
      read: () => Promise.reject(new Error("The disk is gone")),
    });
    await expect(backUp(path.join(folder, "backup"), { ...site, store })).rejects.toThrow("gone");
    expect(readdirSync(folder)).toEqual([]);
  });

  test("into a read-only folder is refused in one sentence", async () => {
    const file = path.join(newFolder(), "file");
    writeFileSync(file, "");
    await expect(backUp(path.join(file, "backup"))).rejects.toThrow(
      /^The folder \S+ cannot be written to \(ENOTDIR\)\. Let the user/,
    );
  });

  test("links the stored files of the previous backup and copies the others", async () => {
    const [first = "", second = ""] = nightsIn(newFolder());
    await backUp(first);
    writeFileSync(path.join(site.uploads, "new.pdf"), "new");
    const { files: report } = await backUp(second);
    rmSync(path.join(site.uploads, "new.pdf"));
    expect(report.count).toBe(3);
    const [upload = ""] = contents.keys();
    const numberIn = (uploads: string) => statSync(path.join(uploads, upload)).ino;
    expect(numberIn(path.join(second, "files"))).toBe(numberIn(path.join(first, "files")));
    expect(numberIn(path.join(first, "files"))).not.toBe(numberIn(site.uploads));
    rmSync(first, { recursive: true });
    await restore(await newSite(), second);
  });

  test("reports a lost file once and keeps it", async () => {
    const folder = newFolder();
    const [first = "", second = "", third = ""] = nightsIn(folder);
    expect((await backUp(first)).files).toEqual({ count: 2, newlyLost: [], saved: [] });
    const [upload = ""] = contents.keys();
    // For a stopped site, the backup cannot read the names of the embedded database, so it keeps the list of lost files.
    if (!isPostgres) await writeManifest(first, { ...(await readManifest(first)), lost: [upload] });
    const lost = path.join(site.uploads, upload);
    renameSync(lost, path.join(folder, "aside"));
    const reports = [await backUp(second), await backUp(third)].map(({ files }) => files);
    renameSync(path.join(folder, "aside"), lost);
    const told = isPostgres ? [upload] : [];
    expect(reports).toEqual([
      { count: 2, newlyLost: told, saved: told },
      { count: 2, newlyLost: [], saved: [] },
    ]);
  });

  test.runIf(isPostgres)("is refused when the disk has no space for the stored files", async () => {
    const large = await newSite("tables");
    await openSite(large, async ({ db }) => {
      const [booking] = await db.insert(bookings).values(bookingRow()).returning();
      const file = { originalName: "a.pdf", contentType: "application/pdf", sha256: "0".repeat(64) };
      await db.insert(files).values(
        Array.from({ length: 2_000 }, (_, index) => ({
          ...file,
          storedName: `${index}.pdf`,
          byteSize: 2 ** 31 - 1,
          bookingId: booking?.id,
        })),
      );
    });
    const folder = newFolder();
    await expect(backUp(path.join(folder, "backup"), large)).rejects.toThrow(
      /^The copy of the uploaded files needs [\d,]+ MB, and the disk of /,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test.runIf(!isPostgres)("is refused when the disk has no space for the copy of the database", async () => {
    const settings = { ...site.settings, diskFloor: { free: () => 2 ** 20 } };
    await expect(backUp(path.join(newFolder(), "backup"), { ...site, settings })).rejects.toThrow(
      /database for the backup needs \d+ MB/,
    );
    expect(readdirSync(settings.dataDir).filter((name) => name.startsWith("snapshot-"))).toEqual([]);
  });

  test.runIf(isPostgres)("names the package of a pg_dump that is missing or too old", async () => {
    const programs = newFolder();
    vi.stubEnv("PATH", programs);
    const refused = () => backUp(path.join(newFolder(), "backup"));
    await expect(refused()).rejects.toThrow(
      /^pg_dump is missing, and the server is of PostgreSQL (\d+)\. Install the Debian package postgresql-client-\1\.$/,
    );
    const old = path.join(programs, "pg_dump");
    writeFileSync(old, '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n', { mode: 0o755 });
    await expect(refused()).rejects.toThrow(/^pg_dump is of PostgreSQL 9, and the server /);
    await expect(restore(await newSite())).rejects.toThrow(/^pg_restore is missing, /);
  });

  test.runIf(isPostgres)("of a database without tables is refused", async () => {
    await expect(backUp(path.join(newFolder(), "backup"), await newSite())).rejects.toThrow(
      /has no tables of this site: nothing was written\.$/,
    );
  });
});
