import { sql, type SQL } from "drizzle-orm";
import type { ListDate, ListFilter, ListSort, Ordering } from "./filter";
import { toTimeRange } from "./date-range";

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
  const { since, before } = toTimeRange(filter);
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

/** Where a booking stands in an order: its sort key as the database writes it, and its id. */
export interface Cursor extends Record<string, unknown> {
  id: string;
  key: string | null;
}

/** The sort key as text, exactly. */
export function keyText({ sort }: Ordering): SQL {
  return sql`${keys[sort]}::text`;
}

/**
 * The parts of a list that follow on each other, each as the conditions that a booking comes after a place in
 * it, or is in it at all: bookings without a date are a part of their own, because nothing compares with null.
 */
export function sectionsOf({ sort, order }: Ordering): ((last: Cursor | undefined) => SQL[])[] {
  const key = keys[sort];
  const isAfter = order === "asc" ? sql`>` : sql`<`;
  const type = sort === "name" ? sql`text` : sql`timestamptz`;
  const keyed = (last: Cursor | undefined) =>
    last ? [sql`(${key}, id) ${isAfter} (${last.key}::${type}, ${last.id}::uuid)`] : [];
  if (sort !== "preferred") return [keyed];
  return [
    (last) => [sql`${key} is not null`, ...keyed(last)],
    (last) => [sql`${key} is null`, ...(last ? [sql`id ${isAfter} ${last.id}::uuid`] : [])],
  ];
}
