import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { type DiskFloor, toDiskFloor } from "~/db/disk-guard.server";
import { databaseFolder } from "~/db/embedded-folder.server";
import { BackupError } from "./backup-error.server";

const toMegabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20).toLocaleString("en-US")} MB`;

interface SpaceCheck {
  /** The name of the copy, as the beginning of a sentence. */
  what: string;
  folder: string;
  needed: number;
  free: number;
}

/** Throws a `BackupError` if a copy would fill the disk, because the site also writes to it. */
export function requireSpace({ what, folder, needed, free }: SpaceCheck): void {
  if (needed <= free) return;
  throw new BackupError(
    `${what} needs ${toMegabytes(needed)}, and the disk of ${folder} has ${toMegabytes(Math.max(0, free))} for it. ` +
      "Free some space, then run it again. Nothing was changed.",
  );
}

/**
 * Rejects a copy of the embedded database within its data folder if less than the floor would stay free, because the site would stop
 * writing.
 *
 * @throws {BackupError}
 */
export async function requireSpaceForCopy(dataDir: string, floor?: Partial<DiskFloor>): Promise<void> {
  const { bytes, free } = toDiskFloor(dataDir, floor);
  const needed = await folderBytes(databaseFolder(dataDir));
  requireSpace({
    what: "The copy of the embedded database for the backup",
    folder: dataDir,
    needed,
    free: free() - bytes,
  });
}

/** Returns the bytes of all files in a folder. Ignores a file that is removed during the count. */
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
