import { describeDatabase } from "~/db/connection.server";
import { isPrefix, readMigrations } from "~/db/migrations/applied-migrations.server";
import { migrationLock } from "~/db/migrations/migrate-postgres.server";
import { releaseMigrations } from "~/db/migrations/release-migrations.server";
import { findFilledTables } from "~/db/transfer/catalog.server";
import { createPostgresTransfer, openTransferConnection } from "~/db/transfer/postgres-transfer.server";
import type { TransferClient } from "~/db/transfer/transfer-client.server";
import { BackupError, explainDatabaseError } from "./backup-error.server";

/** Bytes of memory for building an index; the default makes that slow for a large table. */
const indexMemory = "set local maintenance_work_mem = '256MB'";

/**
 * Runs `load` in one transaction of a PostgreSQL database that no site uses: whatever ends it early leaves the database as it was. A
 * site that starts meanwhile waits for its end.
 *
 * @throws {BackupError} when a site is connected
 */
export async function withPostgresTarget<Result>(
  url: string,
  load: (client: TransferClient) => Promise<Result>,
): Promise<Result> {
  const name = describeDatabase({ databaseUrl: url, dataDir: "" });
  const connection = openTransferConnection(url);
  try {
    const [result] = await connection.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(${migrationLock})`;
      const [{ sites }] = await transaction<[{ sites: number }]>`
        select count(*)::int as sites from pg_stat_activity
        where datname = current_database() and application_name = 'datum3d'`;
      if (sites > 0)
        throw new BackupError(`A site is running on the ${name}. Stop it first. Nothing was changed.`);
      await transaction.unsafe(indexMemory);
      return [await load(await createPostgresTransfer(transaction))];
    });
    return result as Result;
  } catch (error) {
    throw explainDatabaseError(error, { databaseUrl: url, dataDir: "" });
  } finally {
    await connection.end({ timeout: 5 });
  }
}

/**
 * What a database holds that is to be filled:
 *
 * - `fresh`: no tables
 * - `empty`: the tables of this release without data
 * - `filled`: the tables of this release with data
 * - `other-release`: tables of an older or newer release
 * - `foreign`: tables of another program
 */
type TargetState =
  | { state: "fresh" | "empty" | "other-release" | "foreign" }
  | { state: "filled"; tables: string[] };

/** Looks at a database without changing it. */
export async function readTargetState(client: TransferClient): Promise<TargetState> {
  const migrations = await readMigrations(client);
  const release = releaseMigrations();
  if (migrations.length === 0) {
    const tables = await client.query(
      "select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' limit 1",
    );
    return { state: tables.length === 0 ? "fresh" : "foreign" };
  }
  if (migrations[0]?.hash !== release[0]?.hash) return { state: "foreign" };
  if (migrations.length !== release.length || !isPrefix(migrations, release))
    return { state: "other-release" };
  const tables = await findFilledTables(client);
  return tables.length === 0 ? { state: "empty" } : { state: "filled", tables };
}
