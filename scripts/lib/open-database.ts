import { connect } from "~/db/client.server";
import { type Connection, databaseSettings, describeDatabase } from "~/db/connection.server";
import { hasEmbeddedDatabase } from "~/db/embedded-folder.server";
import type { MigrationOptions } from "~/db/migrations/migrate-postgres.server";
import { StartError } from "~/process/tell-operator.server";

/**
 * Opens the database of the environment and prints which one it is: a service may get its settings from elsewhere than a
 * command that is run by hand.
 *
 * @param mayCreate whether an embedded database is created where there is none
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
