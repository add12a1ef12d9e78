import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { dayMs } from "~/lib/time";
import { backupPaths } from "./manifest.server";

/** Names sort by time. */
const namePattern = /^datum3d-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;

export interface PrunedBackups {
  /** The removed backups, oldest first. */
  removed: string[];
  /** Backups from the future, which prevent all removals. */
  fromFuture: string[];
}

/** Returns the names of the complete backups in a folder, oldest first. */
export async function listBackups(parent: string): Promise<string[]> {
  const isComplete = (name: string) => existsSync(path.join(parent, name, backupPaths.manifest));
  return (await readdir(parent)).filter((name) => namePattern.test(name) && isComplete(name)).sort();
}

/** Removes the partial folders of killed backups. No backup may be running. */
export async function removePartialBackups(parent: string): Promise<void> {
  if (!existsSync(parent)) return;
  for (const name of await readdir(parent))
    if (name.endsWith(".partial") && namePattern.test(name.slice(0, -".partial".length)))
      await rm(path.join(parent, name), { recursive: true, force: true });
}

/**
 * Removes all but the newest complete backups of a folder. Removes nothing if a backup's name is more than a day later than the new
 * backup's. That means that the clock is or was wrong, so the names do not tell the age. Without this rule, if a clock ran ahead for two weeks, the
 * backups of those weeks would be kept and all later ones removed.
 *
 * @param keep the number of backups to keep; undefined for all
 * @param written the new backup, which always stays
 */
export async function pruneBackups(
  parent: string,
  keep: number | undefined,
  written: string,
): Promise<PrunedBackups> {
  if (keep === undefined) return { removed: [], fromFuture: [] };
  const backups = await listBackups(parent);
  const fromFuture = backups.filter((name) => timeOf(name) > timeOf(written) + dayMs);
  if (fromFuture.length > 0) return { removed: [], fromFuture };
  const removed = backups.slice(0, Math.max(0, backups.length - keep)).filter((name) => name !== written);
  for (const name of removed) await rm(path.join(parent, name), { recursive: true, force: true });
  return { removed, fromFuture };
}

const timeOf = (name: string) => Date.parse(name.replace(namePattern, "$1T$2:$3:$4Z"));
