import { sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { ListFilter } from "./filter";
import { and, orderBy, statusCondition } from "./filter-sql.server";
import { pageSize } from "./list-limits";

/** A contiguous run of rows in a sorted list. */
export interface Slice {
  offset: number;
  limit: number;
}

/** Returns the rows of a page, counted from 1. */
export function pageSlice(page: number, size: number = pageSize): Slice {
  return { offset: (page - 1) * size, limit: size };
}

/**
 * Returns the ids of a slice of all bookings, or of all with the filter's status, in the filter's order. The search
 * and the dates of the filter are ignored. Rows are skipped from the nearer end of the list: the last page costs no
 * more than the first.
 *
 * @param total how many bookings the list has
 */
export async function readSliceIds(
  filter: ListFilter,
  { offset, limit }: Slice,
  total: number,
): Promise<string[]> {
  const count = Math.min(limit, total - offset);
  if (count <= 0) return [];
  const isReversed = offset > total / 2;
  const start = isReversed ? total - offset - count : offset;
  const slice = await rows<{ id: string }>(
    db(),
    sql`select id from bookings where ${and(statusCondition(filter))}
      order by ${orderBy(filter, isReversed)} offset ${start}::bigint limit ${count}::int`,
  );
  const ids = slice.map(({ id }) => id);
  return isReversed ? ids.reverse() : ids;
}
