import { describeDatabase } from "~/db/describe-database.server";
import { migrationLock } from "~/db/migrations/migrate-postgres.server";
import { createPostgresTransfer, openTransferConnection } from "~/db/transfer/postgres-transfer.server";
import type { TransferClient } from "~/db/transfer/transfer-client.server";
import { BackupError } from "./backup-error";
import { explainDatabaseError } from "./explain-database-error.server";

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
