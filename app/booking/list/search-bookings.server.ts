import { type SQL, sql } from "drizzle-orm";
import { maxMatches, searchTerms } from "~/booking/record/search-text";
import { bookingStatus } from "~/booking/status";
import { db, rows } from "~/db/client.server";
import { boundOrder, defaultFilter, type ListFilter } from "./filter";
import {
  and,
  containsAny,
  containsAnyIndexed,
  keysOf,
  orderBy,
  rangeConditions,
  statusCondition,
  workConditions,
} from "./filter-sql.server";
import type { Slice } from "./read-ids.server";

interface SearchLimits {
  /** Maximum number of matches that are counted and paged through. */
  matches: number;
  /** Number of bookings that are scanned in order before an index is used. */
  scanned: number;
}

const defaultLimits: SearchLimits = { matches: maxMatches, scanned: 20_000 };

export interface Matches {
  ids: string[];
  /** All matches, up to the limit. `boundOrder` decides which ones are kept. */
  total: number;
  /** Whether more bookings match than the limit. */
  hasMore: boolean;
}

/**
 * Finds the bookings that match a filter, counts them up to a limit and returns a slice. An offset past the end returns the last page.
 *
 * Neither of the planner's strategies is fast for every filter. A scan in order reads the whole table if too few rows match. An index
 * collects half of the table for a common term. Therefore the first 20,000 bookings are scanned, which finds common terms and covers a
 * small table completely. Only a term that is rare there is looked up in an index. The same applies to conditions outside the index of the
 * order.
 */
export async function searchBookings(
  filter: ListFilter,
  slice: Slice,
  limits = defaultLimits,
): Promise<Matches> {
  const conditions = splitConditions(filter);
  const scan = await readMatches(filter, scanMatches(filter, conditions, limits), slice, limits);
  if (scan.hasMore || conditions.rowChecks.length === 0 || scan.bookings <= limits.scanned) return scan;
  const any = await readMatches(filter, anyMatches(filter, conditions, limits), slice, limits);
  if (!any.hasMore) return any;
  // More bookings match than the limit, and `any` is an arbitrary selection. The scan may already contain the slice.
  if (isInBoundOrder(filter) && slice.offset + slice.limit <= scan.total) return { ...any, ids: scan.ids };
  return readMatches(filter, firstMatches(filter, conditions, limits), slice, limits);
}

function isInBoundOrder(filter: ListFilter): boolean {
  return boundOrder(filter).sort === filter.sort;
}

interface Conditions {
  /** Conditions on columns that the index of `boundOrder` covers. */
  inOrder: SQL[];
  rowChecks: SQL[];
  /** The same conditions, written for the other indexes. */
  indexedRowChecks: SQL[];
}

function splitConditions(filter: ListFilter): Conditions {
  const terms = searchTerms(filter.q);
  const work = workConditions(filter);
  // `bookings_list_idx` has these columns in the order of the date received, and few bookings wait.
  const isWorkInOrder = boundOrder(filter).sort !== "preferred";
  const workChecks = isWorkInOrder ? [] : work;
  return {
    // A date range always applies to the date that `boundOrder` sorts by.
    inOrder: [...statusCondition(filter), ...(isWorkInOrder ? work : []), ...rangeConditions(filter)],
    rowChecks: [...workChecks, ...(terms.length > 0 ? [containsAny(terms)] : [])],
    indexedRowChecks: [...workChecks, ...(terms.length > 0 ? [containsAnyIndexed(terms)] : [])],
  };
}

/**
 * Returns the columns that decide which matches are kept. If the query reads no other column, an index that covers the filter suffices, and
 * the table is not read.
 */
function boundColumns(filter: ListFilter): SQL {
  return sql`id, ${keysOf(boundOrder(filter))}`;
}

/** Returns the columns of conditions that are checked row by row, except those in `boundColumns`. */
function checkedColumns(filter: ListFilter): SQL {
  const columns = sql`search_text, details_text, service, language, stage, owner_id, waiting_for`;
  return boundOrder(filter).sort === "replies" ? columns : sql`${columns}, replied_at`;
}

function scanMatches(
  filter: ListFilter,
  { inOrder, rowChecks }: Conditions,
  { scanned, matches }: SearchLimits,
): SQL {
  const order = orderBy(boundOrder(filter));
  const columns = boundColumns(filter);
  if (rowChecks.length === 0)
    return sql`matches as materialized (
      select ${columns} from bookings where ${and(inOrder)} order by ${order} limit ${matches + 1}::int
    )`;
  return sql`matches as materialized (
    select ${columns} from (
      select ${columns}, ${checkedColumns(filter)} from bookings
      where ${and(inOrder)} order by ${order} limit ${scanned}::int
    ) first
    where ${and(rowChecks)} order by ${order} limit ${matches + 1}::int
  )`;
}

/**
 * Finds matches in any order until there are enough. The planner costs the materialized inner query as if it ran to completion, and
 * therefore chooses an index. The outer limit still stops it early.
 */
function anyMatches(filter: ListFilter, conditions: Conditions, { matches }: SearchLimits): SQL {
  return sql`
    every_match as materialized (${indexedMatches(filter, conditions)}),
    matches as materialized (select * from every_match limit ${matches + 1}::int)`;
}

function firstMatches(filter: ListFilter, conditions: Conditions, { matches }: SearchLimits): SQL {
  return sql`
    every_match as materialized (${indexedMatches(filter, conditions)}),
    matches as materialized (
      select * from every_match order by ${orderBy(boundOrder(filter))} limit ${matches + 1}::int
    )`;
}

function indexedMatches(filter: ListFilter, { inOrder, indexedRowChecks }: Conditions): SQL {
  return sql`select ${boundColumns(filter)} from bookings where ${and([...inOrder, ...indexedRowChecks])}`;
}

/** Returns an upper bound of the bookings that a scan may read, from the maintained counts. */
function countCandidates({ status, spam }: ListFilter): SQL {
  if (spam)
    return sql`(select count(*) from bookings where ${and(statusCondition({ ...defaultFilter, spam }))})`;
  if (status === undefined) return sql`total`;
  return status === bookingStatus.pending ? sql`pending` : sql`total - pending`;
}

/** Counts the `matches` of a `with` list, drops those past the limit and returns a slice of the rest. */
async function readMatches(
  filter: ListFilter,
  matches: SQL,
  { offset, limit }: Slice,
  limits: SearchLimits,
): Promise<Matches & { bookings: number }> {
  const result = await rows<{ id: string | null; found: number; bookings: number }>(
    db(),
    sql`
      with ${matches},
      kept as (select * from matches order by ${orderBy(boundOrder(filter))} limit ${limits.matches}::int),
      counted as (select count(*)::int as total from kept),
      page as (
        select id, ${keysOf(filter)} from ${
          isInBoundOrder(filter)
            ? sql`kept`
            : sql`(
          select id, ${keysOf(filter)} from (select id from kept) found join bookings using (id)
        ) keyed`
        } order by ${orderBy(filter)}
        offset (select least(${offset}::bigint, greatest(total - 1, 0) / ${limit}::int * ${limit}::int) from counted)
        limit ${limit}::int
      )
      select
        page.id,
        (select count(*) from matches)::int as found,
        (select ${countCandidates(filter)} from booking_counts)::int as bookings
      from counted left join page on true
      order by ${orderBy(filter)}`,
  );
  const { found = 0, bookings = 0 } = result[0] ?? {};
  return {
    ids: result.flatMap(({ id }) => id ?? []),
    total: Math.min(found, limits.matches),
    hasMore: found > limits.matches,
    bookings,
  };
}
