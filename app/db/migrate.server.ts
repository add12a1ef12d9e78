import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as pgliteMigrate } from "drizzle-orm/pglite/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as postgresMigrate } from "drizzle-orm/postgres-js/migrator";
import path from "node:path";
import postgres from "postgres";

/** The SQL of every migration, with drizzle's journal. */
export const migrationsFolder = path.resolve("drizzle");
/** The advisory lock of migrations: an arbitrary key, the same in every process of this app. */
export const migrationLock = 20_261_101;

/** Migrates the embedded database. The caller must hold the lock of the data folder, which excludes a second migration. */
export async function migratePglite<Schema extends Record<string, unknown>>(
  db: PgliteDatabase<Schema>,
): Promise<void> {
  await pgliteMigrate(db, { migrationsFolder });
}

/** Migrates PostgreSQL on a separate connection, under an advisory lock: several processes may start at once. */
export async function migratePostgres(url: string): Promise<void> {
  const client = postgres(url, {
    max: 1,
    connect_timeout: 10,
    // Milliseconds to wait for the migration of another process.
    connection: { lock_timeout: 120_000 },
    onnotice: () => undefined,
  });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await postgresMigrate(drizzle(client), { migrationsFolder });
    await client`select pg_advisory_unlock(${migrationLock})`;
  } finally {
    await client.end({ timeout: 5 });
  }
}
