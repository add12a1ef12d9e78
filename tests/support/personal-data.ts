import { sql } from "drizzle-orm";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { db, rows } from "~/db/client.server";

/**
 * Returns where in the whole database one of the texts occurs, whatever its case: every row of every table of every schema but
 * PostgreSQL's own, also drizzle's. Generated columns and JSON are part of a row's text.
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

/** Returns where in a folder one of the texts occurs, in names and in contents. */
export async function findInFolder(folder: string, texts: readonly string[]): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of names) {
    const content = entry.isFile() ? await readFile(path.join(entry.parentPath, entry.name), "latin1") : "";
    for (const text of texts) {
      if (entry.name.toLowerCase().includes(text.toLowerCase()))
        found.push(`${text} in the name ${entry.name}`);
      if (content.includes(text)) found.push(`${text} in the content of ${entry.name}`);
    }
  }
  return found;
}
