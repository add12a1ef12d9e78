import { type SQL, sql } from "drizzle-orm";
import { timeZone } from "~/lib/pacific-time";

/** `since` is inclusive, `before` exclusive. */
export interface TimeRange {
  since: Date;
  before: Date;
}

/** The condition that a column is in the range. */
export function isWithin(column: SQL, { since, before }: TimeRange): SQL {
  return sql`${column} >= ${since.toISOString()}::timestamptz and ${column} < ${before.toISOString()}::timestamptz`;
}

/** The month of a column in Pacific time, such as `2026-11`. */
export function monthOf(column: SQL): SQL {
  return sql`to_char(${column} at time zone ${sql.raw(`'${timeZone}'`)}, 'YYYY-MM')`;
}
