import { identifier } from "~/lib/quote-sql";
import type { TransferClient } from "./transfer-client.server";

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
