import type { SQL } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import type { Connection, Database, DatabaseSettings } from "./connection.server";
import { describeDatabase } from "./describe-database.server";
import { connectPglite } from "./embedded.server";
import { migratePostgres } from "./migrate.server";
import { openPostgres, watchPostgres } from "./postgres.server";
import * as schema from "./schema.server";
import { StartError } from "./start-error";
import { isDatabaseUnavailable } from "./unavailable.server";

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {StartError} when the setup is at fault: PostgreSQL does not answer or refuses the user, the data
 *   folder cannot be written, its disk is full, or another process has it open.
 */
export async function connect(settings: DatabaseSettings): Promise<Connection> {
  const { databaseUrl, dataDir, diskFloor } = settings;
  try {
    return await (databaseUrl ? connectPostgres(databaseUrl) : connectPglite(dataDir, diskFloor));
  } catch (error) {
    throw explainStart(error, settings);
  }
}

/** A fault of the setup in words; any other error as it is. */
function explainStart(error: unknown, settings: DatabaseSettings): unknown {
  const { databaseUrl, dataDir } = settings;
  if (!(error instanceof Error) || error instanceof StartError) return error;
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (!databaseUrl)
    return syscall === undefined
      ? error
      : new StartError(
          `The data folder ${dataDir} cannot be used: ${error.message}. Set DATA_DIR to a folder that this user may write to.`,
          { cause: error },
        );
  // 28: the user or the password is refused, 3D: there is no such database.
  if (!isDatabaseUnavailable(error) && !/^(28|3D)/.test(code)) return error;
  return new StartError(
    `The ${describeDatabase(settings)} cannot be opened: ${error.message}. Check DATABASE_URL, and that PostgreSQL runs there.`,
    { cause: error },
  );
}

async function connectPostgres(url: string): Promise<Connection> {
  await migratePostgres(url);
  const open = () => {
    const client = openPostgres(url);
    return { client, db: drizzlePostgres(client, { schema, casing: "snake_case" }) };
  };
  let current = open();
  const stopWatching = watchPostgres(url, () => {
    const { client } = current;
    current = open();
    // What waits for an answer is refused, so that requests can say 503.
    void client.end({ timeout: 0 });
  });
  return {
    get db() {
      return current.db;
    },
    ping: async () => {
      await current.client`select 1`;
    },
    close: () => {
      stopWatching();
      return current.client.end({ timeout: 5 });
    },
  };
}

// On `globalThis`, because the dev server evaluates this module again after an edit.
const holder = globalThis as typeof globalThis & { datumConnection?: Connection };

/** Makes `connection` the one that `db()` answers with. */
export function setConnection(connection: Connection): void {
  holder.datumConnection = connection;
}

/** The open connection, or undefined before the start has opened one. */
export function currentConnection(): Connection | undefined {
  return holder.datumConnection;
}

/** The database of this process. */
export function db(): Database {
  const connection = currentConnection();
  if (!connection) throw new Error("The database is not open yet: boot() or setConnection() comes first.");
  return connection.db;
}

/** The rows of a hand-written query; the two drivers wrap them differently. */
export async function rows<Row extends Record<string, unknown>>(
  database: Database,
  query: SQL,
): Promise<Row[]> {
  const result = (await database.execute(query)) as Row[] | { rows: Row[] };
  return Array.isArray(result) ? result : result.rows;
}
