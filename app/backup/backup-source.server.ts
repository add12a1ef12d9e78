import { constants } from "node:fs";
import { cp, rm } from "node:fs/promises";
import type { Sql } from "postgres";
import { type DatabaseSettings, describeDatabase } from "~/db/connection.server";
import { lockDataFolder } from "~/db/data-folder-lock.server";
import {
  assertReadableVersion,
  databaseFolder,
  finishRestore,
  hasEmbeddedDatabase,
} from "~/db/embedded-folder.server";
import { openPglite } from "~/db/pglite.server";
import { createPgliteTransfer } from "~/db/transfer/pglite-transfer.server";
import { createPostgresTransfer, openTransferConnection } from "~/db/transfer/postgres-transfer.server";
import type { TransferClient } from "~/db/transfer/transfer-client.server";
import { removalLock } from "~/files/hold-removals.server";
import { BackupError, explainDatabaseError } from "./backup-error.server";
import { requestSnapshot, type Snapshot } from "./request-snapshot.server";
import { requireSpaceForCopy } from "./require-space.server";
import { newSnapshotFolder, removeSnapshots } from "./snapshot-server.server";

/** A database from which a backup is made. */
export interface BackupSource {
  /** Reads the database as of one moment. What a migration waits for ends with it. */
  read: <Result>(work: (client: TransferClient) => Promise<Result>) => Promise<Result>;
}

/**
 * Opens a database for a backup, whether the site runs or not. Until `work` returns, no process removes stored files.
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

async function withPostgresSource<Result>(
  url: string,
  settings: DatabaseSettings,
  work: (source: BackupSource) => Promise<Result>,
): Promise<Result> {
  // Two sessions: the transaction that reads ends before the files are copied.
  const [lock, reader] = [openTransferConnection(url), openTransferConnection(url)];
  try {
    const [row] = await lock<[{ held: boolean }]>`select pg_try_advisory_lock(${removalLock}) as held`;
    if (!row.held)
      throw new BackupError("Another backup of this database is running. Wait until it has ended.");
    const result = await work({ read: (read) => readPostgres(reader, read) });
    const [end] = await lock<[{ released: boolean }]>`select pg_advisory_unlock(${removalLock}) as released`;
    if (!end.released)
      throw new BackupError("The connection to the database was lost during the backup. Run it again.");
    return result;
  } catch (error) {
    throw explainDatabaseError(error, settings);
  } finally {
    await Promise.all([lock.end({ timeout: 5 }), reader.end({ timeout: 5 })]);
  }
}

async function readPostgres<Result>(connection: Sql, read: (client: TransferClient) => Promise<Result>) {
  const [result] = await connection.begin(
    "isolation level repeatable read read only",
    async (transaction) => {
      const client = await createPostgresTransfer(transaction);
      // The first query takes the snapshot.
      await client.query("select 1");
      return [await read(client)];
    },
  );
  return result as Result;
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
  try {
    const result = await work({ read: (read) => readEmbedded(snapshot.folder, read) });
    snapshot.assertHeld();
    return result;
  } finally {
    await snapshot.release();
  }
}

/** Reads the copy of an embedded database and removes it. */
async function readEmbedded<Result>(folder: string, read: (client: TransferClient) => Promise<Result>) {
  const client = await openPglite(folder);
  try {
    return await read(await createPgliteTransfer(client));
  } finally {
    await client.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies the database of a site that does not run. Holds the lock until `release`, so no process removes files. */
async function copyStopped({ dataDir, diskFloor }: DatabaseSettings): Promise<Snapshot> {
  const lock = await lockDataFolder(dataDir);
  const folder = newSnapshotFolder(dataDir);
  const release = async () => {
    await rm(folder, { recursive: true, force: true });
    lock.release();
  };
  try {
    removeSnapshots(dataDir);
    finishRestore(dataDir);
    assertReadableVersion(dataDir);
    await requireSpaceForCopy(dataDir, diskFloor);
    // Opening the database itself would change it: it may need crash recovery.
    await cp(databaseFolder(dataDir), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return { folder, assertHeld: () => undefined, release };
  } catch (error) {
    await release();
    throw error;
  }
}
