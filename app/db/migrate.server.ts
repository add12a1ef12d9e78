import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as pgliteMigrate } from "drizzle-orm/pglite/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as postgresMigrate } from "drizzle-orm/postgres-js/migrator";
import path from "node:path";
import postgres from "postgres";

const migrationsFolder = path.resolve("drizzle");
/** Any number, the same in every process of this product. */
const advisoryLock = 20_261_101;

/** The caller holds the lock on the data folder, so no second migration can run. */
export async function migratePglite<Schema extends Record<string, unknown>>(
  db: PgliteDatabase<Schema>,
): Promise<void> {
  await pgliteMigrate(db, { migrationsFolder });
}

/** Migrates on a connection of its own, under an advisory lock: several processes may start at once. */
export async function migratePostgres(url: string): Promise<void> {
  const client = postgres(url, {
    max: 1,
    connect_timeout: 10,
    // Milliseconds to wait for another process that migrates.
    connection: { lock_timeout: 120_000 },
    onnotice: () => undefined,
  });
  try {
    await client`select pg_advisory_lock(${advisoryLock})`;
    await postgresMigrate(drizzle(client), { migrationsFolder });
    await client`select pg_advisory_unlock(${advisoryLock})`;
  } finally {
    await client.end({ timeout: 5 });
  }
}
