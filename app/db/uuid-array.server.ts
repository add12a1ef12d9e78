import { type SQL, sql } from "drizzle-orm";

/** Returns ids for a query: one parameter, however many there are. */
export function uuidArray(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(",")}}`}::uuid[]`;
}
