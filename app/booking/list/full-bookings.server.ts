import { asc, desc, inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { filesOfBookings } from "~/files/stored-files.server";
import type { StoredFile } from "~/files/store-records.server";
import { type Booking, bookingColumns, findBooking } from "~/booking/record/find-booking.server";
import { defaultFilter } from "./filter";
import { countBookings } from "./pending-bookings.server";
import { searchTerm } from "./search";
import { searchBookings } from "./search-bookings.server";

/** Bookings that are read at once where many are asked for. */
const batchSize = 200;
/** Matches of a search that are counted, and given, at most. */
const mostMatches = 1_200;

/** A booking with its files, oldest first. */
export interface FullBooking {
  booking: Booking;
  files: StoredFile[];
}

interface Slice {
  offset: number;
  limit: number;
}

interface Found {
  /** Of all that match, whatever part of them is given; a search counts 1,200 at most. */
  total: number;
  /** Newest first, in batches that are read as they are asked for. */
  batches: AsyncGenerator<FullBooking[]>;
}

/** The booking with this id; null when there is none. */
export async function findFullBooking(id: string): Promise<FullBooking | null> {
  const booking = await findBooking(id);
  if (!booking) return null;
  const [whole] = await withFiles([booking]);
  return whole ?? null;
}

/**
 * Finds the bookings that match `query`, or all when it is empty.
 *
 * @param slice the part of them to give; without it all
 */
export async function findFullBookings(query: string, slice?: Slice): Promise<Found> {
  if (searchTerm(query)) return findMatches(query, slice);
  const { total } = await countBookings();
  return { total, batches: slice ? oneBatch(() => readSlice(slice, total)) : everyBooking() };
}

async function findMatches(query: string, slice: Slice = { offset: 0, limit: mostMatches }): Promise<Found> {
  const { ids, total } = await searchBookings({ ...defaultFilter, q: query }, slice);
  // A search past its end gives the last page.
  return { total, batches: byIds(slice.offset < total ? ids : []) };
}

async function* oneBatch(read: () => Promise<Booking[]>) {
  yield await withFiles(await read());
}

async function* byIds(ids: string[]) {
  for (let start = 0; start < ids.length; start += batchSize)
    yield await withFiles(await readByIds(ids.slice(start, start + batchSize)));
}

/** Each batch goes on where the last one ended, so that the last costs what the first costs. */
async function* everyBooking() {
  let last: Booking | undefined;
  do {
    const batch: Booking[] = await db()
      .select(bookingColumns)
      .from(bookings)
      .where(
        last && sql`(${bookings.createdAt}, ${bookings.id}) < (${last.createdAt.toISOString()}, ${last.id})`,
      )
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(batchSize);
    yield await withFiles(batch);
    last = batch.length === batchSize ? batch.at(-1) : undefined;
  } while (last);
}

/** Counted from the nearer end of the list: the last page costs no more than the first. */
async function readSlice({ offset, limit }: Slice, total: number): Promise<Booking[]> {
  const count = Math.min(limit, total - offset);
  if (count <= 0) return [];
  const isNearEnd = offset > total / 2;
  const order = isNearEnd ? asc : desc;
  const page = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .orderBy(order(bookings.createdAt), order(bookings.id))
    .offset(isNearEnd ? total - offset - count : offset)
    .limit(count);
  return readByIds(page.map(({ id }) => id));
}

function readByIds(ids: string[]): Promise<Booking[]> {
  return db()
    .select(bookingColumns)
    .from(bookings)
    .where(inArray(bookings.id, ids))
    .orderBy(desc(bookings.createdAt), desc(bookings.id));
}

async function withFiles(batch: Booking[]): Promise<FullBooking[]> {
  const files = await filesOfBookings(batch.map(({ id }) => id));
  return batch.map((booking) => ({ booking, files: files.get(booking.id) ?? [] }));
}
