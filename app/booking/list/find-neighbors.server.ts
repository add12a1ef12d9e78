import { inArray, sql } from "drizzle-orm";
import { maxMatches } from "~/booking/record/search-text";
import { db, rows } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { uuidArray } from "~/db/sql-parts.server";
import { isSortedByWait, type ListFilter } from "./filter";
import {
  and,
  type Cursor,
  exactWait,
  keyText,
  orderBy,
  sectionsPast,
  statusCondition,
} from "./filter-sql.server";
import { countByStatus, findMatches, hasStoredCount } from "./list-bookings.server";

/** Maximum number of preceding bookings that are counted. */
const countedBefore = 1_000;

export interface Neighbors {
  previous: Neighbor | null;
  next: Neighbor | null;
  isListed: boolean;
  /** Counted from 1. Null if the booking is not in the list or is too far from its beginning. */
  position: number | null;
  total: number;
  /** Whether the list has more bookings than `total`. */
  hasMore: boolean;
}

export interface Neighbor {
  id: string;
  fullName: string;
  /** The booking's place in a list that is sorted by waiting time. */
  exactWait: string;
}

/**
 * Finds the bookings beside one in a list, even if that booking no longer matches the list's filter.
 *
 * @param wait the booking's `exactWait` when it was opened, undefined for the current one
 * @returns null if the booking does not exist
 */
export async function findNeighbors(
  filter: ListFilter,
  bookingId: string,
  wait?: string,
): Promise<Neighbors | null> {
  const [stored] = await rows<Cursor>(
    db(),
    sql`select id, ${keyText(filter)} as key from bookings where id = ${bookingId}::uuid`,
  );
  if (!stored) return null;
  const place = isSortedByWait(filter) && wait !== undefined ? { id: stored.id, key: wait } : stored;
  const { previousId, nextId, ...position } = hasStoredCount(filter)
    ? await findInAll(filter, place)
    : await findAmongMatches(filter, place);
  const found = await readNeighbors([previousId, nextId].filter((id) => id !== undefined));
  const toNeighbor = (id: string | undefined) => found.find((neighbor) => neighbor.id === id) ?? null;
  return { previous: toNeighbor(previousId), next: toNeighbor(nextId), ...position };
}

interface NeighborPosition extends Pick<Neighbors, "isListed" | "position" | "total" | "hasMore"> {
  previousId: string | undefined;
  nextId: string | undefined;
}

async function findInAll(filter: ListFilter, place: Cursor): Promise<NeighborPosition> {
  const [[previous], [next], before, total, isListed] = await Promise.all([
    readPast(filter, place, { isReversed: true, limit: 1 }),
    readPast(filter, place, { isReversed: false, limit: 1 }),
    readPast(filter, place, { isReversed: true, limit: countedBefore }),
    countByStatus(filter),
    hasBooking(filter, place.id),
  ]);
  const position = isListed && before.length < countedBefore ? before.length + 1 : null;
  return { previousId: previous, nextId: next, isListed, position, total, hasMore: false };
}

/** Returns the ids of the rows that follow or precede the place, the nearest first. */
async function readPast(
  filter: ListFilter,
  place: Cursor,
  { isReversed, limit }: { isReversed: boolean; limit: number },
): Promise<string[]> {
  const ids: string[] = [];
  for (const section of sectionsPast(filter, place, isReversed)) {
    const found = await rows<{ id: string }>(
      db(),
      sql`select id from bookings where ${and([...statusCondition(filter), ...section])}
        order by ${orderBy(filter, isReversed)} limit ${limit - ids.length}::int`,
    );
    ids.push(...found.map(({ id }) => id));
    if (ids.length >= limit) break;
  }
  return ids;
}

async function hasBooking(filter: ListFilter, id: string): Promise<boolean> {
  const conditions = [sql`id = ${id}::uuid`, ...statusCondition(filter)];
  return (await rows(db(), sql`select 1 from bookings where ${and(conditions)}`)).length > 0;
}

async function findAmongMatches(filter: ListFilter, place: Cursor): Promise<NeighborPosition> {
  const { ids, total, hasMore } = await findMatches(filter, { offset: 0, limit: maxMatches });
  const others = ids.filter((id) => id !== place.id);
  const isListed = others.length < ids.length;
  const before = await countBefore(filter, place, others);
  return {
    previousId: others[before - 1],
    nextId: others[before],
    isListed,
    position: isListed ? before + 1 : null,
    total,
    hasMore,
  };
}

async function countBefore(filter: ListFilter, place: Cursor, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const sections = sectionsPast(filter, place, true).map((section) => sql`(${and(section)})`);
  const [found] = await rows<{ count: number }>(
    db(),
    sql`select count(*)::int as count from bookings
      where id = any(${uuidArray(ids)}) and (${sql.join(sections, sql` or `)})`,
  );
  return found?.count ?? 0;
}

function readNeighbors(ids: string[]): Promise<Neighbor[]> {
  const { id, fullName } = bookings;
  return db().select({ id, fullName, exactWait }).from(bookings).where(inArray(id, ids));
}
