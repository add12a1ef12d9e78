import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LocalStore } from "~/files/local-store.server";
import { backUpFiles } from "./back-up-files.server";
import { BackupError } from "./backup-error.server";
import { BackupFolder, backupPaths } from "./backup-folder.server";
import { type Manifest, manifestFormat } from "./manifest.server";
import { pruneBackups, removePartialBackups } from "./prune-backups.server";
import { restoreFiles } from "./restore-files.server";

const report = { progress: () => undefined, line: () => undefined };
const nameOf = (day: number) => `datum3d-2026-01-0${day}T03-15-00Z`;
const hashOf = (content: string) => createHash("sha256").update(content).digest("hex");
const plans = { "1-plan.pdf": "a plan", "2-scan.e57": "a scan", "3-copy.pdf": "a plan" };

let parent: string;
let uploads: string;
let store: LocalStore;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "datum3d-backups-"));
  uploads = path.join(parent, "uploads");
  for (const folder of [uploads, path.join(parent, "files")]) mkdirSync(folder);
  store = new LocalStore(uploads);
  for (const [name, content] of Object.entries(plans)) writeFileSync(path.join(uploads, name), content);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/**
 * Writes a backup that holds the table of files alone, without a database.
 *
 * @param contents of the files by their stored name; the pool does not get them
 * @returns its folder
 */
async function writeBackupFolder(
  name: string,
  contents: Record<string, string>,
  files: Partial<Manifest["files"]> = {},
): Promise<BackupFolder> {
  const folder = path.join(parent, name);
  const secret = "a-secret-of-43-characters-as-the-app-has-it";
  const rows = Object.entries(contents)
    .map(
      ([storedName, content]) => `${[storedName, Buffer.byteLength(content), hashOf(content)].join("\t")}\n`,
    )
    .join("");
  const manifest: Manifest = {
    format: manifestFormat,
    createdAt: new Date().toISOString(),
    engine: "embedded",
    serverVersion: "18",
    migrations: [{ hash: "0".repeat(64), createdAt: 1, name: null, sql: null }],
    tables: [
      {
        name: "files",
        columns: ["stored_name", "byte_size", "sha256"],
        rows: Object.keys(contents).length,
        sha256: hashOf(rows),
      },
    ],
    sequences: [],
    files: { count: 0, bytes: 0, lost: [], missing: [], acknowledged: [], ...files },
    secretSha256: hashOf(secret),
  };
  mkdirSync(path.join(folder, "tables"), { recursive: true });
  writeFileSync(path.join(folder, backupPaths.table("files")), gzipSync(rows));
  writeFileSync(path.join(folder, backupPaths.secret), secret);
  writeFileSync(path.join(folder, backupPaths.manifest), JSON.stringify(manifest));
  return BackupFolder.open(folder);
}

const pool = () => readdirSync(path.join(parent, "files")).sort();

describe("stored files", () => {
  test("are in the folder once, however many backups and rows name them", async () => {
    const first = await writeBackupFolder(nameOf(1), plans);
    expect(await backUpFiles(first, store, false, report)).toMatchObject({ count: 3, lost: [], missing: [] });
    const written = pool().map((name) => statSync(path.join(parent, "files", name)).mtimeMs);
    await backUpFiles(await writeBackupFolder(nameOf(2), plans), store, false, report);
    expect(pool()).toEqual([hashOf("a plan"), hashOf("a scan")].sort());
    expect(pool().map((name) => statSync(path.join(parent, "files", name)).mtimeMs)).toEqual(written);
  });

  test("that the site has lost are reported until somebody acknowledges it, and then no more", async () => {
    await backUpFiles(await writeBackupFolder(nameOf(1), plans), store, false, report);
    rmSync(path.join(uploads, "2-scan.e57"));
    const added = { ...plans, "4-new.pdf": "never stored" };
    const second = await backUpFiles(await writeBackupFolder(nameOf(2), added), store, false, report);
    expect(second).toMatchObject({ lost: ["4-new.pdf"], missing: ["2-scan.e57"], acknowledged: [] });

    const third = await backUpFiles(await writeBackupFolder(nameOf(3), added), store, true, report);
    expect(third.acknowledged).toEqual(["4-new.pdf", "2-scan.e57"]);
    await writeBackupFolder(nameOf(3), added, third);
    rmSync(path.join(uploads, "1-plan.pdf"));
    const fourth = await writeBackupFolder("datum3d-2026-01-04T03-15-00Z.partial", added);
    expect(await backUpFiles(fourth, store, false, report)).toMatchObject({
      missing: ["1-plan.pdf", "2-scan.e57"],
      acknowledged: ["4-new.pdf", "2-scan.e57"],
    });
  });

  test("that a backup still has are put back", async () => {
    const backup = await writeBackupFolder(nameOf(1), plans);
    await backUpFiles(backup, store, false, report);
    rmSync(path.join(uploads, "2-scan.e57"));
    await restoreFiles(backup, store, report);
    expect(readdirSync(uploads)).toEqual(Object.keys(plans));
  });

  test("that a killed backup has left half are written again", async () => {
    writeFileSync(path.join(parent, "files", `${hashOf("a scan")}.part`), "a sc");
    writeFileSync(path.join(parent, "files", hashOf("a plan")), "a pl");
    await backUpFiles(await writeBackupFolder(nameOf(1), plans), store, false, report);
    expect(pool()).toEqual([hashOf("a plan"), hashOf("a scan")].sort());
    expect(statSync(path.join(parent, "files", hashOf("a plan"))).size).toBe(6);
  });

  test("for which the disk has no space are not begun", async () => {
    const backup = await writeBackupFolder(nameOf(1), plans);
    const full = Object.assign(backup.pool(), { freeBytes: () => Promise.resolve(5) });
    const small = Object.assign(backup, { pool: () => full });
    await expect(backUpFiles(small, store, false, report)).rejects.toThrow(BackupError);
    expect(pool()).toEqual([]);
  });
});

