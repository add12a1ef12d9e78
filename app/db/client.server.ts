import type { SQL } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { within } from "~/lib/timeouts.server";
import { StartError } from "~/process/tell-operator.server";
import { type Connection, type Database, type DatabaseSettings, describeDatabase } from "./connection.server";
import { migratePostgres, type MigrationOptions } from "./migrations/migrate-postgres.server";
import { connectPglite } from "./pglite.server";
import { openPostgres, openSeparateConnection, watchPostgres } from "./postgres.server";
import * as schema from "./schema.server";
import { isCertificateRefused, isDatabaseUnavailable } from "./unavailable.server";

/**
 * Opens the database and applies pending migrations.
 *
 * @throws {StartError} when PostgreSQL is unreachable or rejects the user, or when the data folder is not writable, on a full disk or in
 *   use by another process
 */
export async function connect(
  settings: DatabaseSettings,
  migration: MigrationOptions = {},
): Promise<Connection> {
  const { databaseUrl, dataDir, diskFloor } = settings;
  try {
    if (!databaseUrl) return await connectPglite(dataDir, diskFloor, migration.onApplied);
    await migratePostgres(databaseUrl, migration);
    return connectPostgres(databaseUrl);
  } catch (error) {
    throw explainSetupError(error, settings);
  }
}

function explainSetupError(error: unknown, settings: DatabaseSettings): unknown {
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
  // SQLSTATE class 28: PostgreSQL rejected the user or the password. 3D: the database does not exist.
  if (!isDatabaseUnavailable(error) && !/^(28|3D)/.test(code)) return error;
  const advice = isCertificateRefused(error)
    ? "Check the certificate of PostgreSQL, the name in DATABASE_URL, and NODE_EXTRA_CA_CERTS."
    : "Check DATABASE_URL, and that PostgreSQL runs there.";
  return new StartError(`The ${describeDatabase(settings)} cannot be opened: ${error.message}. ${advice}`, {
    cause: error,
  });
}

function connectPostgres(url: string): Connection {
  const open = () => {
    const client = openPostgres(url);
    return { client, db: drizzlePostgres(client, { schema, casing: "snake_case" }) };
  };
  let current = open();
  const separate = openSeparateConnection(url);
  const stopWatching = watchPostgres(url, () => {
    const { client } = current;
    current = open();
    // Rejects the pending queries; their requests respond with 503.
    void client.end({ timeout: 0 });
  });
  return {
    get db() {
      return current.db;
    },
    ping: async () => {
      await current.client`select 1`;
    },
    readApart: separate.readApart,
    close: async () => {
      stopWatching();
      await Promise.all([separate.close(), current.client.end({ timeout: 5 })]);
    },
  };
}

// The dev server evaluates this module again after an edit; `globalThis` keeps the connection.
const holder = globalThis as typeof globalThis & { datumConnection?: Connection };

export function setConnection(connection: Connection): void {
  holder.datumConnection = connection;
}

export function currentConnection(): Connection | undefined {
  return holder.datumConnection;
}

/** Milliseconds until the database counts as unreachable. */
const pingTimeout = 3_000;

export async function isDatabaseReachable(): Promise<boolean> {
  const connection = currentConnection();
  if (!connection) return false;
  const pinged = connection.ping().then(
    () => true,
    () => false,
  );
  return within(pingTimeout, pinged, false);
}

export function db(): Database {
  const connection = currentConnection();
  if (!connection) throw new Error("The database is not open yet: call boot() or setConnection() first.");
  return withCommitCallbacks(connection.db);
}

/** Runs a raw SQL query. The two drivers wrap its rows differently. */
export async function rows<Row extends Record<string, unknown>>(
  database: Database,
  query: SQL,
): Promise<Row[]> {
  const result = (await database.execute(query)) as Row[] | { rows: Row[] };
  return Array.isArray(result) ? result : result.rows;
}

const callbacks = new WeakMap<Database, (() => void)[]>();

/**
 * Runs a callback after the commit of the transaction, or never after a rollback. It is for changes outside of the database, such as a
 * metric. Without a transaction, the callback runs at once.
 */
export function afterCommit(transaction: Database, callback: () => void): void {
  const waiting = callbacks.get(transaction);
  if (waiting) waiting.push(callback);
  else callback();
}

const extended = new WeakMap<Database, Database>();

/** Returns a copy of a database whose transactions run the callbacks of `afterCommit`. Each database has only one such copy. */
function withCommitCallbacks(database: Database): Database {
  const existing = extended.get(database);
  if (existing) return existing;
  const transaction: Database["transaction"] = async (work, config) => {
    let waiting: (() => void)[] = [];
    const result = await database.transaction((transaction) => {
      waiting = [];
      // Drizzle creates a new object for each transaction.
      callbacks.set(transaction, waiting);
      return work(transaction);
    }, config);
    for (const callback of waiting) callback();
    return result;
  };
  const extension = Object.create(database, { transaction: { value: transaction } }) as Database;
  extended.set(database, extension);
  return extension;
}
