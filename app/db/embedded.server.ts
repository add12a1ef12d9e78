import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { existsSync } from "node:fs";
import path from "node:path";
import { freeBytesNow } from "~/lib/disk.server";
import type { Connection } from "./connection.server";
import { lockDataFolder } from "./data-lock.server";
import { type DiskFloor, guardDisk, isReserveUsedUp } from "./disk-guard.server";
import { migratePglite } from "./migrate.server";
import * as schema from "./schema.server";
import { StartError } from "./start-error";

const databaseFolder = (dataDir: string) => path.join(dataDir, "database");

/** Whether a data folder holds an embedded database: `connectPglite` creates one where there is none. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(databaseFolder(dataDir));
}

/**
 * Opens the embedded database in a data folder, which this process then has for itself, and brings its tables up
 * to date.
 *
 * @throws {StartError} when the folder is in use, or its disk full
 */
export async function connectPglite(dataDir: string, given: Partial<DiskFloor> = {}): Promise<Connection> {
  const diskFloor = { bytes: 0, free: () => freeBytesNow(dataDir), ...given };
  const lock = await lockDataFolder(dataDir);
  try {
    // Not guarded yet: after a crash PGlite writes before anything is read, and migrations may write more.
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
  const mebibytes = (count: number) => `${Math.floor(count / 2 ** 20)} MB`;
  return (
    `The disk of the data folder ${dataDir} has ${mebibytes(free())} free; the start needs ${mebibytes(bytes / 2)}. ` +
    "Make room there, or set MIN_FREE_DISK_MB to a smaller number."
  );
}
