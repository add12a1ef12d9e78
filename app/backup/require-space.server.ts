import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { type DiskFloor, toDiskFloor } from "~/db/disk-guard.server";
import { databaseFolder } from "~/db/embedded-folder.server";
import { BackupError } from "./backup-error.server";

const toMegabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20).toLocaleString("en-US")} MB`;

interface Space {
  /** What is copied, as the beginning of a sentence. */
  what: string;
  folder: string;
  needed: number;
  free: number;
}

/**
 * Refuses a copy that the disk cannot hold, before it has filled the disk that the site needs, too.
 *
 * @throws {BackupError}
 */
export function requireSpace({ what, folder, needed, free }: Space): void {
  if (needed <= free) return;
  throw new BackupError(
    `${what} needs ${toMegabytes(needed)}, and the disk of ${folder} has ${toMegabytes(Math.max(0, free))} for it. ` +
      "Free some space, then run it again. Nothing was changed.",
  );
}

/**
 * Refuses to copy the embedded database within its data folder when less than the floor would be left, and the site would stop writing.
 *
 * @throws {BackupError}
 */
export async function requireSpaceForCopy(dataDir: string, given?: Partial<DiskFloor>): Promise<void> {
  const { bytes, free } = toDiskFloor(dataDir, given);
  const needed = await folderBytes(databaseFolder(dataDir));
  requireSpace({
    what: "The copy of the embedded database for the backup",
    folder: dataDir,
    needed,
    free: free() - bytes,
  });
}

/** Returns the bytes of all files in a folder. A file that disappears meanwhile counts as nothing. */
async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += await stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  return bytes;
}
