import { sql } from "drizzle-orm";
import { db, rows } from "./client.server";
import type { Database } from "./connection.server";

/** Returns PostgreSQL's time, which is the same for every process. The embedded database uses the clock of its process. */
export async function databaseTime(database: Database = db()): Promise<Date> {
  const [row] = await rows<{ ms: number }>(
    database,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  if (!row) throw new Error("The database returned no time.");
  return new Date(row.ms);
}

/** Returns the seconds that the clock of this process is ahead of the database's. The error is at most half of the query's duration. */
export async function clockSkewSeconds(): Promise<number> {
  const askedAt = Date.now();
  const databaseNow = await databaseTime();
  return ((askedAt + Date.now()) / 2 - databaseNow.getTime()) / 1000;
}
