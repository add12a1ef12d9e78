import { sql, type SQL } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import { type ListFilter, boundOrder } from "./filter";
import { and, orderBy, rangeConditions, statusCondition } from "./filter-sql.server";
import { searchTerms } from "./search";
import { holdsAny, holdsAnyByIndex } from "./search-sql.server";

/** How far a search goes. */
interface SearchLimits {
  /** Matches are counted, and can be paged through, up to this many. */
  counted: number;
  /** How many of the first bookings are read one by one before an index is asked. */
  first: number;
}

const defaultLimits: SearchLimits = { counted: 1_200, first: 20_000 };

interface Slice {
  offset: number;
  limit: number;
}

/** One page of the bookings that match a filter. */
export interface Matches {
  /** In the filter's order. */
  ids: string[];
  /** Matches in all, at most as many as are counted: the first by `orderOfBound`. */
  total: number;
  /** More match than are counted. */
  hasMore: boolean;
}

/**
 * Finds the bookings that match a filter, counts them up to a bound and cuts a page out of them. An offset
 * past the end gives the last page.
 *
 * Neither of the planner's own ways is quick for every filter: in order until enough match reads the
 * whole table when nothing does, and an index collects half of the table for a common term. So the
 * newest are read first, which answers common terms, and all of them in a small table; then an index
 * serves what is rare there.
 */
export async function searchBookings(
  filter: ListFilter,
  slice: Slice,
  reach = defaultLimits,
): Promise<Matches> {
  const search = conditionsOf(filter);
  const first = await readMatches(filter, firstMatches(filter, search, reach), slice, reach);
  if (first.hasMore || search.rest.length === 0 || first.bookings <= reach.first) return first;
  const any = await readMatches(filter, anyMatches(search, reach), slice, reach);
  if (!any.hasMore) return any;
  // More match than are counted: which of them are the first is not known yet.
  if (isInOrder(filter) && slice.offset + slice.limit <= first.total) return { ...any, ids: first.ids };
  return readMatches(filter, allMatches(filter, search, reach), slice, reach);
}

/** The page has the order by which matches are left out. */
function isInOrder(filter: ListFilter): boolean {
  return boundOrder(filter).sort === filter.sort;
}

interface Conditions {
  /** What the index of the order leaves out by itself. */
  inOrder: SQL[];
  /** What has to be looked at in each booking. */
  rest: SQL[];
  /** The same, as the indexes of the search know it. */
  restByIndex: SQL[];
}

function conditionsOf(filter: ListFilter): Conditions {
  const terms = searchTerms(filter.q);
  return {
    // A range is always about the date that the bound is in the order of.
    inOrder: [...statusCondition(filter), ...rangeConditions(filter)],
    rest: terms.length > 0 ? [holdsAny(terms)] : [],
    restByIndex: terms.length > 0 ? [holdsAnyByIndex(terms)] : [],
  };
}

const columns = sql`id, created_at, preferred_date, name_key`;

/** Reads the first bookings in their order, until enough match. */
function firstMatches(
  filter: ListFilter,
  { inOrder, rest }: Conditions,
  { first, counted }: SearchLimits,
): SQL {
  const order = orderBy(boundOrder(filter));
  const limit = rest.length > 0 ? first : counted + 1;
  return sql`matches as materialized (
    select ${columns} from (
      select ${columns}, search_text from bookings where ${and(inOrder)} order by ${order} limit ${limit}::int
    ) first
    where ${and(rest)} order by ${order} limit ${counted + 1}::int
  )`;
}

/**
 * Matches in any order, until there are enough. The planner plans the inner query as if it ran to its
 * end, so it takes an index; the limit outside still ends it early.
 */
function anyMatches(search: Conditions, { counted }: SearchLimits): SQL {
  return sql`
    every_match as materialized (${indexedMatches(search)}),
    matches as materialized (select * from every_match limit ${counted + 1}::int)`;
}

function allMatches(filter: ListFilter, search: Conditions, { counted }: SearchLimits): SQL {
  return sql`
    every_match as materialized (${indexedMatches(search)}),
    matches as materialized (
      select * from every_match order by ${orderBy(boundOrder(filter))} limit ${counted + 1}::int
    )`;
}

function indexedMatches({ inOrder, restByIndex }: Conditions): SQL {
  return sql`select ${columns} from bookings where ${and([...inOrder, ...restByIndex])}`;
}

/** At least as many bookings as there are to look at, by the counts that the database keeps. */
function bookingsOf({ status }: ListFilter): SQL {
  if (status === undefined) return sql`total`;
  return status === 0 ? sql`pending` : sql`total - pending`;
}

/** Counts the `matches` of a `with` list, leaves out what is past the bound and cuts a page out of the others. */
async function readMatches(
  filter: ListFilter,
  matches: SQL,
  { offset, limit }: Slice,
  { counted }: SearchLimits,
): Promise<Matches & { bookings: number }> {
  const result = await rows<{ id: string | null; found: number; bookings: number }>(
    db(),
    sql`
      with ${matches},
      kept as (select * from matches order by ${orderBy(boundOrder(filter))} limit ${counted}::int),
      counted as (select count(*)::int as total from kept),
      page as (
        select * from kept order by ${orderBy(filter)}
        offset (select least(${offset}::bigint, greatest(total - 1, 0) / ${limit}::int * ${limit}::int) from counted)
        limit ${limit}::int
      )
      select
        page.id,
        (select count(*) from matches)::int as found,
        (select ${bookingsOf(filter)} from booking_counts)::int as bookings
      from counted left join page on true
      order by ${orderBy(filter)}`,
  );
  const { found = 0, bookings = 0 } = result[0] ?? {};
  return {
    ids: result.flatMap(({ id }) => id ?? []),
    total: Math.min(found, counted),
    hasMore: found > counted,
    bookings,
  };
}
