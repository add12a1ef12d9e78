import { sql, type SQL } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import { searchGrams, searchPattern } from "./search";

/** How far a search goes. */
interface Reach {
  /** Matches are counted, and can be paged through, up to this many. */
  counted: number;
  /** How many of the newest bookings are read one by one before an index is asked. */
  newest: number;
}

const usualReach: Reach = { counted: 1_200, newest: 20_000 };

interface Slice {
  offset: number;
  limit: number;
}

/** One page of the bookings that match a search. */
export interface Matches {
  /** Newest first. */
  ids: string[];
  /** Matches in all, at most as many as are counted. */
  total: number;
  /** More match than are counted. */
  hasMore: boolean;
}

/**
 * Finds the bookings that hold any of `terms`, and counts them up to a bound. An offset past the end
 * gives the last page.
 *
 * Neither of the planner's own ways is quick for every search: newest first until the page is full reads
 * the whole table when nothing matches, and an index collects half of the table for a common term. So
 * the newest are read first, which answers common terms, and all of them in a small table; then an index
 * serves what is rare there.
 */
export async function searchBookings(terms: string[], slice: Slice, reach = usualReach): Promise<Matches> {
  const newest = await readMatches(newestMatches(terms, reach), slice, reach);
  if (newest.hasMore || newest.bookings <= reach.newest) return newest;
  const any = await readMatches(anyMatches(terms, reach), slice, reach);
  if (!any.hasMore) return any;
  // More match than are counted: which of them are the newest is not known yet.
  if (slice.offset + slice.limit <= newest.total) return { ...any, ids: newest.ids };
  return readMatches(allMatches(terms), slice, reach);
}

/** Reads the newest bookings in their order, until enough match. */
function newestMatches(terms: string[], { newest, counted }: Reach): SQL {
  return sql`matches as materialized (
    select id, created_at from (
      select id, created_at, search_text from bookings order by created_at desc, id desc limit ${newest}::int
    ) newest
    where ${or(terms.map(holds))}
    order by created_at desc, id desc limit ${counted + 1}::int
  )`;
}

/**
 * Matches in any order, until there are enough. The planner plans the inner query as if it ran to its
 * end, so it takes an index; the limit outside still ends it early.
 */
function anyMatches(terms: string[], { counted }: Reach): SQL {
  return sql`
    every_match as materialized (${indexedMatches(terms)}),
    matches as materialized (select * from every_match limit ${counted + 1}::int)`;
}

function allMatches(terms: string[]): SQL {
  return sql`matches as materialized (${indexedMatches(terms)})`;
}

function indexedMatches(terms: string[]): SQL {
  return sql`select id, created_at from bookings where ${or(terms.map(holdsByIndex))}`;
}

function holds(term: string): SQL {
  return sql`search_text like ${searchPattern(term)}`;
}

function holdsByIndex(term: string): SQL {
  const grams = searchGrams(term);
  if (!grams) return holds(term);
  const list = sql.join(
    grams.map((gram) => sql`${gram}`),
    sql`, `,
  );
  return sql`(search_grams(search_text) @> array[${list}]::text[] and ${holds(term)})`;
}

function or(conditions: SQL[]): SQL {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Counts the `matches` of a `with` list and cuts a page out of them; `bookings` is how many there are in all. */
async function readMatches(
  matches: SQL,
  { offset, limit }: Slice,
  { counted }: Reach,
): Promise<Matches & { bookings: number }> {
  const result = await rows<{ id: string | null; found: number; bookings: number }>(
    db(),
    sql`
      with ${matches},
      counted as (select count(*)::int as found, least(count(*), ${counted}::int)::int as total from matches),
      page as (
        select id, created_at from matches order by created_at desc, id desc
        offset (select least(${offset}::bigint, greatest(total - 1, 0) / ${limit}::int * ${limit}::int) from counted)
        limit ${limit}::int
      )
      select page.id, found, (select total from booking_counts)::int as bookings
      from counted left join page on true
      order by page.created_at desc, page.id desc`,
  );
  const { found = 0, bookings = 0 } = result[0] ?? {};
  return {
    ids: result.flatMap(({ id }) => id ?? []),
    total: Math.min(found, counted),
    hasMore: found > counted,
    bookings,
  };
}
