import { randomUUID } from "node:crypto";
import postgres from "postgres";

/** The migrated database that the global setup prepares on the PostgreSQL of the tests. */
export const templateDatabase = "template_datum3d";

/** The names of test databases on a server. */
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
 * @param content `tables` copies the template of the global setup, which is much faster than migrating; the database is empty where there
 *   is no template
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

/** Runs statements on a separate connection, and returns the number of rows of the last one. */
export async function administer(url: string, statements: string): Promise<number> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return (await client.unsafe(statements)).count;
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
