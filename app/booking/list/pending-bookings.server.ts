import { desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookingCounts, bookings } from "~/db/schema.server";

/** Bookings on a page of those that wait, and how many are told of where no page is asked for. */
const pageSize = 6;
const newestSize = 20;

/** How many bookings there are; kept by the database, so that asking costs the same with a million. */
export async function countBookings(): Promise<{ total: number; pending: number }> {
  const [counts] = await db()
    .select({ total: bookingCounts.total, pending: bookingCounts.pending })
    .from(bookingCounts);
  return counts ?? { total: 0, pending: 0 };
}

/** The bookings that nobody has viewed yet, newest first: a page of 6 from 1, or without `page` the newest 20. */
export function listPending(page?: number) {
  return db()
    .select({ id: bookings.id, fullName: bookings.fullName, createdAt: bookings.createdAt })
    .from(bookings)
    .where(eq(bookings.status, 0))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .offset(page === undefined ? 0 : (page - 1) * pageSize)
    .limit(page === undefined ? newestSize : pageSize);
}