describe("older backups", () => {
  test("are removed with the files that only they name, and nothing else is", async () => {
    await backUpFiles(await writeBackupFolder(nameOf(1), plans), store, false, report);
    for (const day of [2, 3]) await writeBackupFolder(nameOf(day), { "1-plan.pdf": "a plan" });
    rmSync(path.join(parent, nameOf(2), "manifest.json"));
    writeFileSync(path.join(parent, "datum3d-notes.txt"), "");
    expect(await pruneBackups(parent, undefined, nameOf(3))).toEqual({ removed: [], fromFuture: [] });
    expect(await pruneBackups(parent, 1, nameOf(3))).toEqual({ removed: [nameOf(1)], fromFuture: [] });
    expect(readdirSync(parent).sort()).toEqual([
      nameOf(2),
      nameOf(3),
      "datum3d-notes.txt",
      "files",
      "uploads",
    ]);
    expect(pool()).toEqual([hashOf("a plan")]);
  });

  test("keep all files while one of them cannot be read, as after a rollback", async () => {
    for (const day of [1, 2, 3])
      await backUpFiles(await writeBackupFolder(nameOf(day), plans), store, false, report);
    writeFileSync(path.join(parent, nameOf(2), "manifest.json"), JSON.stringify({ format: 99 }));
    await writeBackupFolder(nameOf(3), {});
    expect((await pruneBackups(parent, 2, nameOf(3))).removed).toEqual([nameOf(1)]);
    expect(pool()).toHaveLength(2);
  });

  test("stay while one is from the future, because the clock is wrong or was", async () => {
    const [lastNight, tonight] = [nameOf(1), nameOf(2)];
    const nextYear = "datum3d-2027-01-01T03-15-00Z";
    for (const name of [lastNight, tonight, nextYear]) await writeBackupFolder(name, {});
    expect(await pruneBackups(parent, 1, tonight)).toEqual({ removed: [], fromFuture: [nextYear] });
    expect(existsSync(path.join(parent, lastNight))).toBe(true);
    rmSync(path.join(parent, nextYear), { recursive: true });
    // The hour that a clock is set back is no reason.
    expect(await pruneBackups(parent, 1, lastNight)).toEqual({ removed: [], fromFuture: [] });
    expect(await pruneBackups(parent, 1, tonight)).toEqual({ removed: [lastNight], fromFuture: [] });
  });

  test("that were killed are removed by the next, and other folders stay", async () => {
    for (const name of [`${nameOf(1)}.partial`, nameOf(2), "notes.partial"])
      mkdirSync(path.join(parent, name));
    await removePartialBackups(parent);
    expect(readdirSync(parent).sort()).toEqual([nameOf(2), "files", "notes.partial", "uploads"]);
  });
});

test("a backup of the first format, which has files of its own, is read and compared as well", async () => {
  const backup = await writeBackupFolder(nameOf(1), plans);
  const manifest = { ...backup.manifest, format: 1, files: { ...backup.manifest.files, count: 3 } };
  const own = path.join(backup.folder, "files");
  mkdirSync(own);
  for (const [name, content] of Object.entries(plans)) writeFileSync(path.join(own, name), content);
  const first = Object.assign(backup, { manifest });
  await expect(first.verify(report)).resolves.toBeGreaterThan(0);
  rmSync(path.join(own, "1-plan.pdf"));
  await expect(first.verify(report)).rejects.toThrow(/is damaged.*files\/1-plan\.pdf/);
});
