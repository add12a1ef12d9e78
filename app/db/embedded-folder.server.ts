import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "~/process/tell-operator.server";

/** The major version of PostgreSQL inside of PGlite; it cannot open the files of another one. */
const postgresMajor = "18";

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string) => path.join(dataDir, "database");

/** Whether a data folder contains an embedded database. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(databaseFolder(dataDir));
}

/**
 * Rejects the files of another major version of PostgreSQL, which PGlite would fail on without saying why.
 *
 * @param folder of the embedded database
 * @throws {StartError}
 */
export function assertReadableVersion(folder: string): void {
  const file = path.join(folder, "PG_VERSION");
  if (!existsSync(file)) return;
  const major = readFileSync(file, "utf8").trim();
  if (major === postgresMajor) return;
  throw new StartError(
    `The embedded database in ${folder} is of PostgreSQL ${major}, and this release reads PostgreSQL ${postgresMajor}. ` +
      "Run `npm run db:move` with the release that wrote it, and go on with PostgreSQL; docs/backup.md says how.",
  );
}
