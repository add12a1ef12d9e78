import { type SQL, sql } from "drizzle-orm";
import { parseReference } from "~/booking/reference";
import { db, rows } from "~/db/client.server";
import { isReversed } from "~/lib/day-range";
import type { ListFilter } from "./filter";
import {
  and,
  conditionsOf,
  type Cursor,
  keyText,
  orderBy,
  plainConditions,
  statusCondition,
  splitIntoSections,
} from "./filter-sql.server";
import { pageSize } from "./list-limits";

const batchSize = 500;

export interface Slice {
  offset: number;
  limit: number;
}

export function pageSlice(page: number, size: number = pageSize): Slice {
  return { offset: (page - 1) * size, limit: size };
}

/**
 * Returns the ids of a slice of all bookings, or of those with the filter's status, in the filter's order. Ignores the filter's search and
 * dates. Skips rows from the nearer end of the list, so the last page costs no more than the first.
 *
 * @param total number of bookings in the list
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

/**
 * Returns the id of the booking whose reference equals the filter's search, because a visitor may read the reference out on the phone. The
 * array is empty if the search is not a reference, or the rest of the filter excludes the booking.
 */
export async function findIdsByReference(filter: ListFilter): Promise<string[]> {
  const reference = parseReference(filter.q);
  if (!reference) return [];
  const conditions = [sql`reference = ${reference}`, ...plainConditions(filter)];
  const found = await rows<{ id: string }>(db(), sql`select id from bookings where ${and(conditions)}`);
  return found.map(({ id }) => id);
}

/**
 * Reads the ids of all matching bookings in the filter's order. The number is not limited: keyset pagination keeps each batch's cost and
 * memory constant.
 */
export async function* readIdBatches(filter: ListFilter): AsyncGenerator<string[], undefined> {
  if (isReversed(filter)) return;
  const referenced = await findIdsByReference(filter);
  if (referenced.length > 0) {
    yield referenced;
    return;
  }
  for (const section of splitIntoSections(filter)) {
    let last: Cursor | undefined;
    do {
      const batch: Cursor[] = await readCursors(filter, section(last));
      if (batch.length > 0) yield batch.map(({ id }) => id);
      last = batch.length === batchSize ? batch.at(-1) : undefined;
    } while (last);
  }
}

function readCursors(filter: ListFilter, afterLast: SQL[]): Promise<Cursor[]> {
  const conditions = [...conditionsOf(filter), ...afterLast];
  return rows<Cursor>(
    db(),
    sql`select id, ${keyText(filter)} as key from bookings where ${and(conditions)}
      order by ${orderBy(filter)} limit ${batchSize}::int`,
  );
}
