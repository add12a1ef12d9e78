import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { bookingStatus } from "~/booking/status";
import { db, rows } from "~/db/client.server";
import { bookingCounts, bookings, users } from "~/db/schema.server";
import { isReversed } from "~/lib/day-range";
import { isFilteredByWork, type ListFilter, type ListQuery } from "./filter";
import { exactWait, isListed } from "./filter-sql.server";
import { pageSize } from "./list-limits";
import { findIdsByReference, pageSlice, readSliceIds, type Slice } from "./read-ids.server";
import { type Matches, searchBookings } from "./search-bookings.server";

const summaryColumns = {
  id: bookings.id,
  fullName: bookings.fullName,
  email: bookings.email,
  phone: bookings.phone,
  preferredDate: bookings.preferredDate,
  service: bookings.service,
  serviceLocation: bookings.serviceLocation,
  status: bookings.status,
  language: bookings.language,
  createdAt: bookings.createdAt,
  stage: bookings.stage,
  waitingFor: bookings.waitingFor,
  waitsFrom: bookings.waitingSince,
  repliedAt: bookings.repliedAt,
  exactWait,
  spamAt: bookings.spamAt,
  spamReason: bookings.spamReason,
  owner: users.fullName,
};

export type BookingSummary = Awaited<ReturnType<typeof readSummaries>>[number];

export interface BookingListPage {
  bookings: BookingSummary[];
  /** From 1, at most `pages`. */
  page: number;
  pages: number;
  total: number;
  /** Whether more bookings match than the pages hold. `boundOrder` decides which ones are left out. */
  hasMore: boolean;
}

/** Returns one page of matching bookings, or the last page if the page number is past the end. */
export async function listBookings(
  { page, ...filter }: ListQuery,
  size: number = pageSize,
): Promise<BookingListPage> {
  if (hasStoredCount(filter)) return listAll(filter, page, size);
  const { ids, total, hasMore } = await findMatches(filter, pageSlice(page, size));
  return { bookings: await readSummaries(ids), ...clampPage(page, total, size), total, hasMore };
}

/** Returns the first matching ids, and the total up to the counted limit. */
export async function listIds(filter: ListFilter, limit: number): Promise<{ ids: string[]; total: number }> {
  const slice = { offset: 0, limit };
  if (!hasStoredCount(filter)) return findMatches(filter, slice);
  const total = await countByStatus(filter);
  return { ids: await readSliceIds(filter, slice, total), total };
}

/** Returns whether the filter keeps all bookings, or all with one status. Only these have a maintained count. */
export function hasStoredCount(filter: ListFilter): boolean {
  return !filter.q && !filter.from && !filter.to && !isFilteredByWork(filter);
}

/** Returns a slice of the bookings that match a filter without a maintained count. */
export async function findMatches(filter: ListFilter, slice: Slice): Promise<Matches> {
  if (isReversed(filter)) return { ids: [], total: 0, hasMore: false };
  const referenced = await findIdsByReference(filter);
  if (referenced.length > 0) return { ids: referenced, total: referenced.length, hasMore: false };
  return searchBookings(filter, slice);
}

/** Lists all bookings, or all with one status. Their exact count is known, so every page can be reached. */
async function listAll(filter: ListFilter, requestedPage: number, size: number): Promise<BookingListPage> {
  const total = await countByStatus(filter);
  const { page, pages } = clampPage(requestedPage, total, size);
  const ids = await readSliceIds(filter, pageSlice(page, size), total);
  return { bookings: await readSummaries(ids), page, pages, total, hasMore: false };
}

export async function countByStatus({ status }: ListFilter): Promise<number> {
  // Bookings with an unknown status are rare, and an index on the status finds them.
  const viewed = sql`total - pending
    - (select count(*) from bookings where ${isListed} and status < 0)
    - (select count(*) from bookings where ${isListed} and status > 1)`;
  const count = status === undefined ? sql`total` : status === bookingStatus.pending ? sql`pending` : viewed;
  const [counts] = await rows<{ count: number }>(
    db(),
    sql`select (${count})::int as count from booking_counts`,
  );
  return counts?.count ?? 0;
}

function clampPage(page: number, total: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  return { page: Math.min(page, pages), pages };
}

/** Keeps the order of the ids. */
async function readSummaries(ids: string[]) {
  if (ids.length === 0) return [];
  const found = await db()
    .select(summaryColumns)
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.ownerId))
    .where(inArray(bookings.id, ids));
  const positions = new Map(ids.map((id, index) => [id, index]));
  return found.sort((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0));
}

/** Reads the counts that triggers maintain, so the cost does not grow with the table. */
export async function countBookings(): Promise<{ total: number; pending: number }> {
  const [counts] = await db()
    .select({ total: bookingCounts.total, pending: bookingCounts.pending })
    .from(bookingCounts);
  return counts ?? { total: 0, pending: 0 };
}

const newestCount = 20;

/** Returns pending bookings, newest first: one page (from 1), or the newest 20 if no page is given. */
export function listPending(page?: number) {
  const { offset, limit } = page === undefined ? { offset: 0, limit: newestCount } : pageSlice(page);
  return db()
    .select({ id: bookings.id, fullName: bookings.fullName, createdAt: bookings.createdAt })
    .from(bookings)
    .where(and(isNull(bookings.spamAt), eq(bookings.status, bookingStatus.pending)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .offset(offset)
    .limit(limit);
}
