import { randomUUID } from "node:crypto";
import postgres from "postgres";

/** The migrated database that the global setup prepares on the PostgreSQL of the tests. */
export const templateDatabase = "template_datum3d";

/** Which databases of a server belong to tests, by their names. */
export const testDatabases = /^test_[0-9a-f]{32}$/;

export interface TestDatabase {
  url: string;
  /** Closes its connections and drops it. */
  drop: () => Promise<void>;
}

/**
 * Creates a database with a new name.
 *
 * @param server the URL of a database on the same PostgreSQL
 * @param content tables are copied from the template of the global setup, which is much faster than migrating; without one there
 *   are none
 */
export async function createDatabase(
  server: string,
  content: "tables" | "nothing" = "tables",
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const hasTemplate =
    content === "tables" &&
    (await administer(server, `select from pg_database where datname = '${templateDatabase}'`)) > 0;
  await administer(server, `create database ${name}${hasTemplate ? ` template ${templateDatabase}` : ""}`);
  return {
    url: withDatabase(server, name),
    drop: async () => {
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement or several on a connection of their own, and returns the number of rows of the last. */
export async function administer(url: string, statements: string): Promise<number> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return (await client.unsafe(statements)).count;
  } finally {
    await client.end();
  }
}

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
