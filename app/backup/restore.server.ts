import { createReadStream, existsSync, renameSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type DatabaseSettings, describeDatabase } from "~/db/connection.server";
import { lockDataFolder } from "~/db/data-folder-lock.server";
import { assertReadableVersion, databaseFolder, hasEmbeddedDatabase } from "~/db/embedded-folder.server";
import type { FileStore } from "~/files/file-store";
import { BackupError, toBackupError } from "./backup-error.server";
import { openConnection, readServerMajor } from "./backup-source.server";
import { backupPaths, type Manifest, readManifest, verifyBackup } from "./manifest.server";
import { requireVersion, runOnDatabase, runProgram } from "./run-program.server";

interface RestoreOptions {
  settings: DatabaseSettings;
  store: FileStore;
  folder: string;
}

interface RestoreResult {
  manifest: Manifest;
  /** The secret that signs cookies and private links. */
  secret: string;
}

/**
 * Verifies a backup, then restores its files, and its database into an empty place. An interrupted restore leaves no partial database;
 * files are only added.
 *
 * @throws {BackupError}
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { settings, folder } = options;
  const manifest = await readManifest(folder);
  const { databaseUrl } = settings;
  if ((manifest.engine === "postgresql") !== (databaseUrl !== undefined))
    throw new BackupError(
      manifest.engine === "postgresql"
        ? "The backup is of PostgreSQL: set DATABASE_URL to an empty database. Nothing was changed."
        : "The backup is of an embedded database: restore it without DATABASE_URL; `npm run db:move` then moves it to PostgreSQL. Nothing was changed.",
    );
  await verifyBackup(folder, manifest);
  const secret = await readFile(path.join(folder, backupPaths.secret), "utf8");
  try {
    if (databaseUrl) await restorePostgres(databaseUrl, manifest, options);
    else await restoreEmbedded(manifest, secret, options);
  } catch (error) {
    throw toBackupError(error, settings);
  }
  return { manifest, secret };
}

async function restorePostgres(url: string, manifest: Manifest, { settings, store, folder }: RestoreOptions) {
  const dump = path.join(folder, backupPaths.dump);
  const connection = openConnection(url, "datum3d-restore");
  try {
    await requireVersion("pg_restore", await readServerMajor(connection));
    await runProgram("pg_restore", ["--list", dump]);
    const tables = await connection`
      select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`;
    if (tables.length > 0) throw notEmpty(settings);
    await restoreFiles(manifest, store, folder);
    // The new database has its own owner and privileges. Only an administrator of the server may set a comment on an extension.
    const exclusions = ["--no-owner", "--no-privileges", "--no-comments"];
    await runOnDatabase("pg_restore", url, ["--single-transaction", "--exit-on-error", ...exclusions, dump]);
    await connection`analyze`;
  } finally {
    await connection.end({ timeout: 5 });
  }
}

/** Builds the database in a temporary folder, which is renamed when it is complete. */
async function restoreEmbedded(
  manifest: Manifest,
  secret: string,
  { settings, store, folder }: RestoreOptions,
) {
  const { dataDir } = settings;
  const lock = await lockDataFolder(dataDir);
  const restoring = `${databaseFolder(dataDir)}.restoring`;
  try {
    if (hasEmbeddedDatabase(dataDir)) throw notEmpty(settings);
    await rm(restoring, { recursive: true, force: true });
    await mkdir(restoring, { mode: 0o700 });
    // The option `o` makes the current user the owner.
    await runProgram("tar", ["-xzof", path.join(folder, backupPaths.archive), "-C", restoring]);
    assertReadableVersion(restoring);
    await restoreFiles(manifest, store, folder);
    await restoreSecret(dataDir, secret);
    await rename(restoring, databaseFolder(dataDir));
  } finally {
    await rm(restoring, { recursive: true, force: true });
    lock.release();
  }
}

function notEmpty(settings: DatabaseSettings): BackupError {
  return new BackupError(
    `The ${describeDatabase(settings)} is not empty. docs/backup.md says how to put it aside. Nothing was changed.`,
  );
}

async function restoreFiles({ files }: Manifest, store: FileStore, folder: string) {
  const prefix = `${backupPaths.files}/`;
  for (const file of files) {
    if (!file.path.startsWith(prefix)) continue;
    const content = createReadStream(path.join(folder, file.path));
    await (await store.write(file.path.slice(prefix.length), content)).commit();
  }
}

/** Stores the secret in the file that the site reads if SESSION_SECRET is not set. Renames an existing file with another secret. */
async function restoreSecret(dataDir: string, secret: string) {
  const file = path.join(dataDir, "session-secret");
  if (existsSync(file)) {
    if ((await readFile(file, "utf8")) === secret) return;
    renameSync(file, `${file}.replaced-${Date.now()}`);
  }
  await writeFile(file, secret, { mode: 0o600, flush: true });
}
