import { sql } from "drizzle-orm";
import { db, rows } from "./client.server";
import type { Database } from "./connection.server";

/** Returns the database's time, the same for every process. That of the embedded database is the time of its process. */
export async function databaseTime(database: Database = db()): Promise<Date> {
  const [row] = await rows<{ ms: number }>(
    database,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  if (!row) throw new Error("The database returned no time.");
  return new Date(row.ms);
}

/** Returns how far the clock of this process is ahead of the database's. Exact to half of the time that the question takes. */
export async function clockSkewSeconds(): Promise<number> {
  const askedAt = Date.now();
  const theirs = await databaseTime();
  return ((askedAt + Date.now()) / 2 - theirs.getTime()) / 1000;
}
