import { applyMissing } from "~/db/migrations/applied-migrations.server";
import { type Migration, releaseMigrations } from "~/db/migrations/release-migrations.server";
import { identifier } from "~/db/sql-parts.server";
import { readTables, type SequenceValue, writeSequences } from "./catalog.server";
import { Digester, digestRows, type TableDigest } from "./digest.server";
import type { TableShape, TransferClient } from "./transfer-client.server";

/** Where the tables of a copy come from: another database, or a backup. */
export interface TableSource {
  migrations: readonly Migration[];
  tables: readonly Pick<TableShape, "name" | "columns">[];
  /** Called after all rows are read: a sequence has then reached every number in them. */
  sequences: () => Promise<SequenceValue[]>;
  /** The rows in the order of the primary key. */
  rows: (table: string) => AsyncIterable<Buffer>;
}

/** What a copy is doing, for a progress line. */
export type Progress = (step: "copying" | "indexing" | "checking", table: string, rows: number) => void;

/** A table of the copy is not what was copied. */
class TransferError extends Error {
  override name = "TransferError";
}

/**
 * Fills a database without tables: creates them as they were in the source, copies the rows, compares a digest of each table with what
 * was read, then applies the migrations that the source did not have. Run it inside of a transaction, or on a database that is thrown
 * away when it fails.
 *
 * @returns the digest of each table, in the order of `source.tables`
 * @throws {TransferError}
 */
export async function loadTables(
  client: TransferClient,
  source: TableSource,
  onProgress: Progress,
): Promise<TableDigest[]> {
  await applyMissing(client, source.migrations);
  const shapes = await readTables(client);
  assertSameShapes(shapes, source.tables);
  const names = shapes.map(({ name }) => identifier(name));
  // The triggers would count rows a second time and reject the audit log. Foreign keys stay in force.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  const rebuildIndexes = await dropIndexes(client);
  // The rows that the migrations have inserted.
  await client.query(`truncate ${names.join(", ")}`);

  const digests = new Map<string, TableDigest>();
  for (const shape of shapes) {
    const digester = new Digester();
    const report = (rows: number) => onProgress("copying", shape.name, rows);
    await client.copyIn(shape, digester.pass(source.rows(shape.name), report));
    digests.set(shape.name, digester.digest());
  }
  await rebuildIndexes((index) => onProgress("indexing", index, 0));
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  await writeSequences(client, await source.sequences());
  for (const shape of shapes) await checkTable(client, shape, digests.get(shape.name), onProgress);

  await applyMissing(client, releaseMigrations());
  await client.query("analyze");
  return source.tables.flatMap(({ name }) => digests.get(name) ?? []);
}

function assertSameShapes(shapes: readonly TableShape[], tables: TableSource["tables"]) {
  const describe = (list: TableSource["tables"]) =>
    list.map(({ name, columns }) => `${name}(${columns.join()})`).sort();
  if (describe(shapes).join() !== describe(tables).join())
    throw new TransferError(
      "The tables of the copy are not those that the migrations create: nothing was kept.",
    );
}

async function checkTable(
  client: TransferClient,
  shape: TableShape,
  expected: TableDigest | undefined,
  onProgress: Progress,
) {
  const report = (rows: number) => onProgress("checking", shape.name, rows);
  const { rows, sha256 } = await digestRows(client.copyOut(shape), report);
  if (rows === expected?.rows && sha256 === expected.sha256) return;
  throw new TransferError(
    `The table ${shape.name} differs from its original: ${rows} of ${expected?.rows ?? 0} rows were copied. Nothing was kept.`,
  );
}

/**
 * An index that is built at the end takes a fraction of the time that it takes to grow.
 *
 * @returns a function that builds them again
 */
async function dropIndexes(client: TransferClient) {
  const indexes = await client.query<{ name: string; definition: string }>(`
    select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
      and not exists (select from pg_constraint s where s.conindid = c.oid)
    order by c.relname`);
  for (const { name } of indexes) await client.query(`drop index ${identifier(name)}`);
  return async (onIndex: (name: string) => void) => {
    for (const { name, definition } of indexes) {
      onIndex(name);
      await client.query(definition);
    }
  };
}
