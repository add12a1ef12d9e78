import { type Column, type SQL, sql } from "drizzle-orm";
import type { CursorPosition } from "~/lib/to-page";

export function sqlTime(time: Date): SQL {
  return sql`${time.toISOString()}::timestamptz`;
}

/** Returns one parameter for any number of ids. */
export function uuidArray(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(",")}}`}::uuid[]`;
}

/** Returns the condition for rows after a position in a list that is sorted by time and id, newest first. Undefined without a position. */
export function isPast(
  table: Record<"createdAt" | "id", Column>,
  position: CursorPosition | undefined,
): SQL | undefined {
  if (!position) return undefined;
  const { createdAt, id } = position;
  return sql`(${table.createdAt}, ${table.id}) < (${sqlTime(createdAt)}, ${id}::uuid)`;
}

/** Quotes an identifier in the text of a query. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Quotes a value in the text of a query. `standard_conforming_strings` is on by default on both engines. */
export function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
