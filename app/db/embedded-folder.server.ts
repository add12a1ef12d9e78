import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "~/process/tell-operator.server";

/** The major version of PGlite's PostgreSQL. It cannot open the files of another major version. */
const postgresMajor = "18";

export const databaseFolder = (dataDir: string) => path.join(dataDir, "database");

export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(databaseFolder(dataDir));
}

/** Rejects the files of another major version of PostgreSQL with a `StartError`, because PGlite would fail without a reason. */
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
