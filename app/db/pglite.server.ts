import { constants, existsSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { StartError } from "~/process/tell-operator.server";
import type { Connection } from "./connection.server";
import { lockDataFolder } from "./data-folder-lock.server";
import { type DiskFloor, GuardedPGlite, isReserveUsedUp, toDiskFloor } from "./disk-guard.server";
import { assertReadableVersion, databaseFolder } from "./embedded-folder.server";
import { migratePglite } from "./migrations/migrate-pglite.server";
import * as schema from "./schema.server";

/**
 * PostgreSQL's page cache. Its default of 128 MB is allocated and touched at start, though the system's cache has the same pages. This
 * value saves 130 MB when the process is idle (row P21 in bench/README.md).
 */
const sharedBuffers = "16MB";
/**
 * The planner's cost of a random read, in sequential reads. PostgreSQL's default of 4 is for hard disks. With 4 and without statistics, a
 * claim of 25 mails sorted all waiting mails.
 */
const randomPageCost = 1.1;

/**
 * Opens the embedded database of a data folder under an exclusive lock, and applies pending migrations. Creates the database if it does not
 * exist.
 *
 * @throws {StartError} when the folder is in use, its disk is full, or another version of PostgreSQL has written it
 */
export async function connectPglite(
  dataDir: string,
  floor?: Partial<DiskFloor>,
  onApplied?: (migration: string) => void,
): Promise<Connection> {
  const diskFloor = toDiskFloor(dataDir, floor);
  const lock = await lockDataFolder(dataDir);
  try {
    // The guard does not exist yet: PGlite's crash recovery and the migrations write before it.
    if (isReserveUsedUp(diskFloor)) throw new StartError(describeFullDisk(dataDir, diskFloor));
    assertReadableVersion(databaseFolder(dataDir));
    const client = await openPglite(databaseFolder(dataDir));
    const db = drizzle(client, { schema, casing: "snake_case" });
    await migratePglite(client, onApplied);
    client.guardDisk(diskFloor);
    return {
      db,
      ping: async () => {
        await client.query("select 1");
      },
      copyFiles: (folder) =>
        // No query runs during the copy, so the copy equals the state after a killed process: complete up to the last commit.
        client.runExclusive(() =>
          cp(databaseFolder(dataDir), folder, { recursive: true, mode: constants.COPYFILE_FICLONE }),
        ),
      announceClose: lock.announceRelease,
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The files of an empty database, from scripts/prepare-database.js: in the folder of the built module, or in `build/server` for a command
 * that runs from the sources. Without them PGlite runs `initdb`, which needs three times the memory.
 */
const preparedFiles = [import.meta.dirname, "build/server"]
  .map((folder) => path.join(folder, "database.tar.br"))
  .find((file) => existsSync(file));

/** Opens a folder of PGlite without a lock and without migrations. Creates the database if it does not exist. */
export async function openPglite(folder: string): Promise<GuardedPGlite> {
  const isNew = !existsSync(path.join(folder, "PG_VERSION"));
  const client = new GuardedPGlite({
    dataDir: folder,
    loadDataDir:
      isNew && preparedFiles ? new Blob([brotliDecompressSync(readFileSync(preparedFiles))]) : undefined,
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams,
      ...["-c", `shared_buffers=${sharedBuffers}`],
      ...["-c", `random_page_cost=${randomPageCost}`],
    ],
  });
  await client.waitReady;
  return client;
}

function describeFullDisk(dataDir: string, { bytes, free }: DiskFloor): string {
  const toMegabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MB`;
  return (
    `The disk of the data folder ${dataDir} has ${toMegabytes(free())} free; the start needs ${toMegabytes(bytes / 2)}. ` +
    "Free some space."
  );
}
