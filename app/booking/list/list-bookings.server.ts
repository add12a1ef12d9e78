import { inArray, sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { idsByReference } from "./find-by-reference.server";
import { isReversed, type ListFilter, type ListQuery } from "./filter";
import { and, orderBy, statusCondition } from "./filter-sql.server";
import { searchBookings } from "./search-bookings.server";

/** Bookings on a page of the list. */
const pageSize = 6;

const summaryColumns = {
  id: bookings.id,
  fullName: bookings.fullName,
  email: bookings.email,
  phone: bookings.phone,
  preferredDate: bookings.preferredDate,
  serviceLocation: bookings.serviceLocation,
  status: bookings.status,
  createdAt: bookings.createdAt,
};

/** What the list shows of a booking. */
export type BookingSummary = Awaited<ReturnType<typeof readSummaries>>[number];

export interface BookingPage {
  /** In the order that was asked for. */
  bookings: BookingSummary[];
  /** From 1, at most `pages`. */
  page: number;
  /** At least 1. */
  pages: number;
  /** Bookings on all pages together. */
  total: number;
  /** More bookings match than the pages hold: `orderOfBound` says which are left out. */
  hasMore: boolean;
}

const emptyPage: BookingPage = { bookings: [], page: 1, pages: 1, total: 0, hasMore: false };

/** A page of the bookings that match a filter. A page past the end is the last. */
export async function listBookings({ page, ...filter }: ListQuery): Promise<BookingPage> {
  if (isReversed(filter)) return emptyPage;
  if (!filter.q && !filter.from && !filter.to) return listAll(filter, page);
  const named = await idsByReference(filter);
  if (named.length > 0) return { ...emptyPage, bookings: await readSummaries(named), total: named.length };
  const slice = { offset: (page - 1) * pageSize, limit: pageSize };
  const { ids, total, hasMore } = await searchBookings(filter, slice);
  return { bookings: await readSummaries(ids), ...positionOf(page, total), total, hasMore };
}

/** All bookings, or all of one status: how many there are is known, so every page can be reached. */
async function listAll(filter: ListFilter, requestedPage: number): Promise<BookingPage> {
  const total = await countByStatus(filter);
  const { page, pages } = positionOf(requestedPage, total);
  const ids = await idsOnPage(filter, (page - 1) * pageSize, total);
  return { bookings: await readSummaries(ids), page, pages, total, hasMore: false };
}

async function countByStatus({ status }: ListFilter): Promise<number> {
  // Neither pending nor viewed are a few at most, and the index has them side by side.
  const viewed = sql`total - pending
    - (select count(*) from bookings where status < 0) - (select count(*) from bookings where status > 1)`;
  const count = status === undefined ? sql`total` : status === 0 ? sql`pending` : viewed;
  const [counts] = await rows<{ count: number }>(
    db(),
    sql`select (${count})::int as count from booking_counts`,
  );
  return counts?.count ?? 0;
}

function positionOf(page: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(page, pages), pages };
}

/** The ids on a page, counted from the nearer end of the list: the last page costs no more than the first. */
async function idsOnPage(filter: ListFilter, offset: number, total: number): Promise<string[]> {
  const limit = Math.max(0, Math.min(pageSize, total - offset));
  const isNearEnd = offset > total / 2;
  const start = isNearEnd ? total - offset - limit : offset;
  const page = await rows<{ id: string }>(
    db(),
    sql`select id from bookings where ${and(statusCondition(filter))}
      order by ${orderBy(filter, isNearEnd)} offset ${start}::bigint limit ${limit}::int`,
  );
  const ids = page.map(({ id }) => id);
  return isNearEnd ? ids.reverse() : ids;
}

/** In the order of the ids. */
async function readSummaries(ids: string[]) {
  if (ids.length === 0) return [];
  const found = await db().select(summaryColumns).from(bookings).where(inArray(bookings.id, ids));
  const places = new Map(ids.map((id, index) => [id, index]));
  return found.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}
