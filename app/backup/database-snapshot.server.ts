import { constants } from "node:fs";
import { cp, rm } from "node:fs/promises";
import type { DatabaseSettings } from "~/db/connection.server";
import { lockDataFolder } from "~/db/data-folder-lock.server";
import { describeDatabase } from "~/db/describe-database.server";
import {
  assertReadableVersion,
  databaseFolder,
  finishRestore,
  hasEmbeddedDatabase,
} from "~/db/embedded-folder.server";
import { openPglite } from "~/db/pglite.server";
import { createPgliteTransfer } from "~/db/transfer/pglite-transfer.server";
import { createPostgresTransfer, openTransferPool } from "~/db/transfer/postgres-transfer.server";
import type { TransferClient } from "~/db/transfer/transfer-client.server";
import { removalLock } from "~/files/hold-removals.server";
import { BackupError } from "./backup-error";
import { explainOpenError } from "./explain-open-error.server";
import { requireSpaceForCopy } from "./require-space.server";
import { requestSnapshot, type Snapshot } from "./request-snapshot.server";
import { newSnapshotFolder, removeSnapshots } from "./snapshot-server.server";

/**
 * Reads the database as of one moment, whether the site runs or not. Until `read` returns, no process removes stored files.
 *
 * @throws {BackupError} when another backup is running
 */
export function withSnapshot<Result>(
  settings: DatabaseSettings,
  read: (client: TransferClient) => Promise<Result>,
): Promise<Result> {
  return settings.databaseUrl
    ? withPostgresSnapshot(settings.databaseUrl, settings, read)
    : withEmbeddedSnapshot(settings, read);
}

async function withPostgresSnapshot<Result>(
  url: string,
  settings: DatabaseSettings,
  read: (client: TransferClient) => Promise<Result>,
): Promise<Result> {
  const pool = openTransferPool(url);
  try {
    // Two transactions: one that locks and then reads would have its snapshot from before the lock.
    const held = pool.begin(async (lock) => {
      const [row] = await lock<[{ held: boolean }]>`select pg_try_advisory_xact_lock(${removalLock}) as held`;
      if (!row.held)
        throw new BackupError("Another backup of this database is running. Wait until it has ended.");
      const snapshot = await pool.begin("isolation level repeatable read read only", async (transaction) => {
        const client = await createPostgresTransfer(transaction);
        // The first query takes the snapshot.
        await client.query("select 1");
        return [await read(client)];
      });
      return snapshot;
    });
    const [result] = await held;
    return result as Result;
  } catch (error) {
    throw explainOpenError(error, settings);
  } finally {
    await pool.end({ timeout: 5 });
  }
}

async function withEmbeddedSnapshot<Result>(
  settings: DatabaseSettings,
  read: (client: TransferClient) => Promise<Result>,
): Promise<Result> {
  const { dataDir } = settings;
  if (!hasEmbeddedDatabase(dataDir))
    throw new BackupError(
      `There is no ${describeDatabase(settings)}, and DATABASE_URL is not set. ` +
        "Run the command in the server's folder and with the server's settings.",
    );
  const snapshot = (await requestSnapshot(dataDir)) ?? (await copyStopped(settings));
  try {
    const client = await openPglite(snapshot.folder);
    try {
      const result = await read(await createPgliteTransfer(client));
      snapshot.assertHeld();
      return result;
    } finally {
      await client.close();
    }
  } finally {
    await snapshot.release();
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
