import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { env } from "~/process/env.server";
import { type DiskFloor, minFreeBytes } from "./disk-guard.server";
import type * as schema from "./schema.server";

/** The database, or a transaction in it: what the domain modules query. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Runs short queries, and rejects when they take longer than a second. */
export type ReadApart = <Result>(read: (database: Database) => Promise<Result>) => Promise<Result>;

export interface Connection {
  db: Database;
  /** Rejects when the database does not respond. */
  ping: () => Promise<void>;
  /**
   * Copies the files of the embedded database to a new folder, consistent as of one moment. Queries wait meanwhile. Absent for
   * PostgreSQL.
   */
  copyFiles?: (folder: string) => Promise<void>;
  /** Reads on a connection of its own. Absent for the embedded database, which has one. */
  readApart?: ReadApart;
  /** Tells a starting process to wait for `close`. Absent for PostgreSQL, which several processes may open. */
  announceClose?: () => void;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** URL of PostgreSQL; undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** For the embedded database: measures the disk of `dataDir` by default. Without it, the disk is not checked. */
  diskFloor?: Partial<DiskFloor>;
}

/** Returns the database settings of the environment. */
export function databaseSettings(): DatabaseSettings {
  const { DATABASE_URL, DATA_DIR } = env();
  return {
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    diskFloor: { bytes: minFreeBytes },
  };
}

/**
 * Describes the database of the settings without user and password: `database localhost:5432/datum3d` or
 * `embedded database in data`, with a path relative to the working directory where it is inside of that.
 */
export function describeDatabase({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl);
    return `database ${host}${pathname}`;
  }
  const relative = path.relative("", dataDir) || ".";
  return `embedded database in ${relative.startsWith("..") ? dataDir : relative}`;
}
