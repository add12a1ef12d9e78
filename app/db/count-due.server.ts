import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "./client.server";

/** How many rows a sweep would remove, and how many it chooses from. */
export interface DueRows {
  due: number;
  countAll: () => Promise<number>;
}

/** Counts the rows for which `isDue` holds, and on demand those for which `isOfKind` holds. */
export async function countDue(table: PgTable, isDue: SQL | undefined, isOfKind?: SQL): Promise<DueRows> {
  return { due: await db().$count(table, isDue), countAll: () => db().$count(table, isOfKind) };
}
