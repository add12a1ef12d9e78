import { asc, desc, eq, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookingCounts, bookings } from "~/db/schema.server";
import { parseReference } from "./reference";
import { searchTerms } from "./search";
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
};

/** What the list shows of a booking. */
export type BookingSummary = Awaited<ReturnType<typeof readSummaries>>[number];

export interface BookingPage {
  /** Newest first. */
  bookings: BookingSummary[];
  /** From 1, at most `pages`. */
  page: number;
  /** At least 1. */
  pages: number;
  /** Bookings on all pages together. */
  total: number;
  /** More bookings match the search than the pages hold: the older ones are left out. */
  hasMore: boolean;
}

/** A page of the bookings that match `query`, or of all when it is empty. A page past the end is the last. */
export async function listBookings({ query, page }: { query: string; page: number }): Promise<BookingPage> {
  const terms = searchTerms(query);
  if (terms.length === 0) return listAll(page);
  const named = await listReferenced(query);
  if (named.length > 0) return { bookings: named, page: 1, pages: 1, total: named.length, hasMore: false };
  const { ids, total, hasMore } = await searchBookings(terms, {
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  return { bookings: await readSummaries(ids), ...place(page, total), total, hasMore };
}

/** The booking whose reference the visitor has read out on the telephone. */
async function listReferenced(query: string): Promise<BookingSummary[]> {
  const reference = parseReference(query);
  if (!reference) return [];
  return db().select(summaryColumns).from(bookings).where(eq(bookings.reference, reference));
}

async function listAll(requestedPage: number): Promise<BookingPage> {
  const [counts] = await db().select({ total: bookingCounts.total }).from(bookingCounts);
  const total = counts?.total ?? 0;
  const { page, pages } = place(requestedPage, total);
  const ids = await newestIds((page - 1) * pageSize, total);
  return { bookings: await readSummaries(ids), page, pages, total, hasMore: false };
}

function place(page: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(page, pages), pages };
}

/** The ids on a page, counted from the nearer end of the list: the last page costs no more than the first. */
async function newestIds(offset: number, total: number): Promise<string[]> {
  const limit = Math.min(pageSize, total - offset);
  const isNearEnd = offset > total / 2;
  const order = isNearEnd ? asc : desc;
  const page = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .orderBy(order(bookings.createdAt), order(bookings.id))
    .offset(isNearEnd ? total - offset - limit : offset)
    .limit(limit);
  return page.map(({ id }) => id);
}

function readSummaries(ids: string[]) {
  return db()
    .select(summaryColumns)
    .from(bookings)
    .where(inArray(bookings.id, ids))
    .orderBy(desc(bookings.createdAt), desc(bookings.id));
}
