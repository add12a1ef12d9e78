import { connect } from "~/db/client.server";
import { type Connection, databaseSettings, describeDatabase } from "~/db/connection.server";
import { hasEmbeddedDatabase } from "~/db/embedded-folder.server";
import type { MigrationOptions } from "~/db/migrations/migrate-postgres.server";
import { StartError } from "~/process/tell-operator.server";

/**
 * Opens the environment's database and prints its address, because the settings of a command run by hand can differ from those of the
 * service.
 *
 * @param mayCreate whether to create a missing embedded database
 * @throws {StartError}
 */
export async function openDatabase(
  { mayCreate }: { mayCreate: boolean },
  migration?: MigrationOptions,
): Promise<Connection> {
  const settings = databaseSettings();
  const { databaseUrl, dataDir } = settings;
  if (!mayCreate && !databaseUrl && !hasEmbeddedDatabase(dataDir))
    throw new StartError(
      `There is no ${describeDatabase(settings)}, and DATABASE_URL is not set. ` +
        "Run the command in the server's folder and with the server's settings; docs/operations.md says how.",
    );
  const connection = await connect(settings, migration);
  console.log(`Opened the ${describeDatabase(settings)}.`);
  return connection;
}
