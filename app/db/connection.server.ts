import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { env } from "~/process/env.server";
import { type DiskFloor, minFreeBytes } from "./disk-guard.server";
import type * as schema from "./schema.server";

/** The database or a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Runs short queries. Rejects when they take longer than a second. */
export type ReadApart = <Result>(read: (database: Database) => Promise<Result>) => Promise<Result>;

export interface Connection {
  db: Database;
  /** Rejects when the database does not respond. */
  ping: () => Promise<void>;
  /** Copies the files of the embedded database to a new folder, in one consistent state. Queries wait. Undefined for PostgreSQL. */
  copyFiles?: (folder: string) => Promise<void>;
  /** Reads on a separate connection. Undefined for the embedded database, which has one connection. */
  readApart?: ReadApart;
  /** Tells another process that is starting to wait until this connection is closed. Undefined for PostgreSQL, which several processes can open at once. */
  announceClose?: () => void;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** Undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Only for the embedded database. The default measures the disk of `dataDir`. Without this setting, the disk is not checked. */
  diskFloor?: Partial<DiskFloor>;
}

export function databaseSettings(): DatabaseSettings {
  const { DATABASE_URL, DATA_DIR } = env();
  return {
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    diskFloor: { bytes: minFreeBytes },
  };
}

/** Describes the database without user and password: `database localhost:5432/datum3d` or `embedded database in data` (relative path). */
export function describeDatabase({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl);
    return `database ${host}${pathname}`;
  }
  const relative = path.relative("", dataDir) || ".";
  return `embedded database in ${relative.startsWith("..") ? dataDir : relative}`;
}
