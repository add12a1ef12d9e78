import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { DiskFloor } from "./disk-guard.server";
import type * as schema from "./schema.server";

/** The database, or a transaction in it: what the domain modules query. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** Announces to a starting process that `close` follows soon; absent where several may be open. */
  announceClose?: () => void;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** PostgreSQL's address; without it the embedded database in `dataDir` serves. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** For the embedded database, by default on the disk that holds `dataDir`; without it no disk is looked at. */
  diskFloor?: Partial<DiskFloor>;
}
