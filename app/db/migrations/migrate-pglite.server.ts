import type { PGlite } from "@electric-sql/pglite";
import {
  applyMigration,
  planMigrations,
  prepareTable,
  readMigrations,
  type SqlSession,
  storeSources,
} from "./applied-migrations.server";
import { releaseMigrations } from "./release-migrations.server";

/**
 * Migrates the embedded database. Each migration is a separate transaction. The caller must hold the lock of the data folder, which
 * excludes a second migration.
 *
 * @throws {StartError} when this release cannot run on the schema
 */
export async function migratePglite(client: PGlite, onApplied?: (name: string) => void): Promise<void> {
  const session = sessionOf(client);
  const release = releaseMigrations();
  await prepareTable(session);
  const applied = await readMigrations(session);
  const { pending } = planMigrations(applied, release);
  await storeSources(session, applied, release);
  for (const migration of pending) {
    await client.transaction((transaction) => applyMigration(sessionOf(transaction), migration));
    onApplied?.(migration.name);
  }
}

function sessionOf(client: Pick<PGlite, "query">): SqlSession {
  return { query: async <Row>(statement: string) => (await client.query<Row>(statement)).rows };
}
