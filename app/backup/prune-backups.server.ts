import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { backupPaths } from "./backup-folder.server";

/** Names sort by time. */
const namePattern = /^datum3d-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/**
 * Removes all but the newest complete backups of a folder.
 *
 * @param written the backup that was just made. It stays, whatever its name says: by a clock that went back, it is older than the others
 * @returns the names of those that were removed, oldest first
 */
export async function pruneBackups(parent: string, keep: number, written: string): Promise<string[]> {
  const isComplete = (name: string) => existsSync(path.join(parent, name, backupPaths.manifest));
  const backups = (await readdir(parent)).filter((name) => namePattern.test(name) && isComplete(name)).sort();
  const old = backups.slice(0, Math.max(0, backups.length - keep)).filter((name) => name !== written);
  for (const name of old) await rm(path.join(parent, name), { recursive: true, force: true });
  return old;
}
