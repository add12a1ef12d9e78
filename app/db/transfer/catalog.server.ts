import { identifier, literal } from "~/db/sql-parts.server";
import type { TableShape, TransferClient } from "./transfer-client.server";

/** The current value of a sequence. */
export interface SequenceValue {
  name: string;
  /** A bigint in decimal. */
  lastValue: string;
  isCalled: boolean;
}

const isOurs = `c.relnamespace = 'public'::regnamespace and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Returns every table of the schema `public`, a table after those that it references. */
export async function readTables(client: TransferClient): Promise<TableShape[]> {
  const tables = await client.query<TableShape>(`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.position)
        from pg_index i, unnest(i.indkey::smallint[]) with ordinality as k (attnum, position), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as key
    from pg_class c where c.relkind = 'r' and ${isOurs} order by c.relname collate "C"`);
  const keyless = tables.filter(({ key }) => (key as TableShape["key"] | null) === null);
  if (keyless.length > 0)
    throw new Error(`Tables without a primary key: ${keyless.map(({ name }) => name).join(", ")}`);
  return sortByReference(tables, await readReferences(client));
}

interface Reference {
  child: string;
  parent: string;
}

function readReferences(client: TransferClient): Promise<Reference[]> {
  return client.query<Reference>(`
    select c.relname as child, p.relname as parent
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and f.conrelid <> f.confrelid`);
}

function sortByReference(tables: readonly TableShape[], references: readonly Reference[]): TableShape[] {
  const sorted: TableShape[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const isFree = ({ name }: TableShape) =>
      !references.some(({ child, parent }) => child === name && names.has(parent));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`Tables that reference each other: ${[...names].join(", ")}`);
    sorted.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return sorted;
}

/** Returns the sequences of identity columns, so that a copied table continues where the original is. */
export async function readSequences(client: TransferClient): Promise<SequenceValue[]> {
  const names = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'S' and ${isOurs} order by c.relname collate "C"`,
  );
  const values: SequenceValue[] = [];
  for (const { name } of names) {
    const rows = await client.query<Omit<SequenceValue, "name">>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${identifier(name)}`,
    );
    values.push(...rows.map((row) => ({ name, ...row })));
  }
  return values;
}

/** Sets the sequences of a copy. */
export async function writeSequences(client: TransferClient, values: SequenceValue[]): Promise<void> {
  for (const { name, lastValue, isCalled } of values)
    await client.query(`select setval(${literal(identifier(name))}, ${BigInt(lastValue)}, ${isCalled})`);
}

/** Returns the names of tables that hold rows, but for those with one row that the migrations insert. */
export async function findFilledTables(client: TransferClient): Promise<string[]> {
  const tables = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c where c.relkind = 'r' and ${isOurs}
      and not exists (select from pg_constraint s where s.conrelid = c.oid and s.conname like '%\\_single\\_row')
    order by c.relname collate "C"`);
  const filled: string[] = [];
  for (const { name } of tables) {
    const [row] = await client.query<{ filled: boolean }>(
      `select exists (select from ${identifier(name)}) as filled`,
    );
    if (row?.filled) filled.push(name);
  }
  return filled;
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
