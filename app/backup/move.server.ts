import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { PGlite } from "@electric-sql/pglite";
import type { TransactionSql } from "postgres";
import { describeDatabase } from "~/db/connection.server";
import { lockDataFolder } from "~/db/data-folder-lock.server";
import { assertReadableVersion, databaseFolder, hasEmbeddedDatabase } from "~/db/embedded-folder.server";
import { applyMissing } from "~/db/migrations/applied-migrations.server";
import { migratePglite } from "~/db/migrations/migrate-pglite.server";
import { releaseMigrations } from "~/db/migrations/release-migrations.server";
import { openPglite } from "~/db/pglite.server";
import { identifier, literal } from "~/db/sql-parts.server";
import { BackupError, toBackupError } from "./backup-error.server";
import { openConnection } from "./backup-source.server";

interface Table {
  name: string;
  /** The columns that are not generated, as SQL. */
  columns: string;
  /** The other tables that this one references. */
  parents: string[];
}

/**
 * Copies the embedded database to an empty PostgreSQL database, in one transaction, and compares the number of rows of each table. The
 * embedded database stays, with pending migrations applied.
 *
 * @returns the number of rows of each table
 * @throws {BackupError} when the target is not empty
 * @throws {StartError} when the site runs
 */
export async function moveDatabase(dataDir: string, url: string): Promise<Map<string, number>> {
  const target = { databaseUrl: url, dataDir };
  if (!hasEmbeddedDatabase(dataDir))
    throw new BackupError(
      `There is no ${describeDatabase({ ...target, databaseUrl: undefined })}: nothing to move.`,
    );
  const lock = await lockDataFolder(dataDir);
  const connection = openConnection(url, "datum3d-move");
  try {
    assertReadableVersion(databaseFolder(dataDir));
    const source = await openPglite(databaseFolder(dataDir));
    try {
      await migratePglite(source);
      return await connection.begin(async (transaction) => {
        const existingTables = await transaction`
          select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`;
        if (existingTables.length > 0)
          throw new BackupError(
            `The ${describeDatabase(target)} is not empty. Create an empty database. Nothing was changed.`,
          );
        return copyTables(source, transaction);
      });
    } finally {
      await source.close();
    }
  } catch (error) {
    throw toBackupError(error, target);
  } finally {
    await connection.end({ timeout: 5 });
    lock.release();
  }
}

async function copyTables(source: PGlite, target: TransactionSql): Promise<Map<string, number>> {
  const query = async <Row>(statement: string) => [...(await target.unsafe(statement))] as Row[];
  await applyMissing({ query }, releaseMigrations());
  const tables = sortByReference(await readTables(source));
  const names = tables.map(({ name }) => identifier(name));
  // The triggers would count rows a second time and reject changes of the audit log. Foreign keys stay enabled.
  for (const name of names) await query(`alter table ${name} disable trigger user`);
  // Removes the rows that the migrations have inserted.
  await query(`truncate ${names.join(", ")}`);
  const counts = new Map<string, number>();
  for (const { name, columns } of tables) {
    const { blob } = await source.query(`copy ${identifier(name)} (${columns}) to '/dev/blob'`);
    const copy = await target.unsafe(`copy ${identifier(name)} (${columns}) from stdin`).writable();
    await pipeline(Readable.fromWeb((blob ?? new Blob()).stream() as ReadableStream), copy);
    const count = `select count(*)::int as rows from ${identifier(name)}`;
    const [original] = (await source.query<{ rows: number }>(count)).rows;
    const [copied] = await query<{ rows: number }>(count);
    if (!original || copied?.rows !== original.rows)
      throw new BackupError(
        `Of ${original?.rows} rows of the table ${name}, ${copied?.rows} have arrived. Nothing was kept.`,
      );
    counts.set(name, copied.rows);
  }
  for (const name of names) await query(`alter table ${name} enable trigger user`);
  await copySequences(source, query);
  return counts;
}

async function readTables(source: PGlite): Promise<Table[]> {
  const { rows } = await source.query<Table>(`
    select c.relname as name,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.contype = 'f' and f.conrelid = c.oid and p.oid <> c.oid) as parents
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`);
  return rows;
}

function sortByReference(tables: Table[]): Table[] {
  const sorted: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ parents }) => !parents.some((name) => waiting.has(name)));
    if (ready.length === 0)
      throw new Error(`Tables that reference each other: ${[...waiting.keys()].join()}`);
    for (const table of ready) waiting.delete(table.name);
    sorted.push(...ready);
  }
  return sorted;
}

/** Sets the sequences of identity columns to the original's values. */
async function copySequences(source: PGlite, query: (statement: string) => Promise<unknown>): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of rows) {
    const { rows: values } = await source.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${identifier(name)}`,
    );
    for (const { value, called } of values)
      await query(`select setval(${literal(identifier(name))}, ${value}, ${called})`);
  }
}
