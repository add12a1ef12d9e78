import { sql, type SQL } from "drizzle-orm";
import type { ListDate, ListFilter, ListSort, Ordering } from "./list-filter";
import { momentsOf } from "./list-filter-range";

const keys: Record<ListSort, SQL> = {
  received: sql`created_at`,
  preferred: sql`preferred_date`,
  name: sql`name_key`,
};

/**
 * An order in SQL, word for word as an index has it: the id parts those that are alike, and bookings without
 * a date come last.
 *
 * @param isReversed from the end of the list
 */
export function orderBy({ sort, order }: Ordering, isReversed = false): SQL {
  const key = keys[sort];
  const isDescending = (order === "desc") !== isReversed;
  const direction = isDescending ? sql`desc` : sql`asc`;
  if (sort !== "preferred" || order === "asc") return sql`${key} ${direction}, id ${direction}`;
  const missing = isDescending ? sql`nulls last` : sql`nulls first`;
  return sql`${key} ${direction} ${missing}, id ${direction} ${missing}`;
}

/** The condition that a booking has the filter's status; none when it may have any. */
export function statusCondition({ status }: ListFilter): SQL[] {
  return status === undefined ? [] : [sql`status = ${status}::smallint`];
}

const dateColumns: Record<ListDate, SQL> = { received: sql`created_at`, preferred: sql`preferred_date` };

/** The conditions that the filter's days set. */
export function rangeConditions(filter: ListFilter): SQL[] {
  const { since, before } = momentsOf(filter);
  const column = dateColumns[filter.date];
  const conditions = [];
  if (since) conditions.push(sql`${column} >= ${since.toISOString()}::timestamptz`);
  if (before) conditions.push(sql`${column} < ${before.toISOString()}::timestamptz`);
  return conditions;
}

/** All of the conditions; true when there are none. */
export function and(conditions: SQL[]): SQL {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
