import { constants } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { type DatabaseSettings, describeDatabase } from "~/db/connection.server";
import { lockDataFolder } from "~/db/data-folder-lock.server";
import { assertReadableVersion, databaseFolder, hasEmbeddedDatabase } from "~/db/embedded-folder.server";
import { removalLock } from "~/files/hold-removals.server";
import { BackupError, toBackupError } from "./backup-error.server";
import { backupPaths } from "./manifest.server";
import { type NamedFile, readNamedFiles } from "./named-files.server";
import { requestSnapshot, type Snapshot } from "./request-snapshot.server";
import { requireSpaceForCopy } from "./require-space.server";
import { requireVersion, runOnDatabase, runProgram } from "./run-program.server";
import { newSnapshotFolder, removeSnapshots } from "./snapshot-server.server";

export interface BackupSource {
  /** Writes a consistent copy of the database into the backup's folder, and returns the file name. */
  dump: (folder: string) => Promise<string>;
  /** The stored files that the rows reference; undefined for the embedded database of a stopped site. */
  named: NamedFile[] | undefined;
}

/**
 * Opens a database for a backup, whether the site runs or not. Until `work` ends, no process removes stored files.
 *
 * @throws {BackupError} when another backup is running
 */
export function withBackupSource<Result>(
  settings: DatabaseSettings,
  work: (source: BackupSource) => Promise<Result>,
): Promise<Result> {
  return settings.databaseUrl
    ? withPostgresSource(settings.databaseUrl, settings, work)
    : withEmbeddedSource(settings, work);
}

/** Opens a single connection without a maximum lifetime. */
export function openConnection(url: string, name: string): Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: 10,
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: name },
  });
}

export async function readServerMajor(connection: Sql): Promise<number> {
  const [row] = await connection<[{ version: string }]>`
    select current_setting('server_version_num') as version`;
  return Math.floor(Number(row.version) / 10_000);
}

async function withPostgresSource<Result>(
  url: string,
  settings: DatabaseSettings,
  work: (source: BackupSource) => Promise<Result>,
): Promise<Result> {
  const lock = openConnection(url, "datum3d-backup");
  try {
    await requireVersion("pg_dump", await readServerMajor(lock));
    const [row] = await lock<[{ held: boolean }]>`select pg_try_advisory_lock(${removalLock}) as held`;
    if (!row.held)
      throw new BackupError("Another backup of this database is running. Wait until it has ended.");
    const named = await readNamedFiles(drizzle(lock, { casing: "snake_case" }));
    const dump = async (folder: string) => {
      const file = path.join(folder, backupPaths.dump);
      await runOnDatabase("pg_dump", url, ["--format=custom", "--lock-wait-timeout=2min", `--file=${file}`]);
      return backupPaths.dump;
    };
    const result = await work({ dump, named });
    const [end] = await lock<[{ released: boolean }]>`select pg_advisory_unlock(${removalLock}) as released`;
    if (!end.released)
      throw new BackupError("The connection to the database was lost during the backup. Run it again.");
    return result;
  } catch (error) {
    throw toBackupError(error, settings);
  } finally {
    await lock.end({ timeout: 5 });
  }
}

async function withEmbeddedSource<Result>(
  settings: DatabaseSettings,
  work: (source: BackupSource) => Promise<Result>,
): Promise<Result> {
  const { dataDir } = settings;
  if (!hasEmbeddedDatabase(dataDir))
    throw new BackupError(
      `There is no ${describeDatabase(settings)}, and DATABASE_URL is not set. ` +
        "Run the command in the server's folder and with the server's settings.",
    );
  const snapshot = (await requestSnapshot(dataDir)) ?? (await copyStopped(settings));
  const dump = async (folder: string) => {
    const file = path.join(folder, backupPaths.archive);
    await runProgram("tar", ["-czf", file, "-C", snapshot.folder, "."]);
    await rm(snapshot.folder, { recursive: true, force: true });
    return backupPaths.archive;
  };
  try {
    const result = await work({ dump, named: snapshot.named });
    snapshot.assertHeld();
    return result;
  } finally {
    await snapshot.release();
  }
}

/** Copies the database of a stopped site. Holds the lock until `release`, so no process removes files. */
async function copyStopped({ dataDir, diskFloor }: DatabaseSettings): Promise<Snapshot> {
  const lock = await lockDataFolder(dataDir);
  const folder = newSnapshotFolder(dataDir);
  const release = async () => {
    await rm(folder, { recursive: true, force: true });
    lock.release();
  };
  try {
    removeSnapshots(dataDir);
    assertReadableVersion(databaseFolder(dataDir));
    await requireSpaceForCopy(dataDir, diskFloor);
    // Copies the files, because opening the database could change it by crash recovery.
    await cp(databaseFolder(dataDir), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return { folder, named: undefined, assertHeld: () => undefined, release };
  } catch (error) {
    await release();
    throw error;
  }
}
