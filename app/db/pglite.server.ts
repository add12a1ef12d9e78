import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { existsSync } from "node:fs";
import path from "node:path";
import { freeBytesNow } from "~/lib/disk.server";
import type { Connection } from "./connection.server";
import { lockDataFolder } from "./data-folder-lock.server";
import { type DiskFloor, guardDisk, isReserveUsedUp } from "./disk-guard.server";
import { migratePglite } from "./migrate.server";
import * as schema from "./schema.server";
import { StartError } from "./start-error";

const databaseFolder = (dataDir: string) => path.join(dataDir, "database");

/** Whether a data folder contains an embedded database. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(databaseFolder(dataDir));
}

/**
 * Opens the embedded database of a data folder, under an exclusive lock, and applies pending migrations. Creates the
 * database where there is none.
 *
 * @throws {StartError} when the folder is in use or its disk is full
 */
export async function connectPglite(dataDir: string, floor: Partial<DiskFloor> = {}): Promise<Connection> {
  const diskFloor = { bytes: 0, free: () => freeBytesNow(dataDir), ...floor };
  const lock = await lockDataFolder(dataDir);
  try {
    // Checked before the guard exists: crash recovery writes when PGlite opens, and migrations write too.
    if (isReserveUsedUp(diskFloor)) throw new StartError(describeFullDisk(dataDir, diskFloor));
    const client = await PGlite.create({ dataDir: databaseFolder(dataDir), extensions: { pg_trgm } });
    const db = drizzle(client, { schema, casing: "snake_case" });
    await migratePglite(db);
    guardDisk(client, diskFloor);
    return {
      db,
      ping: async () => {
        await client.query("select 1");
      },
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

function describeFullDisk(dataDir: string, { bytes, free }: DiskFloor): string {
  const toMegabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MB`;
  return (
    `The disk of the data folder ${dataDir} has ${toMegabytes(free())} free; the start needs ${toMegabytes(bytes / 2)}. ` +
    "Free some space, or set MIN_FREE_DISK_MB to a smaller number."
  );
}
