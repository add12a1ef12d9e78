import { literal } from "~/db/sql-parts.server";
import { StartError } from "~/process/tell-operator.server";
import {
  type Migration,
  oldestCompatible,
  releaseMigrations,
  statementsOf,
  withoutConcurrently,
} from "./release-migrations.server";

export interface SqlSession {
  query<Row = unknown>(statement: string): Promise<Row[]>;
}

/** A migration in the database's table. Name and SQL are null if a release that did not store them has applied it. */
interface AppliedMigration extends Pick<Migration, "hash" | "createdAt"> {
  name: string | null;
  sql: string | null;
}

const table = "drizzle.__drizzle_migrations";

/** Returns the applied migrations, oldest first. Empty for a database without drizzle's table. */
export async function readMigrations(session: SqlSession): Promise<AppliedMigration[]> {
  const columns = await readColumns(session);
  if (columns.length === 0) return [];
  const sources = columns.includes("sql") ? "name, sql" : "null as name, null as sql";
  const rows = await session.query<Omit<AppliedMigration, "createdAt"> & { createdAt: string }>(
    `select hash, created_at::text as "createdAt", ${sources} from ${table} order by created_at, id`,
  );
  return rows.map((row) => ({ ...row, createdAt: Number(row.createdAt) }));
}

async function readColumns(session: SqlSession): Promise<string[]> {
  const rows = await session.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = to_regclass('${table}') and attnum > 0 and not attisdropped`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Creates drizzle's table of migrations if it is missing, and the columns that tell an older release about a newer one's migrations. If the
 * columns exist, no statement runs, because each one would lock the table.
 */
export async function prepareTable(session: SqlSession): Promise<void> {
  const columns = await readColumns(session);
  if (columns.includes("sql")) return;
  await session.query("create schema if not exists drizzle");
  await session.query(
    `create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await session.query(
    `alter table ${table} add column if not exists name text, add column if not exists sql text`,
  );
}

export async function applyMigration(session: SqlSession, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration)) await session.query(withoutConcurrently(statement));
  await recordMigration(session, migration);
}

export async function recordMigration(
  session: SqlSession,
  { name, hash, createdAt, sql }: Migration,
): Promise<void> {
  const values = [literal(hash), createdAt, literal(name), literal(sql)].join(", ");
  await session.query(`insert into ${table} (hash, created_at, name, sql) values (${values})`);
}

/**
 * Applies the migrations that the database lacks, in the caller's transaction.
 *
 * @param migrations all that the database should have, oldest first
 */
export async function applyMissing(session: SqlSession, migrations: readonly Migration[]): Promise<void> {
  await prepareTable(session);
  const applied = await readMigrations(session);
  for (const migration of migrations.slice(applied.length)) await applyMigration(session, migration);
}

interface MigrationPlan {
  pending: Migration[];
  /** Names of migrations that this release does not know, because a newer release has applied them. */
  newer: string[];
}

/**
 * Compares a database with a release. A migration is pending if its time in the journal is later than the last applied one's, as in
 * drizzle.
 *
 * @throws {StartError} when a newer release has removed something that this release uses
 */
export function planMigrations(
  applied: readonly AppliedMigration[],
  release: readonly Migration[] = releaseMigrations(),
): MigrationPlan {
  const last = applied.at(-1)?.createdAt ?? -1;
  const newest = release.at(-1);
  const newer = applied.filter(({ createdAt }) => createdAt > (newest?.createdAt ?? 0));
  const oldest = oldestCompatible(newer);
  if (newest && newer.length > 0 && oldest > newest.name)
    throw new StartError(
      `The database was migrated by a newer release, and this one cannot run on it: it has ${newest.name}, and the database needs a ` +
        `release that has ${oldest}. Install that release, or restore a backup from before. Nothing was changed.`,
    );
  return {
    pending: release.filter(({ createdAt }) => createdAt > last),
    newer: newer.map(({ name, hash }) => name ?? hash),
  };
}

/** Adds name and SQL to the rows of migrations that an earlier release applied without storing them. */
export async function storeSources(
  session: SqlSession,
  applied: readonly AppliedMigration[],
  release: readonly Migration[],
): Promise<void> {
  const unnamed = new Set(applied.filter(({ sql }) => sql === null).map(({ hash }) => hash));
  for (const { name, hash, sql } of release.filter(({ hash }) => unnamed.has(hash)))
    await session.query(
      `update ${table} set name = ${literal(name)}, sql = ${literal(sql)} where hash = ${literal(hash)}`,
    );
}
