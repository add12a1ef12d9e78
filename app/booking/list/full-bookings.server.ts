import { and, desc, inArray, isNull } from "drizzle-orm";
import {
  type Booking,
  bookingColumns,
  type FullBooking,
  withFiles,
} from "~/booking/record/find-booking.server";
import { maxMatches, searchTerm } from "~/booking/record/search-text";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { isPast } from "~/db/sql-parts.server";
import type { CursorPosition } from "~/lib/to-page";
import { defaultFilter, type ListFilter } from "./filter";
import { plainConditions } from "./filter-sql.server";
import { countBookings, findMatches } from "./list-bookings.server";
import { readSliceIds, type Slice } from "./read-ids.server";

const batchSize = 200;

interface FullBookings {
  /** All matches, whether or not they are in the slice. A search counts up to `maxMatches`. */
  total: number;
  /** Newest first. Each batch is read when it is consumed. */
  batches: AsyncGenerator<FullBooking[]>;
}

/** Finds the bookings that match `query`, or all if it is empty. With `slice`, returns only that part of them. */
export async function findFullBookings(query: string, slice?: Slice): Promise<FullBookings> {
  if (searchTerm(query)) return findByQuery(query, slice);
  const { total } = await countBookings();
  return { total, batches: slice ? readSlice(slice, total) : readAll() };
}

async function findByQuery(
  query: string,
  slice: Slice = { offset: 0, limit: maxMatches },
): Promise<FullBookings> {
  const { ids, total } = await findMatches({ ...defaultFilter, q: query }, slice);
  // For an offset past the end, a search returns its last page.
  return { total, batches: readByIds(slice.offset < total ? ids : []) };
}

async function* readSlice(slice: Slice, total: number) {
  yield* readByIds(await readSliceIds(defaultFilter, slice, total));
}

async function* readByIds(ids: string[]) {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = await db()
      .select(bookingColumns)
      .from(bookings)
      .where(inArray(bookings.id, ids.slice(start, start + batchSize)))
      .orderBy(desc(bookings.createdAt), desc(bookings.id));
    yield await withFiles(batch);
  }
}

/**
 * Uses keyset pagination, so the last batch costs the same as the first. Reading a million bookings by ids took a third longer (row P15B).
 */
async function* readAll() {
  let last: Booking | undefined;
  do {
    const batch: Booking[] = await db()
      .select(bookingColumns)
      .from(bookings)
      .where(and(isNull(bookings.spamAt), isPast(bookings, last)))
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(batchSize);
    yield await withFiles(batch);
    last = batch.length === batchSize ? batch.at(-1) : undefined;
  } while (last);
}

/** Returns up to `limit` bookings after the position `after`, newest first. Ignores the filter's search and order. */
export async function pageBookings(
  filter: ListFilter,
  limit: number,
  after: CursorPosition | undefined,
): Promise<FullBooking[]> {
  const found = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(...plainConditions(filter), isPast(bookings, after)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit);
  const page: FullBooking[] = [];
  for await (const batch of readByIds(found.map(({ id }) => id))) page.push(...batch);
  return page;
}
