import { sql } from "drizzle-orm";
import { db, rows } from "./client.server";

/** Returns the database's time, the same for every process. That of the embedded database is the time of its process. */
export async function databaseTime(): Promise<Date> {
  const [row] = await rows<{ ms: number }>(
    db(),
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  if (!row) throw new Error("The database returned no time.");
  return new Date(row.ms);
}
