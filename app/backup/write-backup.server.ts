import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { DatabaseSettings } from "~/db/connection.server";
import { readMigrations } from "~/db/migrations/applied-migrations.server";
import { readSequences, readTables } from "~/db/transfer/catalog.server";
import { Digester } from "~/db/transfer/digest.server";
import type { TableShape, TransferClient } from "~/db/transfer/transfer-client.server";
import { type FileStore, StorageFullError } from "~/files/file-store";
import { sha256 } from "~/lib/sha256.server";
import { backUpFiles } from "./back-up-files.server";
import { BackupError, explainDatabaseError } from "./backup-error.server";
import { BackupFolder, backupPaths } from "./backup-folder.server";
import { type BackupSource, withBackupSource } from "./backup-source.server";
import { type Manifest, manifestFormat } from "./manifest.server";
import { pruneBackups, type PrunedBackups, removePartialBackups } from "./prune-backups.server";
import type { Reporter } from "./reporter";

/** Speed over size: the rows of bookings shrink to a fifth either way. */
const gzipLevel = 4;
const privateFile = { mode: 0o600, flush: true };

interface BackupOptions {
  settings: DatabaseSettings;
  store: FileStore;
  /** The secret that signs cookies and private links. */
  secret: string;
  /** The folder of the backup; must not exist. The stored files go into a folder beside it. */
  target: string;
  /** How many complete backups stay beside each other; all by default. */
  keep?: number | undefined;
  /** Whether an operator knows of the files that the site has lost. */
  acknowledgeLost?: boolean;
  report: Reporter;
}

interface Written {
  manifest: Manifest;
  pruned: PrunedBackups;
}

/**
 * Writes a backup of the database, the stored files and the secret. It appears under its name when it is complete. Removes what killed
 * backups have left, and older backups where `keep` says so.
 *
 * @throws {BackupError}
 */
export async function writeBackup({ settings, target, keep, ...options }: BackupOptions): Promise<Written> {
  if (existsSync(target)) throw new BackupError(`${target} exists already. Name another folder.`);
  const partial = `${target}.partial`;
  return withBackupSource(settings, async (source) => {
    try {
      // No other backup of this site is running now.
      await removePartialBackups(path.dirname(target));
      await rm(partial, { recursive: true, force: true });
      await mkdir(path.join(partial, "tables"), { recursive: true, mode: 0o700 });
      const manifest = await writeContents(source, partial, options);
      await rename(partial, target);
      return { manifest, pruned: await pruneBackups(path.dirname(target), keep, path.basename(target)) };
    } catch (error) {
      await rm(partial, { recursive: true, force: true }).catch(() => undefined);
      throw explainWriteError(error, path.dirname(target)) ?? explainDatabaseError(error, settings);
    }
  });
}

async function writeContents(
  source: BackupSource,
  folder: string,
  { secret, store, report, acknowledgeLost = false }: Omit<BackupOptions, "settings" | "target" | "keep">,
): Promise<Manifest> {
  const createdAt = new Date().toISOString();
  const dump = await source.read((client) => writeTables(client, folder, report));
  const manifest: Manifest = {
    format: manifestFormat,
    createdAt,
    ...dump,
    files: { count: 0, bytes: 0, lost: [], missing: [], acknowledged: [] },
    secretSha256: sha256(secret),
  };
  await writeFile(path.join(folder, backupPaths.secret), secret, privateFile);
  await writeManifest(folder, manifest);
  manifest.files = await backUpFiles(await BackupFolder.open(folder), store, acknowledgeLost, report);
  await writeManifest(folder, manifest);
  return manifest;
}

async function writeTables(client: TransferClient, folder: string, report: Reporter) {
  const migrations = await readMigrations(client);
  if (migrations.length === 0)
    throw new BackupError("The database has no tables of this site: nothing was written.");
  const [version] = await client.query<{ server_version: string }>("show server_version");
  const tables: Manifest["tables"] = [];
  for (const shape of await readTables(client)) {
    const digest = await writeTable(client, shape, folder, report);
    tables.push({ name: shape.name, columns: shape.columns, ...digest });
    report.line(`${shape.name}: ${digest.rows.toLocaleString("en-US")} rows`);
  }
  return {
    engine: client.engine,
    serverVersion: version?.server_version ?? "",
    migrations,
    tables,
    sequences: await readSequences(client),
  };
}

async function writeTable(client: TransferClient, shape: TableShape, folder: string, report: Reporter) {
  const digester = new Digester();
  await pipeline(
    digester.pass(client.copyOut(shape), (rows) => report.progress(shape.name, rows)),
    createGzip({ level: gzipLevel }),
    createWriteStream(path.join(folder, backupPaths.table(shape.name)), privateFile),
  );
  return digester.digest();
}

/** Returns what a person can do about a folder of backups that takes no files; undefined for any other error. */
function explainWriteError(error: unknown, folder: string): BackupError | undefined {
  const { code = "" } = error as NodeJS.ErrnoException;
  // In spite of the comparison before: others write to the disk, too.
  if (error instanceof StorageFullError || ["ENOSPC", "EDQUOT"].includes(code))
    return new BackupError(
      `The disk of ${folder} is full. Free some space, then run the backup again. Nothing was kept of this one.`,
      { cause: error },
    );
  if (["EACCES", "EPERM", "EROFS", "ENOTDIR"].includes(code))
    return new BackupError(
      `The folder ${folder} cannot be written to (${code}). Let the user of the site write there, or name another folder.`,
      { cause: error },
    );
}

function writeManifest(folder: string, manifest: Manifest) {
  const file = path.join(folder, backupPaths.manifest);
  return writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`, privateFile);
}
