import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { DiskFloor } from "./disk-guard.server";
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
  /**
   * For the embedded database: measures the disk of `dataDir` by default. Without it, the disk is not checked. A restore into PostgreSQL
   * uses its `free` too, and measures the disk of the server by default.
   */
  diskFloor?: Partial<DiskFloor>;
}
