import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "~/files/file-store";
import { BackupFolder } from "./backup-folder.server";
import { copyFiles, uploadsOf } from "./copy-files.server";
import type { StoredContent, Manifest } from "./manifest.server";
import { listBackups } from "./prune-backups.server";
import type { Reporter } from "./reporter";
import { requireSpace } from "./require-space.server";

/**
 * Copies the files that the rows of a backup name into the pool, but for those that it has from an earlier backup.
 *
 * @param acknowledge whether an operator knows of all files that the site has lost. Otherwise those of earlier backups stay known
 * @throws {BackupError} when the disk has no space for them
 */
export async function backUpFiles(
  backup: BackupFolder,
  store: FileStore,
  acknowledge: boolean,
  report: Reporter,
): Promise<Manifest["files"]> {
  const pool = backup.pool();
  await mkdir(pool.folder, { recursive: true, mode: 0o700 });
  await pool.removeInterruptedWrites();
  const stored = new Set<string>();
  for await (const { name } of store.list()) stored.add(name);
  const missing: string[] = [];
  let needed = 0;
  for await (const row of backup.fileRows()) {
    if (!(await pool.has(row))) needed += row.byteSize;
    else if (!stored.has(row.storedName)) missing.push(row.storedName);
  }
  requireSpace({
    what: "The copy of the uploaded files",
    folder: pool.folder,
    needed,
    free: await pool.freeBytes(),
  });
  const { count, bytes, lost } = await copyFiles({
    rows: backup.fileRows(),
    from: uploadsOf(store),
    to: {
      read: (row) => pool.read(row),
      write: (row, content) => pool.write(row, content),
      has: (row: StoredContent) => pool.has(row),
    },
    onProgress: (files) => report.progress("files", files),
  });
  const megabytes = Math.ceil(bytes / 2 ** 20).toLocaleString("en-US");
  report.line(
    `files: ${count.toLocaleString("en-US")}, ${megabytes} MB, of which ${Math.ceil(needed / 2 ** 20)} MB are new`,
  );
  const gone = [...lost, ...missing];
  const known = new Set(acknowledge ? gone : await readAcknowledged(path.dirname(backup.folder)));
  return { count, bytes, lost, missing, acknowledged: gone.filter((name) => known.has(name)) };
}

/** Returns the files of which an operator knew at the newest complete backup of a folder. */
async function readAcknowledged(parent: string): Promise<string[]> {
  const newest = existsSync(parent) ? (await listBackups(parent)).at(-1) : undefined;
  if (newest === undefined) return [];
  const backup = await BackupFolder.open(path.join(parent, newest)).catch(() => undefined);
  return backup?.manifest.files.acknowledged ?? [];
}
