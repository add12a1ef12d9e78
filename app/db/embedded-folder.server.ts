import { existsSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { StartError } from "~/process/tell-operator.server";

/** The major version of PostgreSQL inside of PGlite; it cannot open the files of another one. */
const postgresMajor = "18";

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string) => path.join(dataDir, "database");
/** Where a restore builds its database. */
export const restoringFolder = (dataDir: string) => path.join(dataDir, "database.restoring");
/** A complete restored database that waits to take the place of the current one. */
const restoredFolder = (dataDir: string) => path.join(dataDir, "database.restored");

/** Whether a data folder contains an embedded database. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(databaseFolder(dataDir)) || existsSync(restoredFolder(dataDir));
}

/**
 * Rejects the files of another major version of PostgreSQL, which PGlite would fail on without saying why.
 *
 * @throws {StartError}
 */
export function assertReadableVersion(dataDir: string): void {
  const file = path.join(databaseFolder(dataDir), "PG_VERSION");
  if (!existsSync(file)) return;
  const major = readFileSync(file, "utf8").trim();
  if (major === postgresMajor) return;
  throw new StartError(
    `The embedded database in ${dataDir} is of PostgreSQL ${major}, and this release reads PostgreSQL ${postgresMajor}. ` +
      "Run `npm run backup` with the release that wrote it, then `npm run restore -- <backup> --replace` with this one; " +
      "docs/backup.md says how.",
  );
}

/** Marks the database in `restoringFolder` as complete, and puts it in place of the current one, which is kept. */
export function replaceDatabase(dataDir: string): string | undefined {
  renameSync(restoringFolder(dataDir), restoredFolder(dataDir));
  return finishRestore(dataDir);
}

/**
 * Puts a complete restored database in place. A start does it too, because a restore may be killed between its two renames. The
 * caller must hold the lock of the data folder.
 *
 * @returns the folder of the database that was replaced; undefined where there was none
 */
export function finishRestore(dataDir: string): string | undefined {
  if (!existsSync(restoredFolder(dataDir))) return undefined;
  const current = databaseFolder(dataDir);
  let replaced: string | undefined;
  if (existsSync(current)) {
    replaced = `${current}.replaced-${Date.now()}`;
    renameSync(current, replaced);
  }
  renameSync(restoredFolder(dataDir), current);
  return replaced;
}
