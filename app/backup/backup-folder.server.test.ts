// @one-engine

import "#tests/support/vitest/test-folder";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BackedUpSite, restoreTo, silentReport, siteSecret } from "#tests/support/backup/one-backup";
import { LocalStore } from "~/files/local-store.server";
import { BackupFolder, backupPaths } from "./backup-folder.server";
import type { Manifest } from "./manifest.server";
import { restoreFiles } from "./restore-files.server";
import { writeBackup } from "./write-backup.server";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let backedUp: BackedUpSite;
beforeAll(async () => {
  backedUp = await BackedUpSite.create();
});
afterAll(() => backedUp.remove());

/** Replaces a file by a symbolic link to the same content somewhere else. */
function replaceByLink(file: string) {
  const other = path.join(backedUp.newFolder(), "other");
  cpSync(file, other);
  rmSync(file);
  symlinkSync(other, file);
}

test("only the user that made a backup can read it, and an interrupted one has no name", async () => {
  const { target } = backedUp;
  expect(statSync(target).mode & 0o777).toBe(0o700);
  for (const file of [backupPaths.manifest, backupPaths.secret, backupPaths.table("users")])
    expect(statSync(path.join(target, file)).mode & 0o777).toBe(0o600);

  const interrupted = path.join(backedUp.newFolder(), "backup");
  const store = Object.assign(Object.create(backedUp.site.store) as typeof backedUp.site.store, {
    read: () => Promise.reject(new Error("The disk is gone")),
  });
  const { settings } = backedUp.site;
  await expect(
    writeBackup({ settings, store, secret: siteSecret, target: interrupted, report: silentReport }),
  ).rejects.toThrow("gone");
  expect(readdirSync(path.dirname(interrupted), { recursive: true })).toEqual(["files"]);
});

test("a folder that cannot be written to is one sentence", async () => {
  const file = path.join(backedUp.newFolder(), "file");
  writeFileSync(file, "");
  const { settings, store } = backedUp.site;
  await expect(
    writeBackup({
      settings,
      store,
      secret: siteSecret,
      target: path.join(file, "backup"),
      report: silentReport,
    }),
  ).rejects.toThrow(/^The folder \S+ cannot be written to \(ENOTDIR\)\. Let the user/);
});

test("restores nothing from a damaged backup, and names what is damaged", async () => {
  const copy = await backedUp.newSite("nothing");
  const pooled = path.join("..", backupPaths.files, backedUp.poolName(0));
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
    const target = backedUp.copy();
    damage(path.join(target, file));
    await expect(restoreTo(copy, target)).rejects.toThrow(file);
  }
  const target = backedUp.copy();
  rmSync(path.join(target, backupPaths.manifest));
  await expect(restoreTo(copy, target)).rejects.toThrow(/no complete backup/);
  expect(existsSync(copy.uploads)).toBe(false);
  expect(existsSync(copy.settings.dataDir)).toBe(false);
});

test("rejects the backup of a release that this one does not know", async () => {
  const target = backedUp.copy();
  const file = path.join(target, backupPaths.manifest);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  manifest.migrations.push({ hash: "0".repeat(64), createdAt: Date.now(), name: null, sql: null });
  writeFileSync(file, JSON.stringify(manifest));
  await expect(restoreTo(await backedUp.newSite("nothing"), target)).rejects.toThrow(/newer release/);
});

test("backs up what is there when the site has lost a file, and says which", async () => {
  const [lost = "", kept = ""] = backedUp.contents.keys();
  const damaged = backedUp.newFolder();
  cpSync(path.join(backedUp.site.uploads, kept), path.join(damaged, kept));
  const { target, manifest } = await backedUp.backUp({ ...backedUp.site, store: new LocalStore(damaged) });
  expect(manifest.files).toMatchObject({ count: 1, bytes: 70_000, lost: [lost], missing: [] });
  // What a restore does with them; that of the database is the same.
  const backup = await BackupFolder.open(target);
  await expect(backup.verify(silentReport)).resolves.toBeGreaterThan(0);
  const copy = await backedUp.newSite("nothing");
  await restoreFiles(backup, copy.store, silentReport);
  expect(readdirSync(copy.uploads)).toEqual([kept]);
});
