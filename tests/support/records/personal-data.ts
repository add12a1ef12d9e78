import { sql } from "drizzle-orm";
import type { StoredFiles } from "#tests/support/app/home";
import { db, rows } from "~/db/client.server";

/**
 * Finds texts in the whole database, ignoring case. Searches every row of every table in every schema except PostgreSQL's own, including
 * drizzle's. Generated columns and JSON are part of a row's text. Returns the places.
 */
export async function findInDatabase(texts: readonly string[]): Promise<string[]> {
  const tables = await rows<{ schema: string; name: string }>(
    db(),
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const dump = await rows<{ row: string }>(
      db(),
      sql`select row_to_json(each)::text as row from ${table} each`,
    );
    for (const { row } of dump)
      for (const text of texts)
        if (row.toLowerCase().includes(text.toLowerCase())) found.push(`${text} in ${schema}.${name}`);
  }
  return [...new Set(found)].sort();
}

/** Finds texts in the names and contents of the stored files. Returns the places. */
export function findInFiles(files: StoredFiles, texts: readonly string[]): string[] {
  const found: string[] = [];
  for (const name of files.names()) {
    const content = files.read(name)?.toString("latin1") ?? "";
    for (const text of texts) {
      if (name.toLowerCase().includes(text.toLowerCase())) found.push(`${text} in the name ${name}`);
      if (content.includes(text)) found.push(`${text} in the content of ${name}`);
    }
  }
  return found;
}
