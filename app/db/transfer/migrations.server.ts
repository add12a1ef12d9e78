import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrationsFolder } from "~/db/migrate.server";
import { identifier, literal, type TransferClient } from "./transfer-client.server";

/** A migration as drizzle records it. */
export interface AppliedMigration {
  /** SHA-256 of its SQL, in hex. */
  hash: string;
  /** Its time in the journal, in milliseconds. */
  createdAt: number;
}

/** Returns the migrations of this release, oldest first. */
export function releaseMigrations(): AppliedMigration[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({
    hash,
    createdAt: folderMillis,
  }));
}

/** Returns the migrations that a database has, oldest first; none for one without drizzle's table. */
export async function readMigrations(client: TransferClient): Promise<AppliedMigration[]> {
  const [table] = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  );
  if (!table?.found) return [];
  const rows = await client.query<{ hash: string; createdAt: string }>(
    'select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }));
}

/** Whether `migrations` begins as `all` does. */
export function isPrefix(migrations: readonly AppliedMigration[], all: readonly AppliedMigration[]): boolean {
  return migrations.every(({ hash }, index) => all[index]?.hash === hash);
}

/**
 * Applies migrations of this release up to the given number, in the caller's transaction. Drizzle's own `migrate` begins a
 * transaction itself and always applies all of them.
 */
export async function applyMigrations(client: TransferClient, count: number): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const applied = (await readMigrations(client)).length;
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(applied, count)) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values (${literal(hash)}, ${folderMillis})`,
    );
  }
}

/** Removes everything that the migrations have created. Extensions stay. */
export async function dropTables(client: TransferClient): Promise<void> {
  const isOurs = (catalog: string, oid: string) =>
    `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;
  const statements = await client.query<{ statement: string }>(`
    select 'drop table public.' || quote_ident(c.relname) || ' cascade' as statement
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ${isOurs("pg_class", "c.oid")}
    union all
    select 'drop function ' || p.oid::regprocedure || ' cascade'
      from pg_proc p where p.pronamespace = 'public'::regnamespace and ${isOurs("pg_proc", "p.oid")}`);
  for (const { statement } of statements) await client.query(statement);
  await client.query(`drop schema if exists ${identifier("drizzle")} cascade`);
}
