import { and, desc, eq, isNull } from "drizzle-orm";
import { bookingStatus } from "~/booking/status";
import { db } from "~/db/client.server";
import { bookingCounts, bookings } from "~/db/schema.server";
import { pageSlice } from "./read-ids.server";

/** Returns how many bookings there are. Triggers maintain the counts, so the cost does not grow with the table. */
export async function countBookings(): Promise<{ total: number; pending: number }> {
  const [counts] = await db()
    .select({ total: bookingCounts.total, pending: bookingCounts.pending })
    .from(bookingCounts);
  return counts ?? { total: 0, pending: 0 };
}

/** Bookings returned when no page is asked for. */
const newestCount = 20;

/** Returns pending bookings, newest first: one page of them (from 1), or the newest 20 if no page is given. */
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
