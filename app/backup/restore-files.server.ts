import type { FileStore } from "~/files/file-store";
import { BackupError } from "./backup-error.server";
import type { BackupFolder } from "./backup-folder.server";
import { copyFiles, uploadsOf } from "./copy-files.server";
import type { Reporter } from "./reporter";
import { requireSpace } from "./require-space.server";

/**
 * Restores the uploaded files of a backup. Runs before the database is restored, which must never name files that are not there.
 *
 * @throws {BackupError}
 */
export async function restoreFiles(backup: BackupFolder, store: FileStore, report: Reporter): Promise<void> {
  await requireSpaceForFiles(backup, store);
  const { count, lost } = await copyFiles({
    rows: backup.fileRows(),
    from: backup.pool(),
    to: uploadsOf(store),
    onProgress: (files) => report.progress("files", files),
  });
  if (lost.length > 0)
    throw new BackupError(
      `${lost.length} files could not be restored, such as ${lost[0] ?? ""}. Run it again.`,
    );
  report.line(`files: ${count.toLocaleString("en-US")}`);
}

async function requireSpaceForFiles(backup: BackupFolder, store: FileStore) {
  const free = await store.freeBytes();
  if (backup.manifest.files.bytes <= free) return;
  const needed = await missingFileBytes(backup, store);
  requireSpace({ what: "The copy of the uploaded files", folder: "the uploads", needed, free });
}

/** Returns the bytes of the files that a store lacks: an interrupted run may have restored some. */
export async function missingFileBytes(backup: BackupFolder, store: FileStore): Promise<number> {
  const present = new Set<string>();
  for await (const { name } of store.list()) present.add(name);
  let needed = 0;
  for await (const { storedName, byteSize } of backup.fileRows())
    if (!present.has(storedName)) needed += byteSize;
  return needed;
}
